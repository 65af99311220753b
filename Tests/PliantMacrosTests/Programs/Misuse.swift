// Not part of a target: MisuseTests has the compiler compare its diagnostics with these comments.
import PlainFixture
import Pliant

class Service {
  var name = ""
  func load(_ key: String) async -> String { key }
  func get(_ key: String) -> String { key }
  class func make(_ key: String) async -> String { key }
  subscript(row: Int) -> Int { row }
}

func misuse() {
  // An async method must be named, so that the type checker sees whose isolation it has.
  // expected-error@+2 {{Cannot create a handle for this closure: it does not tell on which actor an async method runs}}
  // expected-note@+1 {{Write '#method(Service.load(_:))'}} {{7-65=#method(Service.load(_:))}}
  _ = #method { (s: Service, key: String) in await s.load(key) }
  // expected-error@+2 {{Cannot create a handle for 'Service.make(_:)' with its class as the receiver: it is async}}
  // expected-note@+1 {{Write '#callable(Service.make(_:))'}} {{7-76=#callable(Service.make(_:))}}
  _ = #method { (type: Service.Type, key: String) in await type.make(key) }

  // expected-error@+1 {{Cannot create a handle for this closure: it does not consist of one call of a method of its first parameter}}
  _ = #method { (s: Service, key: String) in s.get(key) + "" }
  // expected-error@+1 {{Cannot create a handle for this closure: it does not consist of one call of a method of its first parameter}}
  _ = #method { (s: Service, key: String) in print(key) }
  // expected-error@+1 {{it does not consist of one read of a property or a subscript of its first parameter}}
  _ = #getter { (s: Service) in s.get("") }

  // expected-error@+1 {{it does not name one property of a type by its key path}}
  _ = #getter(\Service.name.count)
  // expected-error@+1 {{it does not name one property of a type by its key path}}
  _ = #getter(\Service.[0])
  // Where a type should be, a value that has the member too.
  // expected-error@+1 {{Cannot create a handle for 'holder().load': it does not name a method}}
  _ = #method(holder().load)
  // expected-error@+1 {{Cannot create a handle for 'holder().make': it does not name a function, a static method or an initializer}}
  _ = #callable(holder().make)
}

struct Holder {
  var load = Service.get(_:)
  var make: () -> Int = { 1 }
}

func holder() -> Holder { Holder() }

// expected-error@+1 {{Cannot observe 'global': it is not a property of a class or an actor}}
@Observed var global = 1

struct Value {
  // expected-error@+1 {{Cannot observe 'number': it is not a property of a class or an actor}}
  @Observed var number = 1
}

@propertyWrapper struct Wrapped { var wrappedValue: Int }

class Observing {
  // expected-error@+3 {{Cannot observe 'constant': a constant never changes. Write 'var'}}
  // expected-error@+2 {{cannot expand accessor macro on variable declared with 'let'}}
  // expected-note@+1 {{Write 'var'}} {{13-16=var}}
  @Observed let constant = 1
  // expected-error@+1 {{Cannot observe 'shared': it is not a property of an object. Remove 'static'}}
  @Observed static var shared = 1
  // expected-error@+1 {{Cannot observe 'both': a 'dynamic' property can be observed as it is. Remove '@Observed'}}
  @Observed dynamic var both = 1
  // expected-error@+1 {{Cannot observe 'computed': '@Observed' writes its accessors. Remove its own, or mark it 'dynamic'}}
  @Observed var computed: Int { 1 }
  // expected-error@+1 {{Cannot observe 'watched': '@Observed' writes its accessors. Remove its own, or mark it 'dynamic'}}
  @Observed var watched = 1 { didSet {} }
  // expected-error@+2 {{Cannot observe 'wrapped': '@Observed' does not support property wrappers. Mark it 'dynamic'}}
  // expected-error@+1 2 {{property wrapper cannot be applied to a computed property}}
  @Observed @Wrapped var wrapped = 1

  dynamic var name = ""
  dynamic var list = [1]
  func nameChange() {}

