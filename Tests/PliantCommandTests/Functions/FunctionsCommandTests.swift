import Foundation
import ProgramRunner
import Testing

/// `pliant functions`, run as a person runs it.
struct FunctionsCommandTests {
  @Test func peopleReadOneLinePerDeclaration() throws {
    let run = try run("functions", demo, "--module", "PliantDemo", "--filter", "SETTLE orderbook")
    #expect(
      run.output == """
        PliantDemo.OrderBook (class)
          every call               method              settle(_: Purchase)

        1 declaration: 1 every call, 0 calls not inlined, 0 calls from other images, 0 not overridable

        """
    )
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func overridableOptionLeavesOutTheRest() throws {
    let run = try run("functions", demo, "--module", "PliantDemo", "--overridable")
    #expect(run.output.contains("every call") && !run.output.contains("not: "))
    let handles = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(handles.count > 10 && handles.allSatisfy { $0.contains("  #") })
  }

  @Test func programsReadOneObjectPerLine() throws {
    let lines = try ["PliantDemo", "PliantConsole"].flatMap { module in
      try run("functions", demo, "--module", module, "--json").output.split(separator: "\n")
    }
    let keys: Set = [
      "module", "type", "extension", "kind", "static", "name", "declaration", "reach",
      "reason", "handle", "symbol",
    ]
    var reaches: Set<String> = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(Set(try #require(object).keys) == keys)
      let reach = try #require(object?["reach"] as? String)
      #expect((object?["reason"] is String) == (reach == "not overridable"))
      reaches.insert(reach)
    }
    #expect(reaches.contains("every call") && reaches.contains("not overridable"))
  }

  @Test func errorsSayWhatTheFileIs() throws {
    var log: [String] = []
    for file in ["/no/such/file", "/tmp", "/etc/passwd", "/bin/true"] {
      let run = try run("functions", file)
      log.append("\(run.status) \(run.output)\(run.errors)")
    }
    #expect(
      log == [
        "1 Error: /no/such/file cannot be read: No such file or directory\n",
        "1 Error: /tmp is no file; name a program or a shared library\n",
        "1 Error: /etc/passwd is not an ELF file; name a program or a shared library\n",
        "1 Error: /bin/true defines nothing in Swift\n",
      ]
    )
  }

  // `pliant functions … | head -n 1` closes its pipe early.
  @Test func aClosedPipeEndsItQuietly() throws {
    let script = #"{ "$0" functions "$0"; echo "exit $?" >&2; } | head -n 1"#
    let run = try run("-c", script, program, at: "/bin/sh")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "exit 0\n")
  }

  // MARK: - Running

  private let program = built("pliant").path
  private let demo = built("demo").path

  private func run(_ arguments: String..., at path: String? = nil) throws -> ProgramRun {
    try runProgram(path ?? program, arguments, separatingErrors: true)
  }
}
