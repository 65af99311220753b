public import PliantDoubles

/// What is installed on one requirement of one proxy; replaced as a whole, never changed.
///
/// Inlined into the proxies' own modules, where its types are known.
@usableFromInline
final class Plan<Function, Observer> {
  @usableFromInline let parts: Parts
  init(_ parts: Parts) { self.parts = parts }

  @usableFromInline
  struct Parts {
    /// A weak target's function is nil once it has died.
    @usableFromInline var override: (id: UInt64, function: () -> Function?)?
    @usableFromInline var before: [(id: UInt64, observer: () -> Observer?)] = []
    @usableFromInline var after: [(id: UInt64, observer: () -> Observer?)] = []
    @usableFromInline var recorders: [PliantExpansion.CallRecorder] = []
    /// The numbers of `recorders`.
    var recorderIDs: [UInt64] = []
  }
}

extension Plan.Parts {
  /// Without those whose object has died.
  var living: Self {
    var living = self
    if override?.function() == nil { living.override = nil }
    living.before.removeAll { $0.observer() == nil }
    living.after.removeAll { $0.observer() == nil }
    return living
  }
}

/// A plan whatever its types.
protocol RemovablePlan: AnyObject {
  /// Whether something living has the number.
  func has(_ id: UInt64) -> Bool
  /// Without what has the number; nil where nothing is left.
  func removing(_ id: UInt64) -> AnyObject?
}

extension Plan: RemovablePlan {
  func has(_ id: UInt64) -> Bool {
    let living = parts.living
    return living.override?.id == id || living.recorderIDs.contains(id)
      || (living.before + living.after).contains { $0.id == id }
  }

  func removing(_ id: UInt64) -> AnyObject? {
    var parts = parts
    if parts.override?.id == id { parts.override = nil }
    parts.before.removeAll { $0.id == id }
    parts.after.removeAll { $0.id == id }
    if let index = parts.recorderIDs.firstIndex(of: id) {
      parts.recorders.remove(at: index)
      parts.recorderIDs.remove(at: index)
    }
    let isEmpty =
      parts.override == nil && parts.before.isEmpty && parts.after.isEmpty
      && parts.recorders.isEmpty
    return isEmpty ? nil : Plan(parts)
  }
}
