/// A type of a parameter or result, with a value and the text that a trace gives of it.
struct FormValue {
  let type: String
  let value: String
  /// Ends with `*` if more follows; nil if only the type is told, and the function is unread.
  let text: String?
  var isParameterOnly = false
  var generics = ""

  init(_ type: String, _ value: String, _ text: String?, only: Bool = false, generics: String = "")
  {
    (self.type, self.value, self.text) = (type, value, text)
    (isParameterOnly, self.generics) = (only, generics)
  }

  /// Whether a text of a trace is that of the value.
  func accepts(_ text: String) -> Bool {
    guard let expected = self.text else { return false }
    return expected.hasSuffix("*") ? text.hasPrefix(expected.dropLast()) : text == expected
  }

  static let all: [FormValue] = numbers + texts + types + existentials + functions + generic

  private static let numbers = [
    FormValue("Int", "7", "7"), .init("Bool", "true", "true"), .init("UInt8", "200", "200"),
    .init("Double", "2.5", "2.5"), .init("Float", "1.5", "1.5"), .init("Int16?", "nil", "nil"),
    .init("Int?", "5", "5"), .init("Double?", "0.5", "0.5"), .init("UInt8??", "9", "9"),
    .init("Range<Int>", "1..<3", "Range<Int>(lowerBound: 1, upperBound: 3)*", only: false),
    .init("SIMD4<Float>", "[1, 2, 3, 4]", nil), .init("Int128", "4", nil),
    .init("Duration", "Duration.seconds(1)", "1.0 seconds"),
  ]

