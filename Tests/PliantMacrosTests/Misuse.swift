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
  // expected-error@+1 {{'#setter' needs the property's type}}
  _ = #setter(\Service.name)
}

// expected-error@+1 {{'@Observed' belongs to a property of a class or an actor}}
@Observed var global = 1

struct Value {
  // expected-error@+1 {{'@Observed' belongs to a property of a class or an actor}}
  @Observed var number = 1
}

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
