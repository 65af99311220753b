import Foundation
import ProgramRunner
import Testing

/// `pliant trace` of a program that was built without Pliant.
struct TraceCommandTests {
  @Test func callsArePrinted() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try build(in: folder)
    let run = try run("trace", "--filter", "Shop.Cart.*", "--filter", "*main*", "--", shop, "3")
    #expect(run.output == "bread 3 4.5\n" && run.status == 7)
    let lines = calls(in: run.errors)
    #if arch(x86_64)
    let load = "Cart.load(id: 3) -> \"bread 3\""
    #else
    let load = "Cart.load(id:) -> <String>"
    #endif
    #expect(
      lines.filter { !$0.contains("items") && !$0.contains("0x") } == [
        "# Recording 9 functions of Shop",
        "#  DURATION          THREAD   FUNCTION", "Main.main() {",
        "  Cart.add(Item(name: \"milk\", price: 1.5), count: 3) -> 3",
        "  \(load)", "  Cart.total() {", "    Cart.total() closure #1",
        "    Cart.total() closure #1", "    Cart.total() closure #1", "  } -> 4.5", "} …",
      ]
    )
  }

  @Test func valuesAreDescribed() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try build(
      in: folder,
      Self.source
        + "\nextension Item: CustomStringConvertible { var description: String { \"<\\(name)>\" } }"
    )
    let run = try run("trace", "--describe-values", "--filter", "Shop.Cart.add*", "--", shop, "3")
    #expect(calls(in: run.errors).last == "Cart.add(<milk>, count: 3) -> 3")
  }

  @Test func filesAreWritten() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let shop = try build(in: folder)
    let file = folder.appending(path: "trace.txt")
    let run = try run("trace", "--format", "summary", "--output", file.path, "--", shop, "1")
    #expect(run.errors.hasPrefix("# Recording ") && run.status == 7)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("calls  errors") && text.contains("Shop.Cart.add(_:count:)\n"))
  }

  @Test func requestsAreShownByRoute() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      struct Failure: Error {}
      func find(_ id: Int) throws -> Int { if id == 7 { throw Failure() } else { id } }
      func answer(_ path: String, _ method: String) throws -> Int { try find(path.utf8.count) }
      @main struct Main {
        static func main() {
          for n in 1...20 { _ = try? answer("/orders/\\(n)?x=1", "GET") }
          for _ in 1...5 { _ = try? answer("/totals", "PUT") }
        }
      }
      """
    let run = try run("requests", "--request", "Shop.answer*", "--", try build(in: folder, source))
    let lines = run.errors.split(separator: "\n")
    #expect(lines[1].hasPrefix("requests: 25 in "))
    #expect(lines[1].hasSuffix("; errors: 5; not ended: 0"))
    let rows = lines[3...4].map { $0.split(separator: " ") }
    #if arch(x86_64)
    #expect(rows.map { $0[8...].joined(separator: " ") } == ["GET /orders/*", "PUT /totals"])
    #expect(rows.map { $0[1] } == ["0", "5"])
    #endif
    #expect(run.errors.contains("answer(") && run.errors.contains("find("))
  }

  @Test func programsThatCannotBeTracedAreRefused() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stripped = try build(in: folder, Self.source, ["-Xlinker", "-s"])
    let messages = try [stripped, "/bin/sh", "/nowhere/shop"].map { program in
      let run = try run("trace", "--", program)
      #expect(run.status == 1 && run.output == "")
      return run.errors
    }
    #expect(
      messages[0]
        == "Cannot trace '\(stripped)': it has no symbols. Do not strip it, and link it without "
        + "'-s'.\n"
    )
    #expect(messages[1] == "Cannot trace '/bin/sh': it contains no Swift code.\n")
    #expect(messages[2].hasPrefix("Cannot trace '/nowhere/shop': "))
    let shop = try build(in: folder)
    let unmatched = try run("trace", "--filter", "Shop.Basket.*", "--", shop, "1")
    #expect(unmatched.status == 1 && unmatched.errors.hasPrefix("Cannot trace 'Shop.Basket.*': "))
  }

  /// A child of `fork` has no thread that reads its rings: it goes on, and records no more.
  @Test func programsThatForkGoOn() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try build(in: folder, Self.forking)
    let run = try run("trace", "--filter", "Shop.work*", "--", program)
    #expect(run.status == 3)
    let lines = calls(in: run.errors)
    #expect(lines.dropFirst(2) == ["work(1) -> 2", "work(2) -> 3"])
  }

  /// The calls that were printed; one that took its time had been printed before it ended.
  private func calls(in text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n").map({ String($0.split(separator: " | ").last ?? "") }) {
      let indent = line.prefix { $0 == " " }
      if let last = lines.last, last.hasSuffix(" {"), last.prefix(while: { $0 == " " }) == indent,
        line.hasPrefix(indent + "}")
      {
        lines[lines.count - 1] = String(last.dropLast(2) + line.dropFirst(indent.count + 1))
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private static let forking = """
    import Glibc
    @_silgen_name("fork") func forked() -> Int32
    func work(_ number: Int) -> Int { number + 1 }
    @main struct Main {
      static func main() {
        _ = work(1)
        let child = forked()
        if child == 0 {
          for number in 0..<100_000 { _ = work(number) }
          exit(3)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        _ = work(2)
        exit(status >> 8)
      }
    }
    """

  private func build(
    in folder: URL,
    _ text: String = Self.source,
    _ options: [String] = []
  ) throws -> String {
    let source = folder.appending(path: "Shop.swift")
    try text.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "Shop").path
    let arguments = ["-parse-as-library", "-module-name", "Shop", source.path, "-o", program]
    try runProgram("swiftc", arguments + options).succeeded()
    return program
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try runProgram(built("pliant").path, arguments, separatingErrors: true)
  }

  private static let source = """
    import Glibc
    struct Item { var name: String, price: Double }
    final class Cart {
      var items: [Item] = []
      func add(_ item: Item, count: Int) -> Int {
        items += Array(repeating: item, count: count)
        return items.count
      }
      func total() -> Double { items.reduce(0) { $0 + $1.price } }
      func load(id: Int) async -> String {
        await Task.yield()
        return "bread \\(id)"
      }
    }
    @main struct Main {
      static func main() async {
        let cart = Cart()
        _ = cart.add(Item(name: "milk", price: 1.5), count: Int(CommandLine.arguments[1])!)
        print(await cart.load(id: 3), cart.total())
        await end()
      }
    }
    func end() async { exit(7) }
    """
}