  func convention(_ path: KeyPath<Observing, String>) throws {
    #observe(\.name)
    // expected-error@+1 {{'#observe' takes key paths that begin at 'self'. Write the path without a type}}
    #observe(\__Pliant.AnyRoot.name)
    // expected-error@+1 {{'#observe' takes key paths of properties. Write one, as in '#observe(\\.target.value)'}}
    #observe()
  }
}

actor Untyped {
  // expected-error@+1 {{Cannot observe 'count': a property of an actor needs an explicit type. Write it, as in 'var count: Type'}}
  @Observed var count = 1
}

// expected-error@+1 {{Cannot create a proxy for this declaration: it is not a protocol}}
@Proxied struct NoProtocol {}

@Proxied protocol Unknown {
  // expected-error@+2 {{Cannot create a proxy for 'Unknown': its associated type 'Element' is not a primary one}}
  // expected-note@+1 {{Write 'Unknown<Element>'}} {{-3:19-26=Unknown<Element>}}
  associatedtype Element
}

@Proxied protocol HalfKnown<Key> {
  associatedtype Key
  // expected-error@+2 {{its associated type 'Value' is not a primary one. Write 'protocol HalfKnown<Key, Value>'}}
  // expected-note@+1 {{Write '<Key, Value>'}} {{-4:28-33=<Key, Value>}}
  associatedtype Value
}

@Proxied protocol Copying {
  // expected-error@+2 {{Cannot forward 'Self': the implementer is of another type than the proxy}}
  // expected-note@+1 {{Write 'any Copying'}} {{18-22=any Copying}}
  func copy() -> Self
}

@Proxied protocol CopyingOptionally {
  // expected-error@+2 {{Cannot forward 'Self': the implementer is of another type than the proxy}}
  // expected-note@+1 {{Write '(any CopyingOptionally)'}} {{18-22=(any CopyingOptionally)}}
  func copy() -> Self?
}

enum Hiding {
  // expected-error@+2 {{Cannot create a proxy for 'Hidden': an extension cannot see a protocol that is private to a type}}
  // expected-note@+1 {{Write 'fileprivate'}} {{12-19=fileprivate}}
  @Proxied private protocol Hidden { func run() }
}

@Proxied protocol Comparing {
  // expected-error@+2 {{Cannot forward '<': it is an operator}}
  // expected-error@+1 {{must have at least one argument of type 'Self'}}
  static func < (a: Int, b: Int) -> Bool
}

@Proxied protocol Rethrowing {
  // expected-error@+2 {{Cannot forward 'rethrows': an override may throw even if the closure does not}}
  // expected-note@+1 {{Write 'throws'}} {{40-48=throws}}
  func each(_ body: () throws -> Void) rethrows
}

// expected-error@+2 {{cannot find type 'DistributedActor' in scope}}
// expected-error@+1 {{Cannot create a proxy for 'Acting': a proxy could not answer for a distributed actor on its node}}
@Proxied protocol Acting: DistributedActor {
  func run()
}

@Proxied protocol Changing {
  // expected-error@+1 {{Cannot forward 'change()': it is both 'mutating' and async}}
  mutating func change() async
}

@Proxied protocol Spreading {
  // expected-error@+1 {{Cannot forward 'change(_:)': it is both 'mutating' and variadic}}
  mutating func change(_ numbers: Int...)
}

@Proxied protocol Ending {
  // expected-error@+1 {{Cannot forward 'end()': it never returns. Move it into an extension of the protocol}}
  func end() -> Never
}

@Proxied protocol Sending {
  // expected-error@+1 {{Cannot forward 'service': a proxy cannot pass on 'sending' parameters}}
  func send(_ service: sending Service)
}

@Proxied protocol Packing {
  // expected-error@+1 {{Cannot forward 'Item': a proxy cannot pass on 'each' parameters}}
  func pack<each Item>(_ item: repeat each Item)
}

@Proxied protocol Erasing {
  // expected-error@+1 {{Cannot forward 'value': an override of a generic requirement cannot take it as 'Any'}}
  func change<Value>(_ value: inout Value)
}

