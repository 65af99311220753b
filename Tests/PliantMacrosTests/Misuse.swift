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
  // expected-error@+2 {{an async method of a class must be named}}
  // expected-note@+1 {{write '#method(Service.load(_:))'}} {{7-65=#method(Service.load(_:))}}
  _ = #method { (s: Service, key: String) in await s.load(key) }
  // expected-error@+2 {{an async class method cannot be bent with its receiver}}
  // expected-note@+1 {{write '#callable(Service.make(_:))'}} {{7-76=#callable(Service.make(_:))}}
  _ = #method { (type: Service.Type, key: String) in await type.make(key) }

  // expected-error@+1 {{the closure must be one call of a method, one read or one assignment}}
  _ = #method { (s: Service, key: String) in s.get(key) + "" }
  // expected-error@+1 {{the closure must be one call of a method, one read or one assignment}}
  _ = #method { (s: Service, key: String) in print(key) }
  // expected-error@+1 {{the closure must be one call of a method, one read or one assignment}}
  _ = #getter { (s: Service) in s.get("") }

  // expected-error@+1 {{the key path must name one property of a class}}
  _ = #getter(\Service.name.count)
  // expected-error@+1 {{the key path must name one property of a class}}
  _ = #getter(\Service.[0])
  // Where a type should be, a value that has the member too.
  // expected-error@+1 {{'#method' takes a method by name}}
  _ = #method(holder().load)
  // expected-error@+1 {{'#callable' takes a function, a static method or an initializer by name}}
  _ = #callable(holder().make)
}

struct Holder {
  var load = Service.get(_:)
  var make: () -> Int = { 1 }
}

func holder() -> Holder { Holder() }

// expected-error@+1 {{'@Observed' belongs to a property of a class or an actor}}
@Observed var global = 1

struct Value {
  // expected-error@+1 {{'@Observed' belongs to a property of a class or an actor}}
  @Observed var number = 1
}

@propertyWrapper struct Wrapped { var wrappedValue: Int }

class Observing {
  // expected-error@+3 {{'@Observed' belongs to a variable: a constant never changes}}
  // expected-error@+2 {{cannot expand accessor macro on variable declared with 'let'}}
  // expected-note@+1 {{write 'var'}} {{13-16=var}}
  @Observed let constant = 1
  // expected-error@+1 {{only properties of objects can be observed}}
  @Observed static var shared = 1
  // expected-error@+1 {{a 'dynamic' property is observable without '@Observed'}}
  @Observed dynamic var both = 1
  // expected-error@+1 {{an '@Observed' property has no accessors of its own; a 'dynamic' one may have}}
  @Observed var computed: Int { 1 }
  // expected-error@+1 {{an '@Observed' property has no accessors of its own; a 'dynamic' one may have}}
  @Observed var watched = 1 { didSet {} }
  // expected-error@+2 {{an '@Observed' property cannot have a wrapper; a 'dynamic' one can be observed with it}}
  // expected-error@+1 2 {{property wrapper cannot be applied to a computed property}}
  @Observed @Wrapped var wrapped = 1

  dynamic var name = ""
  dynamic var list = [1]
  func nameChange() {}

  func convention(_ path: KeyPath<Observing, String>) throws {
    #observe(\.name)
    // expected-error@+1 {{'#observe' takes key paths that begin at 'self', written without a type}}
    #observe(\PliantObservingExpansion.AnyRoot.name)
    // expected-error@+1 {{'#observe' takes key paths of properties, as in '#observe(\\.target.value)'}}
    #observe()
  }
}

actor Untyped {
  // expected-error@+1 {{an '@Observed' property of an actor needs its type written out}}
  @Observed var count = 1
}

// expected-error@+1 {{'@Proxied' belongs to a protocol}}
@Proxied struct NoProtocol {}

@Proxied protocol Unknown {
  // expected-error@+2 {{a proxy is generic in the protocol's primary associated types, and 'Element' is none}}
  // expected-note@+1 {{write '<Element>' after its name}} {{-3:19-27=Unknown<Element> }}
  associatedtype Element
}

@Proxied protocol HalfKnown<Key> {
  associatedtype Key
  // expected-error@+2 {{write 'protocol HalfKnown<Key, Value>'}}
  // expected-note@+1 {{write '<Key, Value>' after its name}} {{-4:28-34=<Key, Value> }}
  associatedtype Value
}

@Proxied protocol Copying {
  // expected-error@+2 {{a proxy's implementer is of another type than the proxy}}
  // expected-note@+1 {{write 'any Copying'}} {{18-22=any Copying}}
  func copy() -> Self
}

