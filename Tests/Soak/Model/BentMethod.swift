import Pliant
import SoakFixture

/// A method under test, whatever its type: how it is called and bent, and what it should answer.
class BentMethod: @unchecked Sendable {
  // SAFETY: all is constant.
  let name: String
  let family: Family
  /// What puts a redefinition in place, for each class that has a handle of its own.
  let levels: [Level]

  init(_ name: String, _ family: Family, _ levels: [Level]) {
    self.name = name
    self.family = family
    self.levels = levels
  }

  /// Whether single objects can have layers of it.
  var isOfObjects: Bool { true }
  /// Whether it is called on nothing that could have layers.
  var isFunction: Bool { false }
  /// Whether its lowest layer has nothing below it.
  var isMessage: Bool { false }
  /// The class whose code instances of a class run.
  func owner(of type: Int) -> Int { 0 }

  func call(_ object: AnyObject, _ argument: Int) -> String { "" }
  func predict(_ call: PredictedCall, _ argument: Int) -> String { "" }

  func wrap(
    on object: AnyObject,
    _ key: Int?,
    _ behaviour: Behaviour,
    grow: @escaping (AnyObject) -> Void
  ) throws -> Override { throw Refused(by: 0) }
  func wrap(onAll type: AnyClass, _ key: Int?, _ behaviour: Behaviour) throws -> Override {
    throw Refused(by: 0)
  }
  func remove(on object: AnyObject, _ key: Int) {}
  func remove(onAll type: AnyClass, _ key: Int) {}
  func has(on object: AnyObject, _ key: Int) -> Bool { false }
  func has(onAll type: AnyClass, _ key: Int) -> Bool { false }
  func all(on object: AnyObject) -> [Override] { [] }
  func all(onAll type: AnyClass) -> [Override] { [] }
  func isImplemented(by object: AnyObject) -> Bool { false }
  func spy(on object: AnyObject, _ key: Int) throws -> CallSpy { throw Refused(by: 0) }
}

/// A place where a redefinition can stand.
struct Level {
  let type: Int
  /// Puts another method of the program's there; nil where there is none that fits.
  var replace: (() throws -> Redefinition)?
  let redefine: (Behaviour) throws -> Redefinition
  let inTask: (Behaviour, () -> Void) throws -> Void
}

/// A spy, whatever its type: what it has seen, as text.
struct CallSpy {
  let calls: () -> [String]
  let reset: () -> Void
  let stop: () -> Void
}

/// The classes of a hierarchy.
struct Family: Sendable {
  struct Member: Sendable {
    let type: AnyClass
    let superclass: Int?
    /// Whether layers of all instances can be asked of it: not of a generic class's code.
    let isGeneric: Bool
    nonisolated(unsafe) let make: (Int, Ledger) -> AnyObject  // SAFETY: it captures nothing.
  }

  let name: String
  let isDynamic: Bool
  let members: [Member]
  /// Whether `super` calls meet the superclass's layers: not where only slots lead to it.
  var seesSuper: Bool { isDynamic || Self.entersTalkers }
  private static let entersTalkers = #method(Talker.say(_:)).reach == .everyCall

  static let voices = Family(
    name: "Voice",
    isDynamic: true,
    members: [
      Member(type: Voice.self, superclass: nil, isGeneric: false) { Voice($0, $1) },
      Member(type: Echo.self, superclass: 0, isGeneric: false) { Echo($0, $1) },
      Member(type: Choir.self, superclass: 0, isGeneric: false) { Choir($0, $1) },
      Member(type: Opera.self, superclass: 2, isGeneric: false) { Opera($0, $1) },
      Member(type: Solo.self, superclass: 3, isGeneric: false) { Solo($0, $1) },
      Member(type: Crate<Int>.self, superclass: 0, isGeneric: true) { Crate<Int>($0, $1) },
      Member(type: Crate<String>.self, superclass: 0, isGeneric: true) { Crate<String>($0, $1) },
    ]
  )
  /// Of what has no class.
  static let functions = Family(
    name: "Function",
    isDynamic: true,
    members: [Member(type: Listener.self, superclass: nil, isGeneric: false) { Listener($0, $1) }]
  )
  static let talkers = Family(
    name: "Talker",
    isDynamic: false,
    members: [
      Member(type: Talker.self, superclass: nil, isGeneric: false) { Talker($0, $1) },
      Member(type: Murmur.self, superclass: 0, isGeneric: false) { Murmur($0, $1) },
      Member(type: Crowd.self, superclass: 0, isGeneric: false) { Crowd($0, $1) },
      Member(type: Riot.self, superclass: 2, isGeneric: false) { Riot($0, $1) },
      Member(type: Orator.self, superclass: 3, isGeneric: false) { Orator($0, $1) },
    ]
  )
}

/// The code of a class: what it does with a value, given what calls its superclass.
typealias Code<Value> = (ModelObject, Value, (Value) throws -> Value) throws -> Value

/// A method of one type of function.
final class TypedMethod<Function, Value: Marked>: BentMethod, @unchecked Sendable {
  // SAFETY: all is constant.
  typealias Make = (Behaviour, Growth?, @escaping () -> Void, @escaping () -> Function) -> Function
  private let method: Method<Function>
  private let make: Make
  private let fallback: Function?
  private let code: [Int: Code<Value>]
  private let run: (AnyObject, Value) -> String
  private let spyOn: ((AnyObject, Int) throws -> CallSpy)?
  private let canThrow: Bool
  private let hasObjects: Bool

