// Not part of a target: mistakes of people who are new to the macros, each above the errors that
// `MistakesTests` expects of the compiler, all of them at the line itself and none in an expansion.
// swift-format-ignore-file
import Pliant
import PliantTesting

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

struct Meter { nonisolated(unsafe) static var count = 1; mutating func add(_ n: Int) {}; mutating func refill() async {} }
struct Closed: Error {}

class Two {
  func both(_ a: () -> Int, _ b: () -> Int) -> Int { 0 }
  func swap(_ a: inout Int, _ b: inout Int) {}
}

@globalActor actor Disk { static let shared = Disk() }

@Disk class File { func read(_ n: Int) -> Int { n } }

func free(_ n: Int) -> Int { n }

func boxed<T>(_ t: T) -> Int { 1 }

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
  // Cannot create a handle for 'Cart.make(_:)': no overload of '#method' takes it by name. Write '#callable(Cart.make(_:))' if it is static, and otherwise a closure that calls it. Members of global actors but the main one, and of types that cannot be copied, have no handles
}
func mistake9(_ cart: Cart) throws {
  try #method(Cart.make(_:)).override(on: cart) { _, n in n }
  // Cannot create a handle for 'Cart.make(_:)': it is not an instance method. Write '#callable(Cart.make(_:))'
}
func mistake10(_ cart: Cart) throws {
  _ = #callable(Cart.total(_:))
  // Cannot create a handle for 'Cart.total(_:)': it is an instance method. Write '#method(Cart.total(_:))'
}
func mistake11(_ cart: Cart) throws {
  _ = try #callable(Cart.total(_:)).redefine { n in n }
  // Cannot create a handle for 'Cart.total(_:)': it is an instance method. Write '#method(Cart.total(_:))'
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
  // Cannot create a handle for 'cart.total(_:)': 'cart' is an object. Write its type instead
}
func mistake15(_ cart: Cart) throws {
  _ = #method(Kart.total(_:))
  // cannot find 'Kart' in scope
}
func mistake16(_ cart: Cart) throws {
  _ = #method(free(_:))
  // Cannot create a handle for 'free(_:)': it is not an instance method. Write '#callable(free(_:))'
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
  // Cannot create a handle for '\Cart.computed': it has no setter, or none that is visible here. Use '#getter' for its getter
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
  // Cannot create a handle for '"total"': it does not name a method. Write the name, as in '#method(Type.method(label:))'
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
  // Cannot create a handle for this closure: it does not consist of one call of a method of its first parameter, with all arguments in parentheses. Write only that
}
func mistake34(_ cart: Cart) throws {
  _ = #method(#method(Cart.total(_:)))
  // Cannot create a handle for '#method(Cart.total(_:))': it does not name a method. Write the name, as in '#method(Type.method(label:))'
}
func mistake35(_ cart: Cart) throws {
  _ = #method(Two.both(_:_:))
  // Cannot create a handle for 'Two.both(_:_:)': no overload of '#method' takes it by name. Write its labels, or a closure with its types, as in '#method { (it: Two, a0: <#Type#>, a1: <#Type#>) in it.both(a0, a1) }'
}
func mistake36(_ cart: Cart) throws {
  try #method(Two.both(_:_:)).override(on: Two()) { _, a, b in a() }
  // no exact matches in call to macro 'method'
}
func mistake37(_ cart: Cart) throws {
  _ = #method(File.read(_:))
  // Cannot create a handle for 'File.read(_:)': no overload of '#method' takes it by name. Write '#callable(File.read(_:))' if it is static, and otherwise a closure that calls it. Members of global actors but the main one, and of types that cannot be copied, have no handles
}
func mistake38(_ cart: Cart) throws {
  _ = #callable(cart.total(_:))
  // Cannot create a handle for 'cart.total(_:)': 'cart' is an object. Write its type instead
}
func mistake39(_ cart: Cart) throws {
  _ = #method(File.init)
  // Cannot create a handle for 'File.init': it is not an instance method. Write '#callable(File.init)'
}
func mistake40(_ cart: Cart) throws {
  _ = #callable(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake41(_ cart: Cart) throws {
  _ = #getter { (c: Cart) in c.total(1) }
  // Cannot create a handle for this closure: it does not consist of one read of a property or a subscript of its first parameter. Write only that
}
func mistake42(_ cart: Cart) throws {
  _ = #getter { (c: Cart) in c.name.count }
  // Cannot create a handle for this closure: it does not consist of one read of a property or a subscript of its first parameter. Write only that
}
func mistake43(_ cart: Cart) throws {
  _ = #setter { (c: Cart) in c.name }
  // Cannot create a handle for this closure: it does not consist of one assignment to a property or a subscript of its first parameter. Write only that
}
func mistake44(_ cart: Cart) throws {
  _ = #setter(Cart.name)
  // instance member 'name' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake45(_ cart: Cart) throws {
  _ = #setter(\Cart.name.count)
  // Cannot create a handle for '\Cart.name.count': it has no setter, or none that is visible here. Use '#getter' for its getter
}
func mistake46(_ cart: Cart) throws {
  _ = #callable { n in free(n) }
  // Cannot infer the type of 'n': a macro sees only the text of the closure. Write the type, as in '(n: Type)'
}
func mistake47(_ cart: Cart) throws {
  _ = #callable { (n: Int) in free(n) + 1 }
  // Cannot create a handle for this closure: it does not consist of one call of a function, with all arguments in parentheses. Write only that
}
func mistake48(_ cart: Cart) throws {
  _ = #method { (c: Cart, n: Int) in free(n) }
  // Cannot create a handle for this closure: it does not consist of one call of a method of its first parameter, with all arguments in parentheses. Write only that
}
func mistake49(_ cart: Cart) throws {
  _ = #method(Cart.make)
  // Cannot create a handle for 'Cart.make': no overload of '#method' takes it by name. Write '#callable(Cart.make)' if it is static, and otherwise a closure that calls it. Members of global actors but the main one, and of types that cannot be copied, have no handles
}
func mistake50(_ cart: Cart) throws {
  _ = #method(Two.swap(_:_:))
  // Cannot create a handle for 'Two.swap(_:_:)': no overload of '#method' takes it by name. Write its labels, or a closure with its types, as in '#method { (it: Two, a0: <#Type#>, a1: <#Type#>) in it.swap(a0, a1) }'
}
func mistake51(_ cart: Cart) throws {
  _ = #method<(Cart) -> Int>(symbol: symbol)
  // Cannot create a handle for this symbol: it is not a string literal, or is empty. Write its name in quotes, without interpolation
}
func mistake52(_ cart: Cart) throws {
  _ = #method(symbol: "total()")
  // generic parameter 'Function' could not be inferred
}
func mistake53(_ cart: Cart) throws {
  _ = #method(Cart)
  // Cannot create a handle for 'Cart': it is not an instance method. Write '#callable(Cart)'
  // expected member name or initializer call after type name
}
func mistake54(_ cart: Cart) throws {
  _ = #callable(Cart)
  // Cannot create a handle for 'Cart': no overload of '#callable' takes it by name. Write its labels, or a closure with its types, as in '#callable { (a0: <#Type#>) in Cart(a0) }'
  // expected member name or initializer call after type name
}
func mistake55(_ cart: Cart) throws {
  _ = #method { (c: Cart, n: Int) throws(Closed) in try c.total(n) }
  // Cannot create a handle for this closure: it declares which error it throws, but not what it returns. Write the result, as in 'throws(E) -> Int' or 'throws(E) -> Void'
}
func mistake58(_ cart: Cart) throws {
  _ = #method { (cart: Cart) in cart.name }
  // Cannot create a handle for 'cart.name': it is read, and not called. Write '#getter(\Cart.name)'
}
func mistake59(_ cart: Cart) throws {
  _ = #callable { (meter: inout Meter, n: Int) in meter.add(n) }
  // Cannot create a handle for 'meter.add(n)': it is called on a parameter. Write '#method { (meter: inout Meter, n: Int) in meter.add(n) }'
}
func mistake60(_ cart: Cart) throws {
  _ = #callable(Cart.title)
  // Cannot create a handle for 'Cart.title': no overload of '#callable' takes it by name. Write '#getter(\Cart.Type.title)' if it is a property, and otherwise its labels
}
func mistake61(_ cart: Cart) throws {
  _ = #getter(Cart.title)
  // Cannot create a handle for 'Cart.title': a property is named by its key path. Write '#getter(\Cart.title)', or '#getter(\Cart.Type.title)' if it is static
}
func mistake62(_ cart: Cart) throws {
  _ = #callable(boxed(_:), for: (() -> Int).self)
  // Cannot create a handle for a generic function with '(() -> Int)': the compiler passes functions in another way than handles do. Name a type that is no function, or override what calls it
}
func mistake63(_ cart: Cart) throws {
  _ = #callable(fatalError(_:file:line:))
  // Cannot create a handle for 'fatalError(_:file:line:)': the compiler puts its code in the place of each call. Override what calls it
}
func mistake64(_ cart: Cart) throws {
  _ = #setter(\Meter.Type.count)
  // Cannot create a handle for '\Meter.Type.count': no key path writes a static. Write a closure, as in '#setter { (type: Meter.Type, value: <#Type#>) in type.count = value }'
}
func mistake65(_ cart: Cart) throws {
  _ = #method { @Disk (file: File, n: Int) in file.read(n) }
  // Cannot create a handle for this closure: of the global actors, handles know the main one alone, and not '@Disk'. Override what calls the member
}

