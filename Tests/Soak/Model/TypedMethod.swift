import Pliant
import SoakFixture

/// The code of a class: what it does with a value, given what calls its superclass.
typealias Code<Value> = (ModelObject, Value, (Value) throws -> Value) throws -> Value

/// Code that marks the value, or throws if `isRefused` says so.
func marks<Value: Marked>(
  _ mark: Int,
  unless isRefused: @escaping (Value) -> Bool = { _ in false }
) -> Code<Value> {
  { _, value, _ in
    if isRefused(value) { throw Refused(by: mark) }
    return value.marked(mark)
  }
}

/// Code that marks what its superclass returns.
func marksResult<Value: Marked>(_ mark: Int) -> Code<Value> {
  { _, value, above in try above(value).marked(mark) }
}

/// Code that marks what it hands to its superclass, and what that returns.
func marksBoth<Value: Marked>(_ mark: Int) -> Code<Value> {
  { _, value, above in try above(value.marked(mark)).marked(mark) }
}

/// The code of a setter.
func keeps(_ object: ModelObject, _ value: String, _: (String) throws -> String) -> String {
  object.kept = value.marked(-1)
  return value
}

/// A method of one type of function.
final class TypedMethod<Function, Value: Marked>: OverriddenMethod, @unchecked Sendable {
  // SAFETY: all is constant.
  typealias Make = (Behavior, Growth?, @escaping () -> Void, @escaping () -> Function) -> Function
  private let method: Method<Function>
  private let make: Make
  private let fallback: Function?
  private let code: [Int: Code<Value>]
  private let run: (AnyObject, Value) -> String
  private let spyOn: ((AnyObject, Int) throws -> CallSpy)?
  private let canThrow: Bool
  private let hasObjects: Bool

  /// A method of a family's first class, and the levels of other classes' handles.
  ///
  /// A method with a fallback is implemented by no class, and has no levels.
  init<Object: AnyObject>(
    _ name: String,
    _ family: Family,
    _ method: Method<Function>,
    levels: [Level] = [],
    canThrow: Bool = false,
    hasObjects: Bool = true,
    make: @escaping Make,
    replacement: (() throws -> Redefinition)? = nil,
    fallback: Function? = nil,
    code: [Int: Code<Value>],
    spy: ((AnyObject, Int) throws -> CallSpy)? = nil,
    run: @escaping (Object, Value) -> String
  ) {
    var first = level(0, method, make)
    first.replace = replacement
    self.method = method
    self.make = make
    self.fallback = fallback
    self.code = code
    // SAFETY: only objects of the family are called.
    self.run = { run(unsafeDowncast($0, to: Object.self), $1) }
    self.canThrow = canThrow
    self.hasObjects = hasObjects
    spyOn = spy
    super.init(name, family, fallback == nil ? [first] + levels : [])
  }

  override var isMessage: Bool { fallback != nil }
  override var isOfObjects: Bool { hasObjects }

  override func owner(of type: Int) -> Int {
    var type = type
    while code[type] == nil, let superclass = family.members[type].superclass { type = superclass }
    return type
  }

  override func call(_ object: AnyObject, _ argument: Int) -> String {
    run(object, Value(seed: argument))
  }

  override func predict(_ call: PredictedCall, _ argument: Int) -> String {
    let chain = Chain(method: self, call: call, code: code, canThrow: canThrow)
    return chain.text(Value(seed: argument))
  }

  override func wrap(
    on object: AnyObject,
    _ key: Int?,
    _ behavior: Behavior,
    grow: @escaping (AnyObject) -> Void
  ) throws -> Override {
    try method.wrap(on: object, key: key) { [make, fallback] layer in
      make(behavior, grow, layer.remove) { fallback.map { layer.next(or: $0) } ?? layer.next }
    }
  }

  override func wrap(
    onAll type: AnyClass,
    _ key: Int?,
    _ behavior: Behavior
  ) throws -> Override {
    try method.wrap(onAll: type, key: key) { [make] layer in
      make(behavior, nil, layer.remove) { layer.next }
    }
  }

  override func remove(on object: AnyObject, _ key: Int) {
    method.removeOverride(on: object, key: key)
  }
  override func remove(onAll type: AnyClass, _ key: Int) {
    method.removeOverride(onAll: type, key: key)
  }
  override func has(on object: AnyObject, _ key: Int) -> Bool {
    method.hasOverride(on: object, key: key)
  }
  override func has(onAll type: AnyClass, _ key: Int) -> Bool {
    method.hasOverride(onAll: type, key: key)
  }
  override func all(on object: AnyObject) -> [Override] { method.overrides(on: object) }
  override func all(onAll type: AnyClass) -> [Override] { method.overrides(onAll: type) }
  override func isImplemented(by object: AnyObject) -> Bool { method.isImplemented(by: object) }
  override func spy(on object: AnyObject, _ key: Int) throws -> CallSpy {
    guard let spyOn else { throw Refused(by: 0) }
    return try spyOn(object, key)
  }
}

/// A function, a static or a struct's method: it has redefinitions and no objects' layers.
final class TypedFunction<Value: Marked>: OverriddenMethod, @unchecked Sendable {
  // SAFETY: all is constant.
  private let code: Code<Value>
  private let run: (Value) -> Value

  init(
    _ name: String,
    _ level: Level,
    code: @escaping Code<Value>,
    run: @escaping (Value) -> Value
  ) {
    self.code = code
    self.run = run
    super.init(name, .functions, [level])
  }

  override var isOfObjects: Bool { false }
  override var isFunction: Bool { true }

  override func call(_ object: AnyObject, _ argument: Int) -> String {
    "\(run(Value(seed: argument)))"
  }

  override func predict(_ call: PredictedCall, _ argument: Int) -> String {
    Chain(method: self, call: call, code: [0: code], canThrow: false).text(Value(seed: argument))
  }
}
