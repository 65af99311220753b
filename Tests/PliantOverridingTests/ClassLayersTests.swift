import DynamicFixture
import PlainFixture
import Pliant
import Testing

/// Layers of classes: REKit's behaviors 1.5.
///
/// Each test has classes of its own, so all run in parallel.
struct ClassLayersTests {
  private let log = Log()
  private let kept = Kept()

  // REKit 1.5#25
  @Test func orderOfLookup() throws {
    class A { dynamic func f() -> String { "A" } }
    class B: A { override dynamic func f() -> String { "B>" + super.f() } }
    class C: B {}
    let f = #method(A.f)
    let object = C()
    // In any order of installation.
    kept(try f.wrap(onAll: B.self, key: 1) { layer in { o in "B1>" + layer.next(o) } })
    try f.wrap(on: object, key: 1) { layer in { o in "o1>" + layer.next(o) } }
    kept(try f.wrap(onAll: C.self, key: 1) { layer in { o in "C1>" + layer.next(o) } })
    kept(try f.wrap(onAll: B.self, key: 2) { layer in { o in "B2>" + layer.next(o) } })
    try f.wrap(on: object, key: 2) { layer in { o in "o2>" + layer.next(o) } }
    kept(try f.wrap(onAll: C.self, key: 2) { layer in { o in "C2>" + layer.next(o) } })
    #expect(object.f() == "o2>o1>C2>C1>B2>B1>B>A")
    #expect(B().f() == "B2>B1>B>A")
    #expect(A().f() == "A")
  }

  // REKit 1.5#25: a dynamic method's `super` call meets the superclass's layers.
  @Test func superCallsMeetTheLayersOfSuperclasses() throws {
    let describe = #method(Base.describe(_:))
    let leaf = Leaf()
    var tokens: [Override] = []
    defer { for token in tokens { token.stop() } }
    for (type, name) in [
      (Base.self, "base"), (Middle.self, "middle"), (Derived.self, "derived"), (Leaf.self, "leaf"),
    ] {
      tokens.append(
        try describe.wrap(onAll: type) { layer in { o, x in name + ">" + layer.next(o, x) } }
      )
    }
    try describe.wrap(on: leaf) { layer in { o, x in "object>" + layer.next(o, x) } }
    #expect(leaf.describe(1) == "object>leaf>derived>derived(middle>base>base 1)")
    #expect(Derived().describe(1) == "derived>derived(middle>base>base 1)")
    #expect(Middle().describe(1) == "middle>base>base 1")
    #expect(Base().describe(1) == "base>base 1")
    #expect(describe.reach == .everyCall)
  }

