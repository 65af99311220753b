import PliantOverriding

/// What is installed on one requirement of one proxy; replaced as a whole, never changed.
final class Plan<Function, Observer> {
  let parts: Parts
  init(_ parts: Parts) { self.parts = parts }

  struct Parts {
    /// A weak target's function is nil once it has died.
    var override: (id: UInt64, function: () -> Function?)?
    var before: [(id: UInt64, observer: () -> Observer?)] = []
    var after: [(id: UInt64, observer: () -> Observer?)] = []
    var recorders: [(id: UInt64, recorder: PliantExpansion.CallRecorder)] = []
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
  func removing(_ id: UInt64) -> AnyObject
}

extension Plan: RemovablePlan {
  func removing(_ id: UInt64) -> AnyObject {
    var parts = parts
    if parts.override?.id == id { parts.override = nil }
    parts.before.removeAll { $0.id == id }
    parts.after.removeAll { $0.id == id }
    parts.recorders.removeAll { $0.id == id }
    return Plan(parts)
  }
}