struct Ticket: ~Copyable { var seat = 1; func read() -> Int { seat }; consuming func close() {} }

func retry<T>(times: Int, _ body: () async throws -> T) async throws -> T { try await body() }
func mistake66(_ cart: Cart) throws {
  _ = #callable(retry(times:_:), for: Int.self)
  // Cannot create a handle for 'retry(times:_:)' with 'for:': it takes a closure that it does not keep. Write a closure that calls it, with its types, and 'Generic<…>' for each that is a parameter, as in '#callable { @concurrent (times: Int, body: () async throws -> Generic<Order>) async throws -> Generic<Order> in try await retry(times: times, body) }'
}
func mistake67(_ cart: Cart) throws {
  try #callable(retry(times:_:), for: Int.self).redefine { times, body in try await body() }
  // Cannot create a handle for 'retry(times:_:)' with 'for:': it takes a closure that it does not keep. Write a closure that calls it, with its types, and 'Generic<…>' for each that is a parameter, as in '#callable { @concurrent (times: Int, body: () async throws -> Generic<Order>) async throws -> Generic<Order> in try await retry(times: times, body) }'
}
func mistake68(_ cart: Cart) throws {
  _ = #method { (ticket: borrowing Ticket) in ticket.read() }
  // Cannot create a handle for this closure: its receiver is 'borrowing', which only types need that cannot be copied, and these have no handles. Write the type alone, or override what calls the member
}
func mistake69(_ cart: Cart) throws {
  _ = #getter(\Ticket.seat)
  // Cannot create a handle for '\Ticket.seat': no key path leads there. Members of types that cannot be copied have no handles: override what calls it
}
func mistake70(_ spy: Spy<String, Bool, Never>) {
  verifyInOrder { spy.verify(.any) }
  // 'buildExpression' is unavailable: write 'call' instead of 'verify' within 'verifyInOrder'
}
func mistake71() throws {
  _ = #method(Shelf<Int>.put(_:), for: Int.self)
  // Cannot create a handle for 'Shelf<Int>.put(_:)' with 'for:': it is a method of an actor. Write a closure that calls it, with its types, and 'Generic<…>' for each that is a parameter, as in '#method { (it: isolated Shelf<Int>, a0: <#Type#>) in it.put(a0) }'
}
func mistake72(_ cart: Cart) throws {
  _ = #method<(isolated Disk) async -> Int>(symbol: "count()")
  // Cannot create a handle for this symbol: nothing tells that an async function of its is an actor's. Write the function's name, as in '#method(Type.method(label:))'
}

