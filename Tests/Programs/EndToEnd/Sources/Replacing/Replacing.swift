import Shared

/// In a library that the program loads after it has overridden what these replace.
extension Replaced {
  @_dynamicReplacement(for:after())
  public func loadedAfter() -> String { "library(\(after()))" }

  @_dynamicReplacement(for:twice())
  public func loadedTwice() -> String { "library(\(twice()))" }
}
