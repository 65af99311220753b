import CPliant
import PliantImages

/// Reads a path that leads from object to object, `\.a.b?.c`, by the getters in its key path: many
/// times as fast as the key path.
struct ObjectPath {
  /// The getters of the properties that lead to the last object.
  private let way: [KeyPathComponent.Computed]
  private let last: KeyPathComponent.Computed
  /// The type of the last property, if the path makes it Optional because an object may be missing.
  private let wrapped: Any.Type?

  /// Returns nil for any other path: of one step, through structs, or with a `!`.
  init?(_ steps: [ObservedPath.Step]) {
    guard steps.count > 1, let end = steps.last, let last = end.first?.computed else { return nil }
    var isOptional = false
    way = steps.dropLast().compactMap { step in
      if step.count == 2, case .optionalChain? = step.last?.kind {
        isOptional = true
      } else if step.count > 1 {
        return nil
      }
      return step.first?.computed
    }
    guard way.count == steps.count - 1, end.count == (isOptional ? 2 : 1) else { return nil }
    if isOptional { guard case .optionalWrap? = end.last?.kind else { return nil } }
    self.last = last
    wrapped = isOptional ? end.first?.value : nil
  }

  /// Puts the value where there is room for it; the caller keeps `root`.
  func read(_ root: AnyObject, into value: UnsafeMutableRawPointer) {
    // SAFETY: a getter is applied to the address of a reference, and puts one there that is to be
    // released; a missing object is 0, and only in an Optional.
    var object = Optional(UnsafeRawPointer(Unmanaged.passUnretained(root).toOpaque()))
    var isKept = false
    for getter in way where object != nil {
      var next: UnsafeRawPointer?
      getter.read(into: &next, from: &object)
      if isKept { Self.release(object) }
      (object, isKept) = (next, true)
    }
    if object != nil { last.read(into: value, from: &object) }
    if let wrapped {
      let type = unsafeBitCast(wrapped, to: UnsafeRawPointer.self)
      pliant_store_optional_tag(value, type, object == nil)
    }
    Self.release(object)
  }

  private static func release(_ object: UnsafeRawPointer?) {
    if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
  }
}