@Proxied protocol CopyingOptionally {
  // expected-error@+2 {{a proxy's implementer is of another type than the proxy}}
  // expected-note@+1 {{write '(any CopyingOptionally)'}} {{18-22=(any CopyingOptionally)}}
  func copy() -> Self?
}

enum Hiding {
  // expected-error@+2 {{does not see a protocol that is private to a type}}
  // expected-note@+1 {{write 'fileprivate'}} {{12-19=fileprivate}}
  @Proxied private protocol Hidden { func run() }
}

@Proxied protocol Comparing {
  // expected-error@+2 {{an operator cannot be forwarded}}
  // expected-error@+1 {{must have at least one argument of type 'Self'}}
  static func < (a: Int, b: Int) -> Bool
}

@Proxied protocol Rethrowing {
  // expected-error@+2 {{an override may throw where the closure does not}}
  // expected-note@+1 {{write 'throws'}} {{40-48=throws}}
  func each(_ body: () throws -> Void) rethrows
}

// expected-error@+2 {{cannot find type 'DistributedActor' in scope}}
// expected-error@+1 {{a proxy of a distributed actor could not answer for it on its node}}
@Proxied protocol Acting: DistributedActor {
  func run()
}

@Proxied protocol Changing {
  // expected-error@+1 {{a requirement cannot be forwarded that is 'mutating' and async}}
  mutating func change() async
}

@Proxied protocol Spreading {
  // expected-error@+1 {{a requirement cannot be forwarded that is 'mutating' and variadic}}
  mutating func change(_ numbers: Int...)
}

@Proxied protocol Ending {
  // expected-error@+1 {{a requirement that never returns cannot be forwarded}}
  func end() -> Never
}

@Proxied protocol Sending {
  // expected-error@+1 {{a parameter that is 'sending' cannot be forwarded}}
  func send(_ service: sending Service)
}

@Proxied protocol Packing {
  // expected-error@+1 {{a parameter that is 'each' cannot be forwarded}}
  func pack<each Item>(_ item: repeat each Item)
}

@Proxied protocol Erasing {
  // expected-error@+1 {{'value' cannot be passed as 'Any'}}
  func change<Value>(_ value: inout Value)
}

protocol Unproxied {
  // expected-error@+1 {{'@Optional' belongs to a requirement of a '@Proxied' protocol}}
  @Optional func maybe()
}

// expected-error@+1 {{'@ProxyFor' belongs to a final class}}
@ProxyFor(Unproxied.self) struct NoClassProxy {}

// expected-error@+2 {{the class must name 'Unproxied' itself}}
// expected-note@+1 {{write 'BareProxy: Unproxied'}} {{39-48=BareProxy: Unproxied}}
@ProxyFor(Unproxied.self) final class BareProxy {}

@ProxyFor(Unproxied.self) final class BodyProxy: Unproxied {
  // expected-error@+1 {{'@ProxyFor' writes the bodies of what the class lists}}
  func maybe() {}
}

protocol Titled {
  var title: String { get }
}

// expected-error@+1 {{class 'TitledProxy' has no initializers}}
@ProxyFor(Titled.self) final class TitledProxy: Titled {
  // expected-note@+3 {{stored property 'title' without initial value}}
  // expected-error@+2 {{a property that cannot be set is listed as 'private(set) var'}}
  // expected-note@+1 {{write 'private(set) var'}} {{3-6=private(set) var}}
  let title: String
}

final class Listening {
  func begin() {
    // expected-error@+1 {{'DataDidChange' does not end in 'Notification'}}
    #observeNotifications("DataDidChange")
    // expected-error@+1 {{'dataDidChangeNotification' does not begin with a capital}}
    #observeNotifications("dataDidChangeNotification")
    // expected-error@+1 {{nothing is left of 'ZZNotification' without prefix and suffix}}
    #observeNotifications("ZZNotification")
    // expected-error@+1 {{nothing is left of 'Notification' without prefix and suffix}}
    #observeNotifications("Notification")
    // expected-error@+1 {{no method can be named for 'ZZdata.changedNotification'}}
    #observeNotifications("ZZdata.changedNotification")
    // expected-error@+1 {{'#observeNotifications' takes names as literals or static members}}
    #observeNotifications()
  }
}

func logs(_ logger: Logger, _ count: Int) {
  // expected-error@+2 {{'#log' is given its logger with a label}}
  // expected-note@+1 {{write '#log("x", count, to: logger)'}}
  #log(logger, "x", count)
}
