import PliantImages
import Testing

struct TypeDescriptorTests {
  private class Base { var name = "" }
  private enum Choice {
    case one
    case two(Int)
    case three(String)
  }
  struct Pair<A, B: Hashable> {
    let (a, b): (A, B)
  }
  private protocol Bound: AnyObject {}
  private protocol Shape {}

  @Test func kinds() {
    let types: [Any.Type] = [
      Base.self, Pair<Int, Int>.self, Choice.self, Int?.self, (Int, String).self, (() -> Void).self,
      Any.self, (any Shape & Bound).self, Int.Type.self, (any Sequence<Int>).self,
    ]
    let kinds = types.map { "\(TypeKind(of: $0))" }.joined(separator: " ")
    #expect(
      kinds
        == "class struct enum optional tuple function existential existential other "
        + "extendedExistential"
    )
  }

  @Test func existentials() throws {
    let types: [Any.Type] = [
      Any.self, (any Error).self, (any Bound).self, (any Shape & Bound).self,
    ]
    let all = try types.map {
      let type = try #require(ExistentialType($0))
      return "\(type.protocolCount) \(type.isClassBound) \(type.isOpaque)"
    }
    #expect(all == ["0 false true", "1 false false", "1 true false", "2 true false"])
    #expect(ExistentialType(Int.self) == nil)
  }

  @Test func fields() throws {
    let choice = try #require(LoadedType(of: Choice.self))
    let cases = try #require(choice.fields?.records).map { "\($0.name) \($0.type != nil)" }
    #expect(cases == ["two true", "three true", "one false"])
    #expect(choice.payloadCount == 2)
    let name = try #require(LoadedType(of: Base.self)?.fields?.records?.first)
    #expect(name.name == "name" && name.isVariable)
    #expect(LoadedType(of: (Int, Int).self) == nil)
    #expect(choice.type == Choice.self)
  }

  @Test func arguments() throws {
    let (types, tables) = try #require(LoadedType.arguments(of: Pair<Int, String>.self))
    #expect(types == [Int.self, String.self].map { UInt(bitPattern: ObjectIdentifier($0)) })
    #expect(tables.count == 1)
    let pair = try #require(LoadedType(of: Pair<Int, String>.self))
    let requirements = try #require(pair.generics?.requirements)
    #expect(requirements.map { "\($0.subject ?? "") \($0.isOfClasses)" } == ["q_ false"])
    #expect(pair.type == nil)
    #expect(LoadedType.arguments(of: Int.self) == nil)
  }

  @Test func tuples() throws {
    let elements = try #require(TupleElement.all(of: (Int8, name: String).self))
    #expect(elements.map { "\($0.label) \($0.offset) \($0.type)" } == [" 0 Int8", "name 8 String"])
  }
}
