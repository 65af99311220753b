import Foundation
import ProgramRunner
import Testing

/// Leak Sanitizer's verdict on memory to which only thunks refer.
struct LeakTests {
  @Test func memoryOfThunksIsNoLeak() async throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized.path
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = """
      #include "CPliant.h"
      static void entry(void) {}
      static void otherwise(void) {}
      int main(void) {
        pliant_check check = {0, &check};
        return pliant_make_filter(&check, 1, (void *)entry, (void *)otherwise, false) == NULL;
      }
      """
    try main.write(to: folder.appending(path: "main.c"), atomically: true, encoding: .utf8)
    let script = """
      set -e
      cd \(folder.path)
      swift=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")/lib/swift/linux
      number=0
      find \(root)/Sources/CPliant -name '*.[cS]' | while read -r file; do
        number=$((number + 1))
        clang -O1 -fsanitize=address -fPIC -w -I \(root)/Sources/CPliant/include -c "$file" \\
          -o $number.o
      done
      clang -O1 -fsanitize=address -w -I \(root)/Sources/CPliant/include -c main.c -o main.o
      clang -fsanitize=address *.o -o program -L"$swift" -Wl,-rpath,"$swift" \\
        -lswiftCore -lswift_Concurrency -lpthread -ldl -lm >link.txt 2>&1
      ./program
      """
    let result = try await runProgram("bash", ["-c", script])
    #expect(result.status == 0, "\(result.output)")
  }
}
