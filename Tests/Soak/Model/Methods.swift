import Pliant
import SoakFixture

/// Every method that is overridden: of each form, through dynamic cells and at its own code.
///
/// Each is written out, for handles cannot be made in generic code.
enum Methods {
  static let functions: [OverriddenMethod] = [weighing(), reading(), origin()]
  static let all = voices + talkers + functions
  /// Those whose redefinition is everybody's.
  static let redefinable = all.filter { !$0.levels.isEmpty }
  static let ofClasses = redefinable.filter { !$0.isFunction }
}

private func weighing() -> OverriddenMethod {
  let handle = #callable(weigh(_:))
  return TypedFunction<[String]>(
    "weigh",
    level(handle, function),
    code: marks(-6),
    run: { weigh($0) }
  )
}

private func origin() -> OverriddenMethod {
  let handle = #callable(Voice.origin(_:))
  return TypedFunction<String>(
    "origin",
    level(handle, function),
    code: marks(-1),
    run: { Voice.origin($0) }
  )
}

private func reading() -> OverriddenMethod {
  let handle = #method(Scale.read(_:))
  return TypedFunction<Int>(
    "read",
    level(0, handle, valued),
    code: { _, value, _ in (value &* 3).marked(-5) },
    run: { Scale().read($0) }
  )
}
