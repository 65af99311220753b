import AsyncAlgorithms
import Pliant

/// What a person fills in to search; each property can be observed.
public final class SearchField {
  public dynamic var text = ""
  @Observed public var tags: [String] = []
  public dynamic var limit = 10

  public init() {}

  /// What to search for: the text, once nobody has typed for a moment.
  public func queries() throws -> some AsyncSequence<String, Never> & Sendable {
    try changes(of: self, \.text, bufferingNewest: 1).debounce(for: .milliseconds(300)).map(\.new)
  }

  /// Says that something else must be searched, whatever it is.
  public func edits() throws -> some AsyncSequence<String, Never> & Sendable {
    let texts = try changes(of: self, \.text).map { "text \($0.new)" }
    let tags = try changes(of: self, \.tags).map { "tags \($0.new.joined(separator: ","))" }
    return merge(texts, tags)
  }

  /// The search as a line, whenever its text or its limit changes.
  public func lines() throws -> some AsyncSequence<String, Never> & Sendable {
    combineLatest(
      try changes(of: self, \.text, options: .initial),
      try changes(of: self, \.limit, options: .initial)
    )
    .map { "\($0.new)?limit=\($1.new)" }
  }
}
