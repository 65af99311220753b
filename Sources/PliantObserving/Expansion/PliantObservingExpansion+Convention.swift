import Glibc

extension PliantObservingExpansion {
  /// The apparent root of the key paths of `#observe`, until they are written out for `self`.
  @dynamicMemberLookup
  public struct AnyRoot {
    public subscript(dynamicMember name: String) -> AnyRoot { self }
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> AnyRoot? { self }
  }

  /// Observes a property by calling a method without parameters.
  public static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    fileID: String,
    _ method: @escaping (Root) -> () -> Void
  ) throws {
    let call = { [weak object] in if let object { method(object)() } }
    try PliantObserving.observe(object, keyPath, owner: object, fileID: fileID, call)
  }

  /// Observes a property by calling a method that takes the change.
  @_disfavoredOverload
  public static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    fileID: String,
    _ method: @escaping (Root) -> (Change<Value>) -> Void
  ) throws {
    let call = { [weak object] (change: Change<Value>) in if let object { method(object)(change) } }
    try PliantObserving.observe(
      object,
      keyPath,
      options: .old,
      owner: object,
      fileID: fileID,
      call
    )
  }

  /// Observes a property by calling a method of the main actor without parameters.
  @_disfavoredOverload
  public static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    fileID: String,
    _ method: @escaping (Root) -> @MainActor () -> Void
  ) throws {
    let call = { [weak object] in
      if let object { onMainActor(method(object)) }
    }
    try PliantObserving.observe(object, keyPath, on: .main, owner: object, fileID: fileID, call)
  }

  /// Observes a property by calling a method of the main actor that takes the change.
  @_disfavoredOverload
  public static func observe<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    fileID: String,
    _ method: @escaping (Root) -> @MainActor (Change<Value>) -> Void
  ) throws {
    let call = { [weak object] (change: Change<Value>) in
      guard let object else { return }
      let method = method(object)
      nonisolated(unsafe) let handed = change  // SAFETY: it is used within this call alone.
      onMainActor { method(handed) }
    }
    try PliantObserving.observe(
      object,
      keyPath,
      options: .old,
      on: .main,
      owner: object,
      fileID: fileID,
      call
    )
  }

  private static func onMainActor(_ body: @MainActor () -> Void) {
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
