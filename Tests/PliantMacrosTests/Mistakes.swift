// Not part of a target: what people write who do not know the macros yet, and below each line what the compiler says of it.
// `MistakesTests` compares; all of it is said at the line itself, and none inside of an expansion.
// swift-format-ignore-file
import Pliant

class Cart {
  var name = ""
  var computed: Int { 1 }
  private var secret = 1
  var weight: Int { get async { 1 } }
  static var title: String { "" }
  func total(_ n: Int) -> Int { n }
  func over(_ n: Int) -> Int { n }
  func over(_ s: String) -> Int { 0 }
  func generic<T>(_ t: T) {}
  static func make(_ n: Int) -> Int { n }
  private func hidden() {}
}

struct Meter { mutating func add(_ n: Int) {}; mutating func refill() async {} }; struct Closed: Error {}

class Two {
  func both(_ a: () -> Int, _ b: () -> Int) -> Int { 0 }
  func swap(_ a: inout Int, _ b: inout Int) {}
}

@globalActor actor Disk { static let shared = Disk() }

@Disk class File { func read(_ n: Int) -> Int { n } }

func free(_ n: Int) -> Int { n }

let symbol: StaticString = "total()"

func mistake1(_ cart: Cart) throws {
  _ = #method(Cart.totl(_:))
  // type 'Cart' has no member 'totl'
}
func mistake2(_ cart: Cart) throws {
  try #method(Cart.totl(_:)).override(on: cart) { cart, n in n }
  // type 'Cart' has no member 'totl'
  // cannot infer type of closure parameter 'n' without a type annotation
}
func mistake3(_ cart: Cart) throws {
  try #method(Cart.totl(_:)).wrap(on: cart) { layer in { cart, n in layer.next(cart, n) } }
  // generic parameter 'O' could not be inferred
  // type 'Cart' has no member 'totl'
  // cannot infer type of closure parameter 'n' without a type annotation
}
func mistake4(_ cart: Cart) throws {
  try #method(Cart.totl(_:)).spy(on: cart)
  // type 'Cart' has no member 'totl'
}
func mistake5(_ cart: Cart) throws {
  try #method(Cart.total(of:)).override(on: cart) { cart, n in n }
  // type 'Cart' has no member 'total(of:)'
  // cannot infer type of closure parameter 'n' without a type annotation
}
func mistake6(_ cart: Cart) throws {
  _ = #method(Cart.total(_:_:))
  // type 'Cart' has no member 'total'
}
func mistake7(_ cart: Cart) throws {
  _ = #method(Cart.over(_:) as (Cart) -> (Double) -> Int)
  // no exact matches in reference to instance method 'over'
}
func mistake8(_ cart: Cart) throws {
  _ = #method(Cart.make(_:))
  // 'Cart.make(_:)' has no handle as a method: write '#callable(Cart.make(_:))' if it is static, and else a closure that calls it
}
func mistake9(_ cart: Cart) throws {
  try #method(Cart.make(_:)).override(on: cart) { _, n in n }
  // 'Cart.make(_:)' is a static or a function: write '#callable(Cart.make(_:))'
}
func mistake10(_ cart: Cart) throws {
  _ = #callable(Cart.total(_:))
  // 'Cart.total(_:)' is a method: write '#method(Cart.total(_:))'
}
func mistake11(_ cart: Cart) throws {
  _ = try #callable(Cart.total(_:)).redefine { n in n }
  // 'Cart.total(_:)' is a method: write '#method(Cart.total(_:))'
}
func mistake12(_ cart: Cart) throws {
  _ = #method(Cart.hidden)
  // 'hidden' is inaccessible due to 'private' protection level
}
func mistake13(_ cart: Cart) throws {
  _ = #getter(\Cart.secret)
  // 'secret' is inaccessible due to 'private' protection level
}
func mistake14(_ cart: Cart) throws {
  _ = #method(cart.total(_:))
  // 'cart' is an object: write its type for it in 'cart.total(_:)'
}
func mistake15(_ cart: Cart) throws {
  _ = #method(Kart.total(_:))
  // cannot find 'Kart' in scope
}
func mistake16(_ cart: Cart) throws {
  _ = #method(free(_:))
  // 'free(_:)' is a static or a function: write '#callable(free(_:))'
}
func mistake17(_ cart: Cart) throws {
  _ = #callable(fre(_:))
  // cannot find 'fre' in scope
}
func mistake18(_ cart: Cart) throws {
  _ = try #callable(fre(_:)).redefine { n in n }
  // cannot find 'fre' in scope
  // no exact matches in call to macro 'callable'
}
func mistake19(_ cart: Cart) throws {
  _ = #method(Meter.add(_:))
  // cannot reference 'mutating' method as function value
}
func mistake20(_ cart: Cart) throws {
  _ = #method(Cart.generic(_:))
  // generic parameter 'T' could not be inferred
}
func mistake21(_ cart: Cart) throws {
  _ = #method(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake22(_ cart: Cart) throws {
  _ = #getter(\Cart.total)
  // key path cannot refer to instance method 'total'
}
func mistake23(_ cart: Cart) throws {
  _ = #getter(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake24(_ cart: Cart) throws {
  _ = #getter(\.name)
  // cannot infer key path type from context; consider explicitly specifying a root type
}
func mistake25(_ cart: Cart) throws {
  _ = #setter(\Cart.computed)
  // '\Cart.computed' cannot be written: nothing sets it that could be bent
}
func mistake26(_ cart: Cart) throws {
  try #method(Cart.total(_:)).override(on: cart) { cart in 1 }
  // contextual closure type '(Cart, Int) -> Int' expects 2 arguments, but 1 was used in closure body
}
func mistake27(_ cart: Cart) throws {
  try #method(Cart.total(_:)).override(on: cart) { cart, n in "x" }
  // cannot convert value of type 'String' to closure result type 'Int'
}
func mistake28(_ cart: Cart) throws {
  try #method(Cart.total(_:)).overide(on: cart) { cart, n in n }
  // reference to member 'overide' cannot be resolved without a contextual type
}
func mistake29(_ cart: Cart) throws {
  _ = #method("total")
  // '#method' takes a method by name, as in '#method(Type.method(label:))'
}
func mistake30(_ cart: Cart) throws {
  _ = #method(Cart.total(1))
  // instance member 'total' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake31(_ cart: Cart) throws {
  _ = #method(Cart.total(_:) as (Cart, Int) -> Int)
  // cannot convert value of type '@Sendable (Cart) -> (Int) -> Int' to type '(Cart, Int) -> Int' in coercion
}
func mistake32(_ cart: Cart) throws {
  _ = #method { cart, n in cart.total(n) }
  // cannot infer type of closure parameter 'cart' without a type annotation
  // cannot infer type of closure parameter 'n' without a type annotation
}
func mistake33(_ cart: Cart) throws {
  _ = #method { (cart: Cart, n: Int) in let m = n; return cart.total(m) }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake34(_ cart: Cart) throws {
  _ = #method(#method(Cart.total(_:)))
  // '#method' takes a method by name, as in '#method(Type.method(label:))'
}
func mistake35(_ cart: Cart) throws {
  _ = #method(Two.both(_:_:))
  // 'Two.both(_:_:)' has no handle by name: write its labels, or a closure with its types, '#method { (it: Two, a0: <#Type#>, a1: <#Type#>) in it.both(a0, a1) }'
}
func mistake36(_ cart: Cart) throws {
  try #method(Two.both(_:_:)).override(on: Two()) { _, a, b in a() }
  // no exact matches in call to macro 'method'
}
func mistake37(_ cart: Cart) throws {
  _ = #method(File.read(_:))
  // 'File.read(_:)' has no handle as a method: write '#callable(File.read(_:))' if it is static, and else a closure that calls it
}
func mistake38(_ cart: Cart) throws {
  _ = #callable(cart.total(_:))
  // 'cart' is an object: write its type for it in 'cart.total(_:)'
}
func mistake39(_ cart: Cart) throws {
  _ = #method(File.init)
  // 'File.init' is a static or a function: write '#callable(File.init)'
}
func mistake40(_ cart: Cart) throws {
  _ = #callable(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake41(_ cart: Cart) throws {
  _ = #getter { (c: Cart) in c.total(1) }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake42(_ cart: Cart) throws {
  _ = #getter { (c: Cart) in c.name.count }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake43(_ cart: Cart) throws {
  _ = #setter { (c: Cart) in c.name }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake44(_ cart: Cart) throws {
  _ = #setter(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake45(_ cart: Cart) throws {
  _ = #setter(\Cart.name.count)
  // '\Cart.name.count' cannot be written: nothing sets it that could be bent
}
func mistake46(_ cart: Cart) throws {
  _ = #callable { n in free(n) }
  // 'n' needs its type written out
}
func mistake47(_ cart: Cart) throws {
  _ = #callable { (n: Int) in free(n) + 1 }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake48(_ cart: Cart) throws {
  _ = #method { (c: Cart, n: Int) in free(n) }
  // the closure must be one call of a method, one read or one assignment on its first parameter
}
func mistake49(_ cart: Cart) throws {
  _ = #method(Cart.make)
  // 'Cart.make' has no handle as a method: write '#callable(Cart.make)' if it is static, and else a closure that calls it
}
func mistake50(_ cart: Cart) throws {
  _ = #method(Two.swap(_:_:))
  // 'Two.swap(_:_:)' has no handle by name: write its labels, or a closure with its types, '#method { (it: Two, a0: <#Type#>, a1: <#Type#>) in it.swap(a0, a1) }'
}
func mistake51(_ cart: Cart) throws {
  _ = #method<(Cart) -> Int>(symbol: symbol)
  // the symbol must be a string as it stands
}
func mistake52(_ cart: Cart) throws {
  _ = #method(symbol: "total()")
  // generic parameter 'Function' could not be inferred
}
func mistake53(_ cart: Cart) throws {
  _ = #method(Cart)
  // 'Cart' is a static or a function: write '#callable(Cart)'
  // expected member name or initializer call after type name
}
func mistake54(_ cart: Cart) throws {
  _ = #callable(Cart)
  // 'Cart' has no handle by name: write its labels, or a closure with its types, '#callable { (a0: <#Type#>) in Cart(a0) }'
  // expected member name or initializer call after type name
}
func mistake55(_ cart: Cart) throws {
  _ = #method { (c: Cart, n: Int) throws(Closed) in try c.total(n) }
  // a closure that says which error it throws must say what it returns, as in 'throws(E) -> Int' or 'throws(E) -> Void'
}
func mistake58(_ cart: Cart) throws {
  _ = #method { (cart: Cart) in cart.name }
  // the closure reads, and calls no method: write '#getter(\Cart.name)'
}
func mistake59(_ cart: Cart) throws {
  _ = #callable { (meter: inout Meter, n: Int) in meter.add(n) }
  // the closure calls a method of its parameter: write '#method { (meter: inout Meter, n: Int) in meter.add(n) }'
}
func mistake60(_ cart: Cart) throws {
  _ = #callable(Cart.title)
  // 'Cart.title' has no handle by name: write '#getter(\Cart.Type.title)' if it is a property, and else its labels
}
func mistake61(_ cart: Cart) throws {
  _ = #getter(Cart.title)
  // a property is named by its key path: write '#getter(\Cart.title)', or '#getter(\Cart.Type.title)' if it is static
}