protocol Unproxied {
  // expected-error@+1 {{Cannot make this declaration optional: it is no requirement that '@Proxied' or '@ProxyFor' reads}}
  @Optional func maybe()
}

// expected-error@+1 {{Cannot make this declaration a proxy: it is not a final class}}
@ProxyFor(Unproxied.self) struct NoClassProxy {}

// expected-error@+2 {{Cannot make 'BareProxy' conform to 'Unproxied': the compiler lets no macro add that conformance}}
// expected-note@+1 {{Write 'BareProxy: Unproxied'}} {{39-48=BareProxy: Unproxied}}
@ProxyFor(Unproxied.self) final class BareProxy {}

@ProxyFor(Unproxied.self) final class BodyProxy: Unproxied {
  // expected-error@+1 {{Cannot forward this member: '@ProxyFor' writes the bodies and accessors of what the class lists}}
  func maybe() {}
}

// One mistake is one error, whatever else is listed.
protocol Several {
  func first(_ number: Int) -> Bool
  func second() throws -> Int
  var third: Int { get set }
}

@ProxyFor(Several.self) final class SeveralProxy: Several {
  func first(_ number: Int) -> Bool
  // expected-error@+1 {{Cannot forward this member: '@ProxyFor' writes the bodies and accessors of what the class lists}}
  func second() throws -> Int { 1 }
  @Optional var third: Int
}

// expected-error@+1 {{Cannot make this declaration a proxy: it is not a final class}}
@ProxyFor(Several.self) class OpenProxy: Several {
  func first(_ number: Int) -> Bool
  func second() throws -> Int
  var third: Int
}

protocol Titled {
  var title: String { get }
}

@ProxyFor(Titled.self) final class TitledProxy: Titled {
  // expected-error@+2 {{Cannot forward this constant: the proxy would store it. Write 'private(set) var'}}
  // expected-note@+1 {{Write 'private(set) var'}} {{3-6=private(set) var}}
  let title: String
}

final class Listening {
  func begin() {
    // expected-error@+1 {{Cannot name a method for 'DataDidChange': it does not end in 'Notification'}}
    #observeNotifications("DataDidChange")
    // expected-error@+1 {{Cannot name a method for 'dataDidChangeNotification': it does not begin with a capital}}
    #observeNotifications("dataDidChangeNotification")
    // expected-error@+1 {{Cannot name a method for 'ZZNotification': nothing is left without prefix and suffix}}
    #observeNotifications("ZZNotification")
    // expected-error@+1 {{Cannot name a method for 'Notification': nothing is left without prefix and suffix}}
    #observeNotifications("Notification")
    // expected-error@+1 {{Cannot name a method for 'ZZdata.changedNotification': what is left is not an identifier}}
    #observeNotifications("ZZdata.changedNotification")
    // expected-error@+1 {{'#observeNotifications' takes names as literals or static members}}
    #observeNotifications()
  }
}

func logs(_ logger: Logger, _ count: Int) {
  // expected-error@+2 {{Cannot log 'logger': it is a logger, and not a value}}
  // expected-note@+1 {{Write '#log("x", count, to: logger)'}}
  #log(logger, "x", count)
}

func spelled(_ number: Int) -> Int { number }

// expected-error@+1 {{Cannot redefine by '@Redefinition(of: "spelled")': it does not spell a function's name with its labels}}
@Redefinition(of: "spelled")
func unspelled(_ number: Int) -> Int { number }

@Redefinition(of: "spelled(_:)")
// expected-error@+1 {{Cannot redefine 'spelled(_:)' by 'labelled(of:)': their labels differ. Write the same labels}}
func labelled(of number: Int) -> Int { number }

func redefinesInside() {
  // expected-error@+1 {{Cannot redefine by a local function: it may use what is around it. Move it to the file}}
  @Redefinition(of: "spelled(_:)")
  func local(_ number: Int) -> Int { number }
}

final class Computing {
  // expected-error@+2 {{Cannot observe this declaration: it does not declare one property. Write '@Observed var name: Type'}}
  // expected-error@+1 {{'accessor' macro cannot be attached to instance method ('number')}}
  @Observed func number() -> Int { 1 }
}
