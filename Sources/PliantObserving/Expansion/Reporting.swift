import Glibc

extension __Pliant {
  /// The apparent root of the key paths of `#observe`, until they are written out for `self`.
  @dynamicMemberLookup
  public struct AnyRoot {
    public subscript(dynamicMember name: String) -> AnyRoot { self }
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> AnyRoot? { self }
  }

  static func onMainActor(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated(body)
  }

  /// Observes in code that cannot throw, and reports the error.
  public static func reporting(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      var message = "Pliant: \(error)\n"
      message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      assertionFailure("\(error)")
    }
  }
}
