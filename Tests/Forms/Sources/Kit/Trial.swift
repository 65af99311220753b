import Glibc

/// One form's run: what was expected and what came, written as lines that the runner reads.
public final class Trial: @unchecked Sendable {
  // SAFETY: one form runs at a time, and awaits all that it starts.
  private var step = "plain"
  private var tokens = 0
  private var stepTokens: Int?
  private var reach = ""
  private var isRight = true

  public init() {
    _ = Tally.eternal
  }

  static func fail(_ message: String) { say("WRONG \(message)") }

  /// The operation that comes next: it is named where one goes wrong or is refused.
  ///
  /// That before it must have left no object behind.
  public func begin(_ step: String) {
    if let stepTokens, Tally.living != stepTokens {
      wrong("\(Tally.living - stepTokens) tokens too many live")
    }
    self.step = step
    stepTokens = Tally.living
    say("STEP \(step)")
  }

  /// Before the first call; ``countTokens()`` compares.
  public func start() { tokens = Tally.living }

  /// Which calls the handle says it can see.
  public func handleReaches(_ reach: String) { self.reach = reach }

  /// The handle is made, and then the objects that all steps use.
  public func beginHandle() {
    begin("handle")
    stepTokens = nil
  }

  /// The objects that all steps use are there no longer.
  public func finish() {
    stepTokens = nil
    step = "end"
    countTokens()
  }

  public func countTokens() {
    let living = Tally.living
    if living != tokens { wrong("\(living - tokens) tokens too many live") }
    tokens = living
  }

  public func expect(_ what: String, _ got: String, _ wanted: String) {
    guard got != wanted else { return }
    let isUnseen = wanted.hasPrefix("layer ") && !got.hasPrefix("layer ")
    let cause = isUnseen ? ", the layer did not run though it reaches \(reach)" : ""
    wrong("\(what)\(cause): got \(quoted(got)), wanted \(quoted(wanted))")
  }

  /// A call that a layer may not see, if the handle does not say that it sees each.
  public func expectKnown(_ what: String, _ got: String, _ wanted: String, _ plain: Plain) {
    if got == plain.text, reach != "everyCall" { return }
    expect(what, got, wanted)
  }

  /// What the operation that began threw: a refusal, if it is an `OverrideError`.
  public func caught(_ error: any Error) {
    guard "\(type(of: error))" == "OverrideError" else { return wrong("threw \(error)") }
    let name = Mirror(reflecting: error).children.first?.label ?? "\(error)"
    say("REFUSED \(step)|\(name)|\(oneLine("\(error)"))")
  }

  public func end() { if isRight { say("END") } }

  private func wrong(_ message: String) {
    isRight = false
    say("WRONG \(step): \(oneLine(message))")
  }
}

/// Without a buffer, which a crash would empty.
private func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

private func oneLine(_ text: String) -> String {
  text.split(separator: "\n").joined(separator: " ")
}

private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "\n").joined(separator: " / ") + "'"
}

// MARK: - Transcripts that are expected

/// What a call of the form without layers wrote: `code` lines, then what its caller saw.
public struct Plain: Sendable {
  public let text: String
  private let hasReceiver: Bool

  public init(_ text: String, hasReceiver: Bool) {
    self.text = text
    self.hasReceiver = hasReceiver
  }

  /// The arguments, after the receiver unless it is a function, static or initializer.
  private var layer: String {
    let line = text.split(separator: "\n").first { $0.hasPrefix("code ") }
    guard let line = line?.dropFirst(5) else { return "no code ran\n" }
    guard !hasReceiver else { return "layer \(line)\n" }
    return "layer -\(line.drop { $0 != "|" })\n"
  }

  /// The lines of the code that ran.
  private var code: String {
    text.split(separator: "\n").filter { !$0.hasPrefix("=>") }.map { $0 + "\n" }.joined()
  }

  /// A layer runs that does not call the original, and whose caller sees `answer`.
  public func answered(_ answer: String) -> String { layer + "=> " + answer }

  public var once: String { layer + text }
  public var twice: String { layer + code + text }
  public func passed(on other: Plain) -> String { layer + other.text }
}
