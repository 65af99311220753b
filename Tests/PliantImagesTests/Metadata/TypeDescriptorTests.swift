import PliantImages
import Testing

struct TypeDescriptorTests {
  class Base { var name = "" }
  enum Choice {
    case one
    case two(Int)
    case three(String)
  }
  struct Pair<A, B: Hashable> { let (a, b): (A, B) }
  protocol Bound: AnyObject {}

  @Test func kinds() {
    let types: [Any.Type] = [
      Base.self, Pair<Int, Int>.self, Choice.self, Int?.self, (Int, String).self, (() -> Void).self,
      Any.self, Int.Type.self, (any Sequence<Int>).self,
    ]
    #expect(
      types.map { "\(TypeKind(of: $0))" }.joined(separator: " ")
        == "class struct enum optional tuple function existential other extendedExistential"
    )
    let protocols: [Any.Type] = [Any.self, (any Error).self, (any Bound).self, Int.self]
    let existentials = protocols.map { type in
      ExistentialType(type).map { "\($0.protocolCount) \($0.isClassBound) \($0.isOpaque)" }
        ?? "none"
    }
    #expect(existentials == ["0 false true", "1 false false", "1 true false", "none"])
    let elements = TupleElement.all(of: (Int8, name: String).self)?
      .map { "\($0.label) \($0.offset) \($0.type)" }
    #expect(elements == [" 0 Int8", "name 8 String"])
  }

  @Test func descriptors() throws {
    let choice = try #require(LoadedType(of: Choice.self))
    let cases = choice.fields?.records?.map { "\($0.name) \($0.type != nil)" }
    #expect(cases == ["two true", "three true", "one false"])
    #expect(choice.payloadCount == 2 && choice.type == Choice.self)
    #expect(LoadedType(of: Base.self)?.fields?.records?.first?.isVariable == true)
    let arguments = LoadedType.arguments(of: Pair<Int, String>.self)
    let types = [Int.self, String.self].map { UInt(bitPattern: ObjectIdentifier($0)) }
    #expect(arguments?.types == types && arguments?.tables.count == 1)
    let pair = try #require(LoadedType(of: Pair<Int, String>.self))
    #expect(
      pair.generics?.requirements.map { "\($0.subject ?? "") \($0.isOfClasses)" } == ["q_ false"]
    )
    #expect(pair.type == nil && LoadedType(of: (Int, Int).self) == nil)
  }
}
