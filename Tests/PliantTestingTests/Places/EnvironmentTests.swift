import Foundation
import PliantTesting
import Testing

@Suite struct EnvironmentTests {
  private func read(_ name: String) -> [String?] {
    let one = getenv(name).map { String(cString: $0) }
    typealias Function = @convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    // SAFETY: the function's type.
    let secure = dlsym(nil, "secure_getenv").map { unsafeBitCast($0, to: Function.self) }
    return [one, secure?(name).map { String(cString: $0) }, Self.all[name]]
  }

  private static var all: [String: String] { ProcessInfo.processInfo.environment }

  @Test(.environment(["PLIANT_USER": "Ann", "PATH": nil]))
  func areSetAndTakenAway() {
    #expect(read("PLIANT_USER") == ["Ann", "Ann", "Ann"])
    #expect(read("PATH") == [nil, nil, nil])
    #expect(Self.all["HOME"] != nil && getenv("HOME") != nil)
  }

  /// What a test writes, it reads in every way, and nobody else does.
  @Test(arguments: 0..<8) func writesAreTheTestsOwn(_ number: Int) async throws {
    let names = ["HOME", "PATH", "PLIANT_GIVEN", "PLIANT_LEFT", "PLIANT_SHARED"]
    let before = names.map { Self.all[$0] }
    try await Fixture.environment(["PLIANT_GIVEN": "given"]).run {
      let name = "PLIANT_SHARED"
      #expect(setenv(name, "\(number)", 1) == 0)
      await Task.yield()
      #expect(read(name) == ["\(number)", "\(number)", "\(number)"])
      #expect(setenv(name, "other", 0) == 0 && read(name)[0] == "\(number)")
      #expect(putenv(strdup("\(name)=put=\(number)")) == 0)
      #expect(read(name) == Array(repeating: "put=\(number)", count: 3))
      let inChild = await Task { read(name)[0] }.value
      #expect(inChild == "put=\(number)")
      let inDetached = await Task.detached { read(name)[0] }.value
      #expect(inDetached == "put=\(number)")
      #expect(unsetenv(name) == 0 && read(name) == [nil, nil, nil])
      #expect(putenv(strdup("PLIANT_GIVEN")) == 0 && read("PLIANT_GIVEN") == [nil, nil, nil])
      let refused = [setenv("A=B", "", 1), unsetenv("")]
      #expect(refused == [-1, -1] && errno == EINVAL)
      setenv("PLIANT_LEFT", "left", 1)
      #expect(clearenv() == 0 && Self.all.isEmpty && getenv("HOME") == nil)
      setenv("PLIANT_LEFT", "left", 1)
      #expect(Self.all == ["PLIANT_LEFT": "left"])
    }
    // Tests of other suites set names of their own for the process.
    #expect(names.map { Self.all[$0] } == before && getenv("PLIANT_LEFT") == nil)
  }

  @Test func areAsBeforeElsewhere() { #expect(getenv("PLIANT_USER") == nil) }

  /// Bytes that are no UTF-8, and texts that are equal as strings only, stay what they are.
  @Test(.environment(["PLIANT_\u{e9}": "composed"])) func bytesStayAsTheyAre() async throws {
    func bytes(_ name: [UInt8]) -> [UInt8]? {
      let name = (name + [0]).map(CChar.init(bitPattern:))
      return getenv(name).map { text in (0..<strlen(text)).map { UInt8(bitPattern: text[$0]) } }
    }
    func set(_ name: [UInt8], _ value: [UInt8]) {
      let terminated = [name, value].map { ($0 + [0]).map(CChar.init(bitPattern:)) }
      setenv(terminated[0], terminated[1], 1)
    }
    set([0xff, 0x41], [0xfe, 0x80])
    set(Array("PLIANT_e\u{301}".utf8), Array("apart".utf8))
    #expect(bytes([0xff, 0x41]) == [0xfe, 0x80])
    #expect(bytes(Array("PLIANT_\u{e9}".utf8)) == Array("composed".utf8))
    #expect(bytes(Array("PLIANT_e\u{301}".utf8)) == Array("apart".utf8))
    try await Fixture.environment(["PLIANT_MORE": "1"]).run { () async throws in
      #expect(bytes([0xff, 0x41]) == [0xfe, 0x80] && bytes(Array("PLIANT_MORE".utf8)) == [49])
    }
  }
}
