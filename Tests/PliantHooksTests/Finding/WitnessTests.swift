import PliantHooks
import PliantImages
import Testing

struct WitnessTests {
  private func witnesses(of type: Any.Type, for conformer: Any.Type? = nil) throws -> [Witness] {
    let declaration = Declaration(
      kind: .method,
      isStatic: false,
      name: "number",
      labels: ["_"],
      owner: "Counting",
      signature: Signature(parameters: ["Swift.Int"], result: "Swift.Int")
    )
    return try HookFinder(declaration).witnesses(of: type, for: conformer).all
  }

  @Test func theSlotOfATableIsTheHook() throws {
    let all = try witnesses(of: (any Counting).self).map(\.implementation)
    #expect(
      all.map(\.declaration).sorted() == ["One", "Two"].map { "Counting.number(_:) of \($0)" }
    )
    let one = try #require(all.first { $0.declaration.hasSuffix("One") })
    let two = try #require(all.first { $0.declaration.hasSuffix("Two") })
    #expect(!one.kind.isDynamic && !one.kind.followsImages && one.kind.leastPolicy == .all)
    #expect(one.id != two.id && one.original == one.function)
    try one.hook()
    #expect(numbers() == [11, 12])
    let other = try #require(UnsafeRawPointer(bitPattern: two.function))
    try one.set(other, replacing: one.function)
    #expect(numbers() == [12, 12])
    // Whoever looks for it again finds what the compiler wrote.
    #expect(
      try witnesses(of: (any Counting).self, for: One.self)[0].implementation.original
        == one.original
    )
    try one.set(try #require(UnsafeRawPointer(bitPattern: one.function)), replacing: two.function)
    #expect(numbers() == [11, 12])
  }

  @Test func typesWithoutAConformanceHaveNone() {
    #expect(throws: OverrideError.self) { try witnesses(of: (any Counting).self, for: Int.self) }
    #expect(throws: OverrideError.self) { try witnesses(of: Any.self) }
  }
}

/// The compiler calls the method itself if it sees a value's type.
@_optimize(none)
private func numbers() -> [Int] { ([One(), Two()] as [any Counting]).map { $0.number(10) } }

private protocol Counting {
  func number(_ n: Int) -> Int
}

private struct One: Counting {
  func number(_ n: Int) -> Int { n + 1 }
}

private struct Two: Counting {
  func number(_ n: Int) -> Int { n + 2 }
}
