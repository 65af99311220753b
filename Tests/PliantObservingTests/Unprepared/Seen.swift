import Pliant

/// The changes that a handler received while a property was changed, as `old>new`, and its other
/// calls.
///
/// The change is made once more afterwards, which must not be reported.
func seen<Root: AnyObject, Value>(
  _ object: Root,
  _ keyPath: KeyPath<Root, Value>,
  _ change: () throws -> Void
) -> String {
  var log: [String] = []
  do {
    let observation = try observe(object, keyPath) { (old: Value, new: Value) in
      log.append("\(old)>\(new)")
    }
    try? change()
    observation.stop()
    let count = log.count
    try? change()
    if log.count > count { log.append("after the end") }
  } catch {
    log.append("\(error)")
  }
  return log.joined(separator: " ")
}

/// Changes a value in place, and ends with an error.
func setAndThrow<Value>(_ place: inout Value, _ value: Value) throws {
  place = value
  throw CancellationError()
}
