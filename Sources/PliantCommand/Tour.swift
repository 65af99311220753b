import ArgumentParser
import Pliant

/// Overrides Foundation's own classes in this process and prints the results.
struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Override and observe Foundation's own classes, and see each go back to what it was."
  )

  /// The chapters, in the order in which they are shown.
  enum Chapter: String, CaseIterable, ExpressibleByArgument {
    case overriding, observing, proxying, tracing, reloading, diagnostics

    fileprivate var content: any TourChapter {
      switch self {
      case .overriding: OverridingChapter()
      case .observing: ObservingChapter()
      case .proxying: ProxyingChapter()
      case .tracing: TracingChapter()
      case .reloading: ReloadingChapter()
      case .diagnostics: DiagnosticsChapter()
      }
    }
  }

  @Option(help: "Show this chapter alone.") var chapter: Chapter?

  mutating func run() async throws {
    for chapter in chapter.map({ [$0] }) ?? Chapter.allCases { try await chapter.content.run() }
  }
}

/// A part of the tour that can be shown alone.
protocol TourChapter {
  func run() async throws
}

extension TourChapter {
  func section(_ title: String) {
    print("\n" + Color.bold(title))
  }

  func show(_ label: String, _ value: Any?) {
    let space = String(repeating: " ", count: max(38 - label.count, 0))
    print("  " + label + space, Color.cyan("\(value ?? "nil")"))
  }

  /// Runs a part that overrides what a Foundation without symbols, as Debian's, does not let be
  /// overridden.
  func orSayWhyNot(_ part: () throws -> Void) throws {
    do {
      try part()
    } catch let error as OverrideError {
      switch error {
      case .stripped, .unexpectedLayout: show("not here", error)
      default: throw error
      }
    }
  }
}

/// Hides an object's exact class from the optimizer, which else calls its methods directly.
@inline(never)
@_optimize(none)
func opaque<Object: AnyObject>(_ object: Object) -> Object {
  object
}
