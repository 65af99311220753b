import Pliant
import Testing

/// Closures that say which error they throw are handles on what throws no other.
struct TypedErrorsTests {
  struct Lost: Error {}

  class Post {
    dynamic func send(_ weight: Int) throws(Lost) -> Int { try checked(weight) }
    dynamic func swap(_ a: inout Int, _ b: inout Int) throws(Lost) -> Int { try checked(a) }
    dynamic func sign(_ weight: Int, _ name: (Int) -> String) throws(Lost) -> String {
      name(try checked(weight))
    }
  }

  struct Van {
    var load = 0
    dynamic mutating func add(_ weight: Int) throws(Lost) -> Int {
      load += try checked(weight)
      return load
    }
  }

  actor Office {
    dynamic func open(_ weight: Int) throws(Lost) -> Int { try checked(weight) }
  }

  @MainActor struct Desk {
    var papers = 0
    dynamic mutating func put(_ count: Int) -> Int {
      papers += count
      return papers
    }
    dynamic mutating func dare(_ count: Int) throws(Lost) -> Int { try checked(count) }
  }

  private func told(_ body: () async throws -> Int) async -> String {
    do { return "\(try await body())" } catch { return "\(type(of: error))" }
  }

  @Test func ofEveryReceiver() async throws {
    let post = Post()
    let send = #method { (post: Post, weight: Int) throws(Lost) -> Int in try post.send(weight) }
    // A closure that throws one type of error and is passed as it stands crashes the compiler.
    try send.wrap(on: post) { layer in
      func more(_ post: Post, _ weight: Int) throws(Lost) -> Int {
        try layer.next(post, weight) + 10
      }
      return more
    }
    #expect("\(await told { try post.send(1) }) \(await told { try post.send(-1) })" == "11 Lost")
    let swap = #method { (post: Post, a: inout Int, b: inout Int) throws(Lost) -> Int in
      try post.swap(&a, &b)
    }
    try swap.override(on: post) { _, a, b in
      (a, b) = (b, a)
      return 0
    }
    var (a, b) = (1, 2)
    #expect(try "\(post.swap(&a, &b)) \(a) \(b)" == "0 2 1")
    let add = try #method { (van: inout Van, weight: Int) throws(Lost) -> Int in
      try van.add(weight)
    }.redefine { van, weight in
      van.load -= weight
      return van.load
    }
    var van = Van(load: 5)
    #expect(try "\(van.add(2)) \(van.load)" == "3 3")
    let open = try #method { (office: isolated Office, weight: Int) throws(Lost) -> Int in
      try office.open(weight)
    }.redefine { _, weight in weight * 2 }
    let office = Office()
    #expect(await told { try await office.open(4) } == "8")
    func light(_ weight: Int) throws(Lost) -> Int { -(try checked(100 - weight)) }
    let check = try #callable { (weight: Int) throws(Lost) -> Int in try weighed(weight) }
      .redefine(light)
    #expect("\(await told { try weighed(9) }) \(await told { try weighed(900) })" == "-91 Lost")
    for token in [add, open, check] { token.stop() }
    #expect("\(await told { try weighed(9) }) \(await told { try van.add(-1) })" == "9 Lost")
  }

  struct Failure: Error {
    dynamic func endOrThrow() throws -> Int { throw self }
  }

  /// No name of an expansion's hides a type.
  @Test func ofATypeNamedFailure() throws {
    let end = try #method(Failure.endOrThrow).redefine { _ in 3 }
    #expect(try Failure().endOrThrow() == 3)
    end.stop()
    #expect(throws: Failure.self) { try Failure().endOrThrow() }
  }

  /// Functions named by handles keep the type of their error, also beside a borrowed function.
  @Test func named() async throws {
    let post = Post()
    try #method(Post.sign(_:_:)).wrap(on: post) { layer in
      { post, weight, name in try layer.next(post, weight + 1, name) + "!" }
    }
    #expect(try post.sign(1) { "\($0)" } == "2!")
    #expect(throws: Lost.self) { try post.sign(-5) { "\($0)" } }
  }

  #if compiler(>=6.3)
  @Test @MainActor func ofTheMainActor() throws {
    let putting = #method { @MainActor (desk: inout Desk, count: Int) in desk.put(count) }
    let put = try putting.redefine { desk, count in
      desk.papers = count * 10
      return 7
    }
    let daring = #method { @MainActor (desk: inout Desk, count: Int) throws(Lost) -> Int in
      try desk.dare(count)
    }
    func never(_ desk: inout Desk, _ count: Int) throws(Lost) -> Int { throw Lost() }
    let dare = try daring.redefine(never)
    var desk = Desk()
    #expect("\(desk.put(3)) \(desk.papers)" == "7 30")
    #expect(throws: Lost.self) { try desk.dare(1) }
    put.stop()
    dare.stop()
    #expect("\(desk.put(3)) \(try desk.dare(1))" == "33 1")
  }
  #endif

  @Test func inGenericFunctions() throws {
    func override<Value>(_ value: Value) throws {
      let post = Post()
      try #method { (post: Post, weight: Int) throws(Lost) -> Int in try post.send(weight) }
        .override(on: post) { _, _ in 5 }
      #expect(try post.send(-1) == 5)
    }
    try override(1)
    try override("a")
  }

  /// A closure that does not say it is of no function, and is told so.
  @Test func unsaid() throws {
    let send = #method { (post: Post, weight: Int) in try post.send(weight) }
    let error = #expect(throws: OverrideError.self) { try send.redefine { _, _ in 1 } }
    #expect(error?.description.contains("throws(E) -> Int") == true)
  }
}

private func checked(_ weight: Int) throws(TypedErrorsTests.Lost) -> Int {
  guard weight >= 0 else { throw TypedErrorsTests.Lost() }
  return weight
}

@inline(never) private dynamic func weighed(_ weight: Int) throws(TypedErrorsTests.Lost) -> Int {
  try checked(weight)
}