  private static let texts = [
    FormValue("String", #""ab""#, #""ab""#), .init("String?", "nil", "nil"),
    .init("String", #"String(repeating: "x", count: 20)"#, #""xxxxxxxxxxxxxxxxxxxx""#),
    .init("Substring", #""abc".dropFirst()"#, nil), .init("Character", #""c""#, #""c""#),
    .init("[Int]", "[1, 2]", "[1, 2]"), .init("[String]?", "nil", "nil"),
    .init("[UInt8]?", "[1]", "[1]"), .init("Int...", "3, 4", "[3, 4]", only: true),
    .init("[Int: String]", #"[1: "a"]"#, "<[Int: String], 1 elements>"),
    .init("Set<Int>", "[1]", "<Set<Int>, 1 elements>"),
  ]

  private static let types = [
    FormValue("Tiny", "Tiny()", "Tiny(a: 1, b: true)"), .init("Tiny?", "nil", "nil"),
    .init("Wide", "Wide()", #"Wide(a: 1, b: "b", c: 3, d: 4.5, e: true)"#),
    .init("Halves", "Halves()", "Halves(x: 0.5, y: 1.5, n: 3)"),
    .init("Plain", "Plain()", "<Plain 0x*"), .init("Plain?", "nil", "nil"),
    .init("Guardian", "Guardian()", "<Guardian 0x*"), .init("Tint", ".red", ".red"),
    .init("Tint?", ".blue", ".blue"), .init("Load", ".number(3)", ".number(3)"),
    .init("Load", #".text("t")"#, #".text("t")"#), .init("Load?", "nil", "nil"),
    .init("(Int, String)", #"(1, "b")"#, #"(1, "b")"#),
    .init("(Tiny, Bool)", "(Tiny(), true)", "(Tiny(a: 1, b: true), true)"),
    .init("Box<Int>", "Box(4)", "<Box<Int> 0x*"),
    .init("Pair<Int, String>", #"Pair(1, "p")"#, #"Pair<Int, String>(a: 1, b: "p")"#),
    .init("Int.Type", "Int.self", nil), .init("Plain.Type", "Plain.self", nil),
    .init("Result<Int, Failure>", ".success(3)", ".success(3)"), .init("Weakly", "Weakly()", nil),
    .init("KeyPath<Tiny, Int>", #"\Tiny.a"#, "<WritableKeyPath<Tiny, Int> 0x*"),
    .init("UnsafeBufferPointer<Int>", "UnsafeBufferPointer(start: nil, count: 0)", nil),
    .init("Unmanaged<Plain>", "Unmanaged.passRetained(Plain())", nil),
    .init("consuming Once", "Once()", nil, only: true),
    .init("borrowing Once", "Once()", nil, only: true),
    .init("borrowing Tiny", "Tiny()", "Tiny(a: 1, b: true)", only: true),
    .init("__owned Plain", "Plain()", "<Plain 0x*", only: true),
    .init("sending Plain", "Plain()", "<Plain 0x*", only: true),
    .init("inout Int", "&number", "70", only: true), .init("inout Once", "&once", nil, only: true),
    .init("inout Wide", "&wide", #"Wide(a: 1, b: "b", c: 3, d: 4.5, e: true)"#, only: true),
    .init("inout [(Int) -> Void]", "&list", nil, only: true),
  ]

  private static let existentials = [
    FormValue("any Shape", "Tiny()", "Tiny(a: 1, b: true)"),
    .init("any Shape", "Plain()", "<Plain 0x*"),
    .init("(any Shape)?", "nil", "nil"), .init("[any Shape]", "[Tiny()]", "[Tiny(a: 1, b: true)]"),
    .init("any Kept", "Plain()", "<Plain 0x*"), .init("(any Kept)?", "nil", "nil"),
    .init("any Shape & Sendable", "Tiny()", "Tiny(a: 1, b: true)"),
    .init("any Shape & Kept", "Plain()", "<Plain 0x*"),
    .init("Any", "3", "3"), .init("Any?", "nil", "nil"),
    .init("AnyObject", "Plain()", "<Plain 0x*"),
    .init("any Error", "Failure.bad(3)", "Failure.bad(3)"), .init("(any Error)?", "nil", "nil"),
    .init("any Shape.Type", "Tiny.self", nil), .init("Any.Type", "Int.self", "Int.self"),
    .init("any Holder<Int>", "Held()", nil), .init("AnyObject?", "nil", "nil"),
    .init("[AnyObject]", "[]", "[]"), .init("any Actor", "Guardian()", "<Guardian 0x*"),
  ]

  private static let functions = [
    FormValue("(Int) -> Void", "{ _ in }", nil), .init("[(Int) -> Void]", "[{ _ in }]", nil),
    .init("((Int) -> Void)?", "nil", nil, only: true), .init("[() async throws -> Int]", "[]", nil),
    .init("[String: (inout Int) -> Void]", "[:]", nil),
    .init("() throws(Failure) -> Int", "{ 1 }", nil),
    .init("(Int, () -> Void)", "(1, {})", nil), .init("[[(Int) -> Void]]", "[]", nil),
    .init("[((Int) -> Void)?]", "[]", nil),
    .init("@escaping @Sendable (Int, String) async -> Void", "{ _, _ in }", nil, only: true),
    .init("@autoclosure () -> Int", "3", nil, only: true),
    .init("[(any Shape) -> any Kept]", "[]", nil),
    .init("@convention(c) (Int) -> Void", "{ _ in }", nil, only: true),
    .init("@escaping @MainActor () -> Void", "{}", nil, only: true),
    .init("[@Sendable () -> Void]?", "nil", nil),
    .init("(Tiny, [(Int) -> Void])", "(Tiny(), [])", nil),
    .init("@escaping @isolated(any) () async -> Void", "{}", nil, only: true),
    .init("((Int) -> Void, (Int) -> Void)", "({ _ in }, { _ in })", nil),
    .init("Wrapped<(Int) -> Void>", "Wrapped<(Int) -> Void>({ _ in })", nil),
    .init("Actions", "Actions()", "Actions(all: <Array<(Int) -> ()>, 0 elements>, one: nil)"),
  ]

  private static let generic = [
    FormValue("G", "7", nil, only: true, generics: "G"),
    .init("G?", "nil as String?", nil, only: true, generics: "G"),
    .init("[G]", "[7]", nil, only: true, generics: "G"),
    .init("G.Type", "Int.self", nil, only: true, generics: "G"),
    .init("(G, G.Element)", "([7], 7)", nil, only: true, generics: "G: Collection"),
    .init("(G) -> Int", "{ (_: Int) in 1 }", nil, only: true, generics: "G"),
    .init("[(G) -> Int]", "[{ (_: Int) in 1 }]", nil, only: true, generics: "G"),
    .init("some Shape", "Tiny()", nil, only: true),
    .init("[some Shape]", "[Tiny()]", nil, only: true),
    .init("Box<G>", "Box(7)", nil, only: true, generics: "G"),
    .init("Pair<G, Int>", "Pair(7, 1)", nil, only: true, generics: "G"),
    .init("(G, Int)", "(7, 1)", nil, only: true, generics: "G"),
    .init("borrowing G", "Once()", nil, only: true, generics: "G: ~Copyable"),
    .init("G", "Plain()", nil, only: true, generics: "G: AnyObject"),
    .init("repeat each G", "7, true", nil, only: true, generics: "each G"),
    .init("(repeat each G)", "(7, true)", nil, only: true, generics: "each G"),
    .init("isolated Guardian", "guardian", "<Guardian 0x*", only: true),
    .init("isolated (any Actor)?", "nil", "nil", only: true),
    .init("sending any Shape", "Tiny()", "Tiny(a: 1, b: true)", only: true),
  ]

  static let kit = """
    public protocol Shape {}
    public protocol Kept: AnyObject {}
    public protocol Holder<Part> { associatedtype Part }
    public struct Held: Holder { public typealias Part = Int; public init() {} }
    public struct Tiny: Shape, Sendable { public var a = 1, b = true; public init() {} }
    public struct Wide { public var a = 1, b = "b", c = 3, d = 4.5, e = true; public init() {} }
    public struct Halves { public var x: Float = 0.5, y: Float = 1.5, n: Int8 = 3; public init() {} }
    public struct Weakly { public weak var o: Plain?; public var n = 1; public init() {} }
    public struct Once: ~Copyable { public var n = 5; public init() {} }
    public struct Pair<A, B> { public var a: A, b: B; public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) } }
    public struct Wrapped<A> { public var a: A; public init(_ a: A) { self.a = a } }
    public struct Actions { public var all: [(Int) -> Void] = [], one: (() -> Void)?; public init() {} }
    open class Plain: Shape, Kept, @unchecked Sendable { public init() {} }
    public final class Last { public init() {} }
    public final class Box<T> { public var value: T; public init(_ value: T) { self.value = value } }
    public actor Guardian { public init() {} }
    public enum Tint { case red, green, blue }
    public enum Load { case text(String), number(Int), none }
    public enum Failure: Error { case bad(Int), none }

    """
}