  // REKit 1.5#26
  @Test func reachesSubclassesNotSuperclassesNorSiblings() throws {
    class A { dynamic func f() -> String { "A" } }
    class B: A {}
    class Sibling: A {}
    class C: B {}
    let f = #method(A.f)
    let existing = C()
    kept(try f.override(onAll: B.self) { _ in "overridden" })
    #expect(
      [A(), B(), Sibling(), C(), existing].map { $0.f() } == [
        "A", "overridden", "A", "overridden", "overridden",
      ]
    )
  }

  // REKit 1.5#27
  @Test func leavesASubclassWithItsOwn() throws {
    class A { dynamic func f() -> String { "A" } }
    class B: A { override dynamic func f() -> String { "B" } }
    class C: A {}
    let f = #method(A.f)
    kept(try f.override(onAll: C.self) { _ in "C layer" })
    kept(try f.override(onAll: A.self) { _ in "A layer" })
    #expect([A(), B(), C()].map { $0.f() } == ["A layer", "B", "C layer"])
  }

  // REKit 1.5#26, REKit 1.5#27, of what is not dynamic
  @Test func withoutDynamic() throws {
    let sound = #method(Animal.sound)
    let animals = [Animal(), Dog(), Cat(), Kitten()].map { opaque($0) }
    func all() -> String { animals.map { $0.sound() }.joined(separator: ",") }
    kept(try sound.wrap(onAll: Animal.self, key: "k") { layer in { a in "A>" + layer.next(a) } })
    log(all())
    kept(try sound.wrap(onAll: Cat.self, key: "k") { layer in { a in "C>" + layer.next(a) } })
    kept(try sound.wrap(onAll: Dog.self, key: "k") { layer in { a in "D>" + layer.next(a) } })
    log(all())
    sound.removeOverride(onAll: Animal.self, key: "k")
    log(all())
    sound.removeOverride(onAll: Cat.self, key: "k")
    sound.removeOverride(onAll: Dog.self, key: "k")
    log(all())
    let cats = ["cat(A>animal)", "C>cat(A>animal)"]
    #if DEBUG
    #expect(sound.reach == .everyCall)
    #else
    #expect(sound.reach == .callsOf("Animal.sound()", besides: []))
    #endif
    #expect(
      log.text == """
        A>animal,A>animal,\(cats[0]),\(cats[0]) \
        A>animal,D>A>animal,\(cats[1]),\(cats[1]) \
        animal,D>animal,C>cat(animal),C>cat(animal) \
        animal,animal,cat(animal),cat(animal)
        """
    )
  }

  // REKit 1.5#28, REKit 1.5#29
  @Test func oneKeyOnThreeClasses() throws {
    class A { dynamic func f() -> String { "code" } }
    class B: A {}
    class C: B {}
    let f = #method(A.f)
    let objects = [A(), B(), C()]
    func all() -> String { objects.map { $0.f() }.joined(separator: ",") }
    for (type, name) in [(A.self, "a"), (B.self, "b"), (C.self, "c")] {
      kept(try f.override(onAll: type, key: "k") { _ in name })
    }
    log(all())
    f.removeOverride(onAll: B.self, key: "k")
    log(all())
    f.removeOverride(onAll: C.self, key: "k")
    log(all())
    kept(try f.override(onAll: A.self, key: "k") { _ in "a2" })
    log(all())
    f.removeOverride(onAll: A.self, key: "k")
    log(all())
    #expect(log.text == "a,b,c a,a,c a,a,a a2,a2,a2 code,code,code")
  }

  // REKit 1.5#30, REKit 1.5#31
  @Test func objectAndClassAreSeparate() throws {
    class A { dynamic func f() -> String { "code" } }
    let f = #method(A.f)
    let object = A()
    try f.override(on: object, key: "k") { _ in "object" }
    kept(try f.override(onAll: type(of: object), key: "k") { _ in "class" })
    log("\(object.f()) \(A().f())")
    f.removeOverride(onAll: A.self, key: "k")
    log("\(object.f()) \(A().f())")
    f.removeOverride(on: object, key: "k")
    log("\(f.hasOverride(on: object, key: "k")) \(object.f())")
    #expect(log.text == "object class object code false code")
  }

  // REKit 1.5#32
  @Test func classMethodsAreApartFromInstanceMethods() throws {
    class A {
      dynamic class func f() -> String { "class" }
      dynamic func f() -> String { "instance" }
    }
    class B: A {}
    let onClass = #method { (type: A.Type) in type.f() }
    let onInstance = #method(A.f as (A) -> () -> String)
    kept(try onClass.wrap(onAll: A.self) { layer in { type in "\(type):" + layer.next(type) } })
    kept(try onInstance.wrap(onAll: A.self) { layer in { a in "layer:" + layer.next(a) } })
    let types: [A.Type] = [A.self, B.self]
    #expect(types.map { $0.f() } == ["A:class", "B:class"])
    #expect([A(), B()].map { $0.f() } == ["layer:instance", "layer:instance"])
  }

  /// Regression, found by the soak: in debug builds a call of a class method's code retained the
  /// class as if it were an object, and so changed the word of its metadata that names its
  /// superclass.
  @Test func aClassStaysAsItIsWhileItsCodeRuns() throws {
    class A { dynamic class func f(_ x: Int) -> Int { x } }
    class B: A {
      override dynamic class func f(_ x: Int) -> Int { superclasses(of: self) + super.f(x) }
      static dynamic func g(_ x: Int) -> Int { superclasses(of: self) + x }
    }
    class C: B {}
    let (ofA, ofB) = (
      #method { (type: A.Type, x: Int) in type.f(x) },
      #method { (type: B.Type, x: Int) in type.f(x) }
    )
    kept(try ofA.wrap(onAll: A.self) { layer in { type, x in layer.next(type, x) + 100 } })
    kept(try ofB.wrap(onAll: B.self) { layer in { type, x in layer.next(type, x) + 1_000 } })
    let types: [A.Type] = [A.self, B.self, C.self]
    #expect(types.map { $0.f(0) } == [100, 1_101, 1_102])
    let callable = #callable(B.g(_:))
    let redefinition = try callable.redefine(around: { original in { original($0) + 1_000 } })
    #expect(B.g(0) == 1_001)
    redefinition.stop()
  }

  @Test func twoFormsOfOneDeclarationAreRefused() throws {
    class A { dynamic class func f(_ x: Int) -> Int { x } }
    let withReceiver = #method { (type: A.Type, x: Int) in type.f(x) }
    kept(try withReceiver.override(onAll: A.self) { _, x in x + 1 })
    let error = #expect(throws: OverrideError.self) { try #callable(A.f(_:)).redefine { $0 } }
    let text = "\(try #require(error))"
    #expect(text.contains("its closures take the type, as of a handle written as a closure"))
    #expect(text.contains("this one's take no receiver, as of '#callable'"))
    #expect(A.f(1) == 2)
  }

  @Test func messagesOfAClass() throws {
    class A {}
    class B: A {}
    let message = Method<(A, Int) -> Int>("messagesOfAClass")
    kept(try message.override(onAll: A.self, key: "k") { _, x in x })
    kept(try message.wrap(onAll: B.self) { layer in { b, x in layer.next(b, x) * 10 } })
    #expect(try "\(message(A(), 2)) \(message(B(), 2))" == "2 20")
    message.removeOverride(onAll: A.self, key: "k")
    #expect(!message.isImplemented(by: A()))
    #expect(message.isImplemented(by: B()))
  }

  @Test func subclassesFirstUsedLater() throws {
    class A { dynamic func f() -> String { "A" } }
    class Generic<T>: A {
      var value: T?
      override init() {}
    }
    kept(try #method(A.f).override(onAll: A.self) { _ in "overridden" })
    // Its metadata is made now, from that of its superclass.
    #expect(Generic<Int>().f() == "overridden")
  }

  @Test func layersOfAHundredClasses() throws {
    class A { dynamic func f() -> Int { -1 } }
    class Generic<First, Second>: A { override init() {} }
    func made<First, Second>(_: First.Type, _: Second.Type) -> A {
      opaque(Generic<First, Second>())
    }
    let types: [any Sendable.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
    let objects = types.flatMap { first in types.map { made(first, $0) } }
    let f = #method(A.f)
    for (n, object) in objects.enumerated() {
      kept(try f.override(onAll: type(of: object), key: 0) { _ in n })
    }
    #expect(objects.map { $0.f() } == Array(0..<100))
    for (n, object) in objects.enumerated() where !n.isMultiple(of: 3) {
      f.removeOverride(onAll: type(of: object), key: 0)
    }
    #expect(objects.map { $0.f() } == (0..<100).map { $0.isMultiple(of: 3) ? $0 : -1 })
    for object in objects { f.removeOverride(onAll: type(of: object), key: 0) }
    #expect(objects.allSatisfy { $0.f() == -1 })
  }

  @Test func aClassThatIsNotOneOfTheMethodsIsRefused() throws {
    class A { dynamic func f() -> String { "A" } }
    class Other {}
    #expect(throws: OverrideError.wrongReceiver(declaration: "A.f()", receiver: "Other")) {
      try #method(A.f).override(onAll: Other.self) { _ in "" }
    }
  }
}

private func superclasses(of type: AnyClass) -> Int {
  sequence(first: type, next: superclass).reduce(-1) { count, _ in count + 1 }
}

/// The superclass, read as the runtime does: the word behind the first.
private func superclass(_ type: AnyClass) -> AnyClass? {
  // SAFETY: the second word of a class's metadata names its superclass.
  unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1] == 0
    ? nil : unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1], to: AnyClass.self)
}
