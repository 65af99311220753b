import Pliant
import ProtocolFixture
import Testing

/// Single objects that conform by being told so.
struct ConformanceTests {
  private final class Thing: A { func a() -> String { "a" } }
  private final class Key: Hashable {
    static func == (a: Key, b: Key) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  // REKit 1.6#33
  @Test func toggles() throws {
    let (object, other) = (Sheet(), Sheet())
    #expect(!conforms(object, to: (any D).self))
    try setConforms(object, to: (any D).self, key: "k")
    #expect(conforms(object, to: (any D).self))
    // and to what it inherits, at any depth
    #expect(conforms(object, to: (any B).self) && conforms(object, to: (any A).self))
    #expect(!conforms(object, to: (any Named).self))
    #expect(!conforms(other, to: (any D).self))
    try setConforms(object, to: (any D).self, key: "k", false)
    #expect(!conforms(object, to: (any D).self) && !conforms(object, to: (any A).self))
    #expect(conforms(Thing(), to: (any A).self))
  }

  // REKit 1.6#34
  @Test func inheritedConformanceIsNotRemovedAlone() throws {
    let object = Sheet()
    try setConforms(object, to: (any B).self, key: "k")
    try setConforms(object, to: (any A).self, key: "k", false)
    #expect(conforms(object, to: (any A).self))
    try setConforms(object, to: (any A).self, key: "k")
    try setConforms(object, to: (any B).self, key: "k", false)
    #expect(conforms(object, to: (any A).self) && !conforms(object, to: (any B).self))
  }

  // REKit 1.6#35
  @Test func keysStack() throws {
    let object = Sheet()
    for key in ["1", "2", "1"] { try setConforms(object, to: (any A).self, key: key) }
    try setConforms(object, to: (any Named).self, key: "1")
    try setConforms(object, to: (any A).self, key: "1", false)
    #expect(conforms(object, to: (any A).self))
    try setConforms(object, to: (any A).self, key: "2", false)
    #expect(!conforms(object, to: (any A).self) && conforms(object, to: (any Named).self))
  }

  // REKit 1.6#36
  @Test func withoutKeyAndOfNoProtocol() throws {
    let object = Sheet()
    try setConforms(object, to: Int.self, key: "k")
    try setConforms(object, to: (any A).self, false)
    try setConforms(object, to: (any A).self)
    try setConforms(object, to: (any A).self, false)
    #expect(conforms(object, to: (any A).self))
    #expect(!conforms(object, to: Int.self))
  }

  // REKit 1.6#36
  @Test func keysDieWithTheObject() throws {
    weak var key: Key?
    do {
      let object = Sheet()
      do {
        let strong = Key()
        key = strong
        try setConforms(object, to: (any A).self, key: strong)
      }
      #expect(key != nil)
      _ = object
    }
    #expect(key == nil)
  }
}