enum Size: Equatable { case small, large }

actor Shelf<T: Sendable> { func put(_ t: T) -> Bool { true } }

@MainActor class Desk { func add(_ n: Int) -> Int { n } }

func later() async {}

class Basket {
  func put(_ text: String, _ size: Size) -> Bool { true }
  func name(_ text: String) {}
  func pair<T, U>(_ t: T, _ u: U) {}
  func lazily(_ n: @autoclosure () -> Int) -> Int { n() }
  func load() throws -> Int { 1 }
}

func mistake73(_ spy: Spy<(String, Size), Bool, Never>) {
  spy.verify(.where { $0 == "a" }, .small)
  // type 'String' has no member 'where'
}
func mistake75() {
  _ = #method(Basket.pair(_:_:), for: Int.self, String.self)
  // extra argument in macro expansion
  // generic parameter 'U' could not be inferred
}
func mistake76(_ cart: Cart, _ basket: Basket) throws {
  try #method(Cart.total(_:)).withRedefinition({ _, n in n }) { #verify(try basket.load() == 1) }
  // errors thrown from here are not handled
}
func mistake77() throws {
  _ = try #method(Cart.total(_:)).redefine { 1 }
  // contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
}
func mistake78() throws {
  _ = #method { (basket: Basket, n: () -> Int) in basket.lazily(n) }
  // add () to forward '@autoclosure' parameter
}

