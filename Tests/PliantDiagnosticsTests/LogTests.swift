import Foundation
import Logging
import Pliant
import Testing

struct LogTests {
  // Dev Kit 4.2 log: HEAD, name and value of each variable
  @Test func valuesUnderTheirNames() {
    let count = 3
    let names = ["Ann", "Bob"]
    let lines = logged { #log(count, names.first, names.count + 1) }
    #expect(
      lines == [
        "-[LogTests valuesUnderTheirNames()] --- count 3, names.first Ann, names.count + 1 3"
      ]
    )
  }

  // Dev Kit 4.2 log: DKLogF, DKLogM
  @Test func functionsAndMessages() {
    let count = 2
    let lines = logged {
      #log()
      #log("loaded")
      #log("loaded \(count) of", count)
      #log(count, "then")
    }
    let head = "-[LogTests functionsAndMessages()]"
    #expect(
      lines == [
        "\(head)", "\(head) --- loaded", "\(head) --- loaded 2 of, count 2",
        "\(head) --- count 2, then",
      ]
    )
  }

  // N: redaction of logged values
  @Test func privateValues() {
    func secret(_ name: String) -> String {
      computed += 1
      return name
    }
    var computed = 0
    func line() -> String {
      "\(7, privacy: .public) \(secret("Ann"), privacy: .private) \(nil as Int? as Any)"
    }
    let lines = logged { #log("as \(secret("Ann"), privacy: .private)") }
    #expect(lines == ["-[LogTests privateValues()] --- as <private>"])
    #expect(line() == "7 <private> nil" && computed == 0)
    LogPrivacy.revealsPrivateValues = true
    defer { LogPrivacy.revealsPrivateValues = false }
    #expect(line() == "7 Ann nil" && computed == 1)
  }

  // Dev Kit 4.2 log: more than its eight variables
  @Test func anyNumberOfValues() {
    let n = 1
    let lines = logged { #log(n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9) }
    #expect(lines.first?.hasSuffix("n + 8 9, n + 9 10") == true)
  }

  // Dev Kit 4.2 head: the runtime class in parentheses
  @Test func headsNameTheClassAtRunTime() throws {
    let lines = try logged {
      Base().plain()
      Derived().plain()
      Derived.make()
      Base.make()
      _ = Derived(title: "t")
      let derived = Derived()
      derived.title = "new"
      _ = derived.title
      _ = derived[1]
      _ = derived.implicit
      _ = mayLog
      derived.inClosure()
      derived.inLocalFunction()
      derived.fromExtension()
      try derived.throwing()
      Value().inside()
      free(1, and: 2)
    }
    #expect(
      lines.map { $0.replacing(/0x[0-9a-f]+/, with: "0x") } == [
        "-[Base plain()]",
        "-[Base plain()] (Derived)",
        "+[Base make()] (Derived)",
        "+[Base make()]",
        "-[Base init(title:)] (Derived)",
        "-[Base title.set] (Derived)",
        "-[Base title] (Derived)",
        "-[Base subscript(_:)] (Derived)",
        "-[Base implicit]",
        "mayLog",
        "-[Base inClosure()]",
        "-[Base inClosure()] (Derived) --- self <Derived 0x>",
        "-[Base inClosure()] (Derived) --- self <Derived 0x>",
        "-[Base inLocalFunction().local()]",
        "-[Base fromExtension()] (Derived)",
        "-[Base throwing()] (Derived)",
        "-[Outer.Value inside()]",
        "free(_:and:)",
      ]
    )
  }

  // Dev Kit 4.2 log: each argument is evaluated once, and not at all when the level is off
  @Test func argumentsAreEvaluatedOnceOrNotAtAll() {
    var calls = 0
    func next() -> Int {
      calls += 1
      return calls
    }
    let lines = logged(at: .warning) {
      #log(.warning, next(), next())
      #log(.info, next())
      #log(next())
    }
    #expect(calls == 2)
    #expect(lines == ["-[LogTests argumentsAreEvaluatedOnceOrNotAtAll()] --- next() 1, next() 2"])
  }

  @Test func severities() {
    let memory = MemoryLog()
    let logger = Logger(label: "own") { SinkLogHandler(label: $0, level: .trace, sinks: [memory]) }
    let level = Logger.Level.notice
    #log(.trace, to: logger)
    #log(.debug, 1, to: logger)
    #log(.info, to: logger)
    #log(level, "m", to: logger)
    #log(.warning, to: logger)
    #log(.error, to: logger)
    #log(.critical, to: logger)
    #log(to: logger)
    #expect(
      memory.records.map { "\($0.level)" }
        == ["trace", "debug", "info", "notice", "warning", "error", "critical", "info"]
    )
    #expect(
      memory.records.allSatisfy { $0.label == "own" && $0.source == "PliantDiagnosticsTests" }
    )
    #expect(memory.errors.count == 2)
  }

  @Test func tryAndAwaitWithin() async throws {
    let lines = try await logged {
      try #log(mayThrow(1))
      #log(try mayThrow(2))
      await #log(later(3))
      #log(await later(4), try await laterOrThrow(5))
      let y = try #inspect(mayThrow(6))
      let z = try await #inspect(.notice, laterOrThrow(y + 1))
      #log(z)
    }
    #expect(
      lines.map { $0.replacing("-[LogTests tryAndAwaitWithin()] --- ", with: "") } == [
        "mayThrow(1) 1", "mayThrow(2) 2", "later(3) 3", "later(4) 4, laterOrThrow(5) 5",
        "mayThrow(6) 6", "laterOrThrow(y + 1) 7", "z 7",
      ]
    )
    #expect(throws: Refused.self) { try #log(mayThrow(-1)) }
  }

  @Test func metadataKeepNameAndValueApart() throws {
    let memory = MemoryLog()
    var logger = Logger(label: "own") { SinkLogHandler(label: $0, sinks: [memory]) }
    logger[metadataKey: "request"] = "7"
    let flag = true
    #log("m", flag, flag ? 1 : 2, to: logger)
    let record = try #require(memory.records.first)
    #expect(record.expressions.map { "\($0.name)=\($0.value)" } == ["flag=YES", "flag ? 1 : 2=1"])
    #log(flag, flag, to: logger)
    #expect(memory.records.last?.expressions.map(\.name) == ["flag", "flag"])
    #expect(record.metadata == ["request": "7"])
    #expect(record.function == "metadataKeepNameAndValueApart()")
    #expect(record.file.hasSuffix("LogTests.swift"))
  }

  @Test func inspectReturnsItsValue() {
    var seen = 0
    let lines = logged(at: .error) { seen = #inspect(40) + #inspect(.error, 2) }
    #expect(seen == 42)
    #expect(lines == ["-[LogTests inspectReturnsItsValue()] --- 2 2"])
  }

  @Test func headsOfOtherDeclarations() {
    let lines = logged {
      _ = Odd() + Odd()
      Odd().`default`(in: 1)
      _ = Odd().initial
    }
    #expect(
      lines == [
        "-[Odd] --- 1 + 1 2", "-[Odd] --- 1 + 1 2", "+[Odd +(_:_:)]", "-[Odd] --- 1 + 1 2",
        "-[Odd default(in:)]", "-[Odd] --- 1 + 1 2",
      ]
    )
  }

  @Test func namesStandOnOneLine() {
    let numbers = [1, 2, 3]
    let lines = logged {
      #log(
        numbers
          .map { $0 * 2 },
        numbers.contains { "\"\\\($0)\n" == "x" }
      )
    }
    #expect(
      lines.first?.hasSuffix(
        #"numbers .map { $0 * 2 } [2, 4, 6], numbers.contains { "\"\\\($0)\n" == "x" } NO"#
      ) == true
    )
  }

  @Test func actorsAndIsolation() async {
    let lines = await logged { await Counter().log() }
    #expect(lines == ["-[Counter log()] --- count 5", "-[Counter log()] --- self.count 5"])
  }
}