  init(
    _ name: String,
    _ family: Family,
    _ method: Method<Function>,
    levels: [Level],
    canThrow: Bool = false,
    hasObjects: Bool = true,
    make: @escaping Make,
    fallback: Function? = nil,
    code: [Int: Code<Value>],
    spy: ((AnyObject, Int) throws -> CallSpy)? = nil,
    run: @escaping (AnyObject, Value) -> String
  ) {
    self.method = method
    self.make = make
    self.fallback = fallback
    self.code = code
    self.run = run
    self.canThrow = canThrow
    self.hasObjects = hasObjects
    spyOn = spy
    super.init(name, family, levels)
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
    _ behaviour: Behaviour,
    grow: @escaping (AnyObject) -> Void
  ) throws -> Override {
    try method.wrap(on: object, key: key) { [make, fallback] layer in
      make(behaviour, grow, layer.remove) { fallback.map { layer.next(or: $0) } ?? layer.next }
    }
  }

  override func wrap(
    onAll type: AnyClass,
    _ key: Int?,
    _ behaviour: Behaviour
  ) throws -> Override {
    try method.wrap(onAll: type, key: key) { [make] layer in
      make(behaviour, nil, layer.remove) { layer.next }
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

/// A function, a static or a struct's method: all that can be bent there is everybody's or the task's.
final class TypedFunction<Value: Marked>: BentMethod, @unchecked Sendable {
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

typealias Growth = (AnyObject) -> Void

/// Where a redefinition of one handle stands.
func level<Function>(
  _ type: Int,
  _ method: Method<Function>,
  _ make: @escaping (Behaviour, Growth?, @escaping () -> Void, @escaping () -> Function) -> Function
) -> Level {
  Level(
    type: type,
    redefine: { behaviour in
      try method.redefine(around: { original in make(behaviour, nil, {}, { original }) })
    },
    inTask: { behaviour, body in
      try method.withRedefinition(
        around: { original in make(behaviour, nil, {}, { original }) },
        operation: body
      )
    }
  )
}

/// Where a redefinition of a function stands.
func level<Function>(
  _ callable: Callable<Function>,
  _ make: @escaping (Behaviour, @escaping () -> Function) -> Function
) -> Level {
  Level(
    type: 0,
    redefine: { behaviour in
      try callable.redefine(around: { original in make(behaviour, { original }) })
    },
    inTask: { behaviour, body in
      try callable.withRedefinition(
        around: { original in make(behaviour, { original }) },
        operation: body
      )
    }
  )
}

// MARK: - Functions that behave

func function<Value: Marked>(
  _ behaviour: Behaviour,
  _ next: @escaping () -> (Value) -> Value
) -> (Value) -> Value {
  { value in
    behaviour.began()
    return behaviour.recipe.run(
      value,
      refuse: nil as ((Int) -> Never)?,
      remove: {},
      grow: {},
      next: { next()($0) }
    )
  }
}

/// As `plain`, of a receiver that is no object.
func valued<Receiver, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Value
) -> (Receiver, Value) -> Value {
  { receiver, value in
    behaviour.began()
    return behaviour.recipe.run(
      value,
      refuse: nil as ((Int) -> Never)?,
      remove: remove,
      grow: {},
      next: { next()(receiver, $0) }
    )
  }
}

func plain<Receiver: AnyObject, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Value
) -> (Receiver, Value) -> Value {
  { receiver, value in
    behaviour.began()
    return behaviour.recipe.run(
      value,
      refuse: nil as ((Int) -> Never)?,
      remove: remove,
      grow: { grow?(receiver) },
      next: { next()(receiver, $0) }
    )
  }
}

func throwing<Receiver: AnyObject, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) throws -> Value
) -> (Receiver, Value) throws -> Value {
  { receiver, value in
    behaviour.began()
    return try behaviour.recipe.run(
      value,
      refuse: { Refused(by: $0) as any Error },
      remove: remove,
      grow: { grow?(receiver) },
      next: { try next()(receiver, $0) }
    )
  }
}

func suspending<Receiver: AnyObject, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) async -> Value
) -> (Receiver, Value) async -> Value {
  { receiver, value in
    behaviour.began()
    return await behaviour.recipe.run(
      value,
      refuse: nil as ((Int) -> Never)?,
      remove: remove,
      grow: { grow?(receiver) },
      next: { await next()(receiver, $0) }
    )
  }
}

func suspendingThrowing<Receiver: AnyObject, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) async throws -> Value
) -> (Receiver, Value) async throws -> Value {
  { receiver, value in
    behaviour.began()
    return try await behaviour.recipe.run(
      value,
      refuse: { Refused(by: $0) as any Error },
      remove: remove,
      grow: { grow?(receiver) },
      next: { try await next()(receiver, $0) }
    )
  }
}

func setting<Receiver: AnyObject, Value: Marked>(
  _ behaviour: Behaviour,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Void
) -> (Receiver, Value) -> Void {
  { receiver, value in
    behaviour.began()
    _ = behaviour.recipe.run(
      value,
      refuse: nil as ((Int) -> Never)?,
      remove: remove,
      grow: { grow?(receiver) },
      next: { value in
        next()(receiver, value)
        return value
      }
    )
  }
}
