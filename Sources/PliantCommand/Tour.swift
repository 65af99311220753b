import ArgumentParser

/// Bends Foundation's own classes in this process and prints the results.
struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bend and observe Foundation's own classes, and see each go back to what it was."
  )

  /// The chapters, in the order in which they are shown.
  enum Chapter: String, CaseIterable, ExpressibleByArgument {
    case overriding, observing, proxying, diagnostics

    fileprivate var content: any TourChapter {
      switch self {
      case .overriding: OverridingChapter()
      case .observing: ObservingChapter()
      case .proxying: ProxyingChapter()
      case .diagnostics: DiagnosticsChapter()
      }
    }
  }

  @Option(help: "Show this chapter alone.") var chapter: Chapter?

  mutating func run() async throws {
    for chapter in chapter.map({ [$0] }) ?? Chapter.allCases { try await chapter.content.run() }
  }
}