private func mayThrow(_ n: Int) throws -> Int { n < 0 ? try { throw Refused() }() : n }
private func later(_ n: Int) async -> Int { n }
private func laterOrThrow(_ n: Int) async throws -> Int { n }
private struct Refused: Error {}

private func free(_ a: Int, and b: Int) { #log() }

private var mayLog: Int {
  #log()
  return 1
}

private actor Counter {
  private var count = 5
  func log() {
    #log(count)
    #log(self.count)
  }
}

private class Base {
  var title: String {
    get {
      #log()
      return stored
    }
    set {
      #log()
      stored = newValue
    }
  }
  private var stored = ""

  init() {}

  init(title: String) {
    #log()
    stored = title
  }

  func plain() { #log() }
  class func make() { #log() }
  subscript(index: Int) -> Int {
    #log()
    return index
  }

  var implicit: Int {
    #log()
    return 1
  }

  func inClosure() {
    let body = {
      #log()
      #log(self)
    }
    body()
    let weakly = { [weak self] in #log(self) }
    weakly()
  }

  func inLocalFunction() {
    func local() { #log() }
    local()
  }

  func throwing() throws { #log() }
}

extension Base {
  fileprivate func fromExtension() { #log() }
}

private final class Derived: Base {}

private enum Outer {}
extension Outer {
  struct Value {
    func inside() { #log() }
  }
}
private typealias Value = Outer.Value

private struct Odd {
  let initial = #inspect(1 + 1)
  static func + (a: Odd, b: Odd) -> Int {
    #log()
    return 0
  }
  func `default`(`in` n: Int) { #log() }
}
