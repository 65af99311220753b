/// The result of reloading files that were saved, for a program that reports it in its own way.
///
/// ```swift
/// for await event in try Reload.start().events {
///   if case .refused(let files, let error) = event { logger.error("\(files): \(error)") }
/// }
/// ```
public enum ReloadEvent: Sendable {
  /// The program runs their new code.
  case reloaded(ReloadedFiles)
  /// The program runs on as before. The files are part of every later reload until one succeeds.
  case refused([String], ReloadError)
}

/// Files that were loaded into the running program.
///
/// ```swift
/// if case .reloaded(let loaded) = event { metrics.record(loaded.duration, loaded.bytes) }
/// ```
public struct ReloadedFiles: Sendable {
  /// The paths of the files that were saved.
  public let files: [String]
  /// The functions whose new code runs: `Cart.total(of:)`, `closure in start(), main.swift:9`.
  public let functions: [String]
  /// The number of the module's functions that were added.
  public let added: Int
  /// Sentences about what keeps its old code or value.
  public let remarks: [String]
  /// The time from the save until the new code runs.
  public let duration: Duration
  /// The memory that the new code takes until the program ends, in bytes.
  public let bytes: Int
}

extension ReloadEvent: CustomStringConvertible {
  /// A line for each event, followed by remarks or the compiler's messages.
  public var description: String {
    switch self {
    case .refused(_, .notCompiled(let file, let messages)):
      "\(ReloadError.notCompiled(file: file, messages: messages))"
    case .refused(_, let error): Self.wrapped("\(error)")
    case .reloaded(let reloaded):
      ([reloaded.line] + Self.first(of: reloaded.remarks).map { "  " + $0 })
        .map(Self.wrapped).joined(separator: "\n")
    }
  }
}

extension ReloadEvent {
  /// The first few texts, and the number of the others.
  fileprivate static func first(of all: [String]) -> [String] {
    let most = 3
    return all.prefix(most) + (all.count > most ? ["\(all.count - most) more"] : [])
  }

  /// Lines of at most 100 columns, with what `Reload` prints before the first.
  package static func wrapped(_ text: String) -> String {
    let most = 92
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let cut = word.count > most - 4 ? word.prefix(most - 5) + "…" : word
      if let last = lines.last, last.count + 1 + cut.count <= most {
        lines[lines.count - 1] += " " + cut
      } else {
        lines.append((lines.isEmpty ? "" : "    ") + cut)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension ReloadedFiles {
  /// The files, the first functions, and the milliseconds.
  fileprivate var line: String {
    let names = ReloadEvent.first(of: files.map { TextFiles.name(of: $0) }).joined(separator: ", ")
    var changes = ReloadEvent.first(of: functions)
    if added > 0 { changes.append("\(added) new") }
    if changes.isEmpty { changes = [remarks.isEmpty ? "nothing has changed" : "no function"] }
    let milliseconds = duration / .milliseconds(1)
    return "Reloaded \(names) in \(Int(milliseconds)) ms: " + changes.joined(separator: ", ")
  }
}
