#if DEBUG
// The classes of `UnpreparedClassTests`: private ones would be written in place.

protocol UnreadyNamed: AnyObject { var name: String { get set } }
struct UnreadyPlace { var street = "", city = "" }

final class UnreadyOther: CustomStringConvertible, Sendable {
  static let shared = UnreadyOther()
  var description: String { self === Self.shared ? "shared" : "other" }
}

@propertyWrapper
struct UnreadyClamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}

/// A wrapper that knows the object that it is in, like `@Published`.
@propertyWrapper
struct UnreadyPublishing<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  static subscript<Root: AnyObject>(
    _enclosingInstance root: Root,
    wrapped _: ReferenceWritableKeyPath<Root, Value>,
    storage storage: ReferenceWritableKeyPath<Root, Self>
  ) -> Value {
    get { root[keyPath: storage].value }
    set { root[keyPath: storage].value = newValue }
  }
}

class Unready: UnreadyNamed {
  var name = ""
  var items: [Int] = []
  var place = UnreadyPlace()
  var maybe: String?
  var told = "" { didSet { log += "d" } }
  var toldOld = "" {
    willSet { log += "w" }
    didSet { log += oldValue }
  }
  var log = ""
  var computed: String {
    get { name }
    set { name = newValue }
  }
  var inPlace: String {
    get { name }
    _modify { yield &name }
  }
  lazy var lazily = "made"
  weak var delegate: UnreadyOther?
  unowned var owner = UnreadyOther.shared
  @UnreadyClamped var clamped = 1
  @UnreadyPublishing var published = ""
  private(set) var shown = ""
  private var secret = ""
  private var secretTold = "" { didSet { log += "s" } }
  package var packaged = ""
  final var sealed = ""
  final var sealedTold = "" { didSet { log += "f" } }
  final var sealedComputed: String {
    get { sealed.isEmpty ? "" : String(sealed.dropFirst()) }
    set { sealed = "-" + newValue }
  }
  let constant = 1
  var readOnly: Int { 1 }
  var pair = (1, "")
  var any: Any = 0
  var flag = false
  var vector = SIMD4<Float>(0, 0, 0, 0)

  static var secretPath: KeyPath<Unready, String> { \.secret }
  static var secretToldPath: KeyPath<Unready, String> { \.secretTold }
  func writeSecret() {
    secret = "s"
    secret += "t"
  }
  func writeSecretTold() {
    secretTold = "s"
    secretTold += "t"
  }
  func writeShown() {
    shown = "x"
    shown += "y"
  }
  func writeName() {
    name = "own"
    name += "!"
  }
}

extension Unready {
  var extended: String {
    get { name }
    set { name = newValue }
  }
}

class UnreadySub: Unready {
  override var name: String { didSet { log += "o" } }
  override var computed: String {
    get { super.computed }
    set { super.computed = newValue + "!" }
  }
  override var told: String {
    get { super.told }
    set { super.told = newValue }
  }
  var own = ""
  func writeSuper() { super.name = "super" }
}

class UnreadyShadowed {
  private var secret = ""
  private dynamic var moving = ""
  static var path: KeyPath<UnreadyShadowed, String> { \.secret }
  static var dynamicPath: KeyPath<UnreadyShadowed, String> { \.moving }
  func write() {
    secret += "b"
    moving += "b"
  }
}

class UnreadyShadowing: UnreadyShadowed {
  private var secret = ""
  private dynamic var moving = ""
  static var own: KeyPath<UnreadyShadowing, String> { \.secret }
  static var ownDynamic: KeyPath<UnreadyShadowing, String> { \.moving }
  func writeOwn() {
    secret += "s"
    moving += "s"
  }
}

class UnreadyDirect {
  var name = "a"
  var told = "" { didSet { if told == "x" { told = "y" } } }
  init(_ ready: (UnreadyDirect) -> Void) {
    ready(self)
    name = "init"
    name += "!"
  }
  deinit { name = "deinit" }
}

class UnreadyGeneric<Item> {
  var item: Item
  var list: [Item] = []
  final var sealed: [Item] = []
  var behind = 0
  init(_ item: Item) { self.item = item }
}

func append<Item>(_ item: Item, to object: UnreadyGeneric<Item>) { object.list.append(item) }

enum UnreadyOuter { enum Nested { class Deeper { var name = "" } } }
#endif