let total = #method(Cart.total(_:))

func mistake79() throws {
  _ = try total.redefine { _, _ in throw Closed() }
  // invalid conversion from throwing function of type '(Cart, Int) throws -> Int' to non-throwing function type '(Cart, Int) -> Int'
}
func mistake80() throws {
  _ = try total.redefine { _, n in await Task.yield(); return n }
  // cannot pass function of type '(Cart, Int) async -> Int' to parameter expecting synchronous function type
}
func mistake81() throws {
  _ = try #method(Cart.total(_:)).redefine { (_: Cart, n: String) in n.count }
  // cannot convert value of type '@Sendable (Cart) -> (Int) -> Int' to expected argument type '(Cart, String) -> (Int) -> Int'
  // cannot convert value of type 'Int' to closure result type '(Int) -> Int'
}
func mistake82() throws {
  _ = try #method(Cart.total(_:)).redefine { cart, n, more in n }
  // cannot convert value of type 'Cart' to closure result type 'Int'
}
func mistake83(_ cart: Cart) throws {
  _ = #method(Cart.total(1))
  // instance member 'total' cannot be used on type 'Cart'; did you mean to use a value of this type instead?
}
func mistake84(_ spy: Spy<(String, Size), Bool, Never>) {
  spy.verify("a")
  // type '(String, Size)' cannot conform to 'Equatable'
  // type '(String, Size)' cannot conform to 'ExpressibleByUnicodeScalarLiteral'
}
func mistake85(_ cart: Cart) throws {
  try #method(Cart.total(_:)).stub(on: cart) { 5 }
  // pack expansion requires that 'Int' and '' have the same shape
}
func mistake86(_ cart: Cart) throws {
  try #method(Cart.total(_:)).override(cart) { _, n in n }
  // missing argument labels 'onAll::' in call
}

// Errors within an expansion, which the compiler says belongs to the line of the handle.

func mistake87(_ cart: Cart) throws {
  try #method(Meter.add(_:)).redefine { _, n in }
  // cannot convert value of type '@Sendable (inout Meter) -> @Sendable (Int) -> ()' to expected argument type '(Meter) -> (Int) -> ()'
}
func mistake88(_ cart: Cart) throws {
  try #method(Cart.total(_:)).stub(on: cart, returning: "5")
  // 'stub(on:key:returning:_:)' is unavailable: the function returns values of another type
}
func mistake89(_ cart: Cart) throws {
  try #method(Cart.total(_:)).stub(returning: "5")
  // 'stub(returning:_:)' is unavailable: the function returns values of another type
}
func expanded1() throws {
  _ = try #method(Cart.total(_:)).redefine { _, n in Optional(n) }
  // value of optional type 'Int?' must be unwrapped to a value of type 'Int'
}
func expanded2(_ cart: Cart) throws {
  try #method(Cart.total(_:)).override(on: cart) { _, n in await later(); return n }
  // cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
}
func expanded3(_ cart: Cart) throws {
  try #method(Cart.total(_:)).override(on: cart) { @MainActor _, n in n }
  // call to main actor-isolated function in a synchronous nonisolated context
  // call to main actor-isolated function in a synchronous nonisolated context
}
func expanded4(_ desk: Desk) throws {
  try #method { @MainActor (desk: Desk, n: Int) in desk.add(n) }.override(on: desk) { _, n in n }
  // call to main actor-isolated function in a synchronous nonisolated context
  // call to main actor-isolated function in a synchronous nonisolated context
  // converting function value of type '@MainActor @Sendable (Desk, Int) -> Int' to '(Desk, Int) -> Int' loses global actor 'MainActor'
}
