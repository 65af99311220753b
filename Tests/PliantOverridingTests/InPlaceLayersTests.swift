#if DEBUG
import Observation
import OptimizedFixture
import Pliant
import Testing

/// Changes in place are calls of the getter and of the setter while one has layers, and `reach`
/// says so if all are.
@Suite(.serialized)
struct InPlaceLayersTests {
  /// A layer sees one set with the new value, and may change or drop it.
  @Test func layersSeeChangeAndDropWhatIsSetInPlace() throws {
    let model = Changing()
    var log: [String] = []
    func set(_ name: String, _ handle: Method<(Changing, [Int]) -> Void>) throws -> Redefinition {
      #expect(handle.reach == .everyCall || name == "plain", "\(name)")
      return try handle.redefine { original, model, value in
        log.append("\(name) \(value)")
        if value.count < 3 { original(model, value.map { $0 * 10 }) }
      }
    }
    let tokens = [
      try set("own", #setter(\Changing.own)), try set("did", #setter(\Changing.did)),
      try set("wrapped", #setter(\Changing.wrapped)), try set("plain", #setter(\Changing.plain)),
    ]
    func change(_ list: inout [Int]) throws {
      list[0] += 1
      throw Stopped()
    }
    for path in [\Changing.own, \.did, \.wrapped, \.plain] {
      model[keyPath: path] = [1]
      model[keyPath: path].append(2)
      try? change(&model[keyPath: path])
      model[keyPath: path].append(3)
    }
    model.own += [1]
    model.did += [1]
    model.wrapped += [1]
    model.plain += [1]
    let seen = ["[1]", "[10, 2]", "[101, 20]", "[1010, 200, 3]", "[1010, 200, 1]"]
    let names = ["own", "did", "wrapped", "plain"]
    let keyPaths = names.flatMap { name in seen.dropLast().map { "\(name) \($0)" } }
    #expect(log == keyPaths + names.map { "\($0) \(seen[4])" })
    #expect(model.own == [1010, 200] && model.changes == 3)
    for token in tokens { token.stop() }
    model.own += [1]
    model.did += [1]
    #expect(model.own == [1010, 200, 1] && model.changes == 4)
  }

  /// `self` in the class's own code, and in another that calls it, is the same.
  @Test func observableClasses() throws {
    let model = Shelf()
    var log: [String] = []
    let set = try #setter(\Shelf.books).wrap(on: model) { layer in
      { shelf, books in
        log.append("set \(books)")
        layer.next(shelf, books)
      }
    }
    let get = try #getter(\Shelf.books).wrap(on: model) { layer in
      { shelf in
        log.append("get")
        return layer.next(shelf)
      }
    }
    #expect(#setter(\Shelf.books).reach == .everyCall && #getter(\Shelf.books).reach == .everyCall)
    nonisolated(unsafe) var told = 0  // SAFETY: all is on one thread.
    withObservationTracking {
      _ = model.books
    } onChange: {
      told += 1
    }
    log = []
    model.books.append("a")
    model.add("b")
    #expect(log == ["get", #"set ["a"]"#, "get", #"set ["a", "b"]"#] && told == 1)
    set.stop()
    log = []
    model.books.append("c")
    #expect(log == ["get"] && model.books.count == 3)
    get.stop()
  }

  /// Observers are told once, of what the layers made.
  @Test func observersAreToldOnce() throws {
    let model = Changing()
    var told: [String] = []
    let observation = try observe(model, \.did) { (old: [Int], new: [Int]) in
      told.append("\(old) \(new)")
    }
    let set = try #setter(\Changing.did).redefine { original, model, value in
      original(model, value + [0])
    }
    model.did.append(1)
    #expect(told == ["[] [1, 0]"])
    set.stop()
    model.did.append(2)
    #expect(told == ["[] [1, 0]", "[1, 0] [1, 0, 2]"])
    observation.stop()
  }

  @Test func valuesSpiesAndStubs() throws {
    let set = try #setter(\Sum.number, Int.self).redefine { original, sum, value in
      original(&sum, value + 1)
    }
    var sum = Sum()
    sum.number += 1
    #expect(sum.number == 2)
    set.stop()
    sum.number += 1
    #expect(sum.number == 3)
    let model = Changing()
    let spy = try #setter(\Changing.own).spy(on: model)
    model.own.append(4)
    model.own[0] = 5
    #expect(spy.calls.map { "\($0.arguments)" } == ["[4]", "[5]"])
    spy.stop()
    let stub = try #getter(\Changing.own).stub(on: model, returning: [7])
    model.own.append(8)
    stub.stop()
    #expect(model.own == [7, 8])
  }

  /// Of two classes that share a superclass's coroutine, each has its own accessors.
  @Test func subclasses() throws {
    let (base, plain, louder) = (Changing(), Inheriting(), Louder())
    var log: [String] = []
    let set = try #setter(\Changing.own).override(onAll: Changing.self) { model, value in
      log.append("\(type(of: model)) \(value)")
    }
    base.own.append(1)
    plain.own.append(2)
    louder.own = [3]
    #expect(log == ["Changing [1]", "Inheriting [2]", "Louder [3]"])
    // Changes in place that an override makes to `super` are its own.
    louder.own.append(4)
    #expect(louder.own == [4] && log.count == 3)
    let own = try #setter(\Louder.own).redefine { _, _, value in log.append("\(value)") }
    louder.own.append(5)
    #expect(log.last == "[4, 5]" && louder.own == [4])
    own.stop()
    set.stop()
  }

  /// Accesses that are not seen are named, or the handle is refused.
  @Test func unseenAccessesAreNamed() throws {
    func besides(_ reach: Override.Reach) -> String {
      guard case .callsOf(_, let besides) = reach else { return "\(reach)" }
      return besides.joined(separator: ", ")
    }
    #expect(besides(#setter(\Changing.plain).reach) == "accesses of its memory")
    #expect(besides(#getter(\Changing.plain).reach) == "accesses of its memory")
    #expect(besides(#getter(\Changing.did).reach).contains("did.modify"))
    // The closure names no key path.
    let closure = #setter { (model: Changing, value: [Int]) in model.own = value }
    #expect(besides(closure.reach).contains("own.modify"))
    // One coroutine serves all instantiations.
    #expect(besides(#setter(\Crate<Int>.own).reach).contains("own.modify"))
    // The compiler made this setter of the coroutine, which must run.
    #expect(besides(#getter(\Changing.onlyModify).reach).contains("onlyModify.modify"))
    let model = Changing()
    let get = try #getter(\Changing.onlyModify).redefine { original, model in original(model) }
    model.onlyModify.append(1)
    #expect(model.onlyModify == [1])
    get.stop()
    // Its own file goes to the wrapper.
    #expect(throws: OverrideError.self) {
      try Changing.privateSetter.redefine { _, _, _ in }
    }
  }

  @Test func changesThatSuspend() async throws {
    let model = Waiting()
    let spy = try #setter(\Waiting.own).spy(on: model)
    await model.wait()
    #expect(spy.calls.map { "\($0.arguments)" } == ["[1, 2]"])
    spy.stop()
  }
}

private struct Stopped: Error {}

// Not private: the compiler writes to what one file sees without a call.
extension InPlaceLayersTests {
  @propertyWrapper struct Holding<Value> { var wrappedValue: Value }

  class Changing {
    private var stored: [Int] = []
    private(set) var changes = 0
    var plain: [Int] = []
    var own: [Int] {
      get { stored }
      set { stored = newValue }
      _modify { yield &stored }
    }
    var onlyModify: [Int] {
      get { stored }
      _modify { yield &stored }
    }
    var did: [Int] = [] { didSet { changes += 1 } }
    @Holding var wrapped: [Int] = []
    @Holding private var hidden = 1
    static let privateSetter = #setter(\Changing.hidden)
  }

  final class Inheriting: Changing {}

  final class Louder: Changing {
    override var own: [Int] {
      get { super.own }
      set { super.own = newValue }
      _modify { yield &super.own }
    }
  }

  struct Sum {
    private var stored = 0
    var number: Int {
      get { stored }
      set { stored = newValue }
      _modify { yield &stored }
    }
  }

  final class Crate<Value> {
    private var stored = [1]
    var own: [Int] {
      get { stored }
      set { stored = newValue }
      _modify { yield &stored }
    }
  }

  @Observable final class Shelf {
    var books: [String] = []
    func add(_ book: String) { books.append(book) }
  }

  actor Waiting {
    private var stored: [Int] = [1]
    nonisolated(unsafe) private var shared: [Int] = [1]
    nonisolated var own: [Int] {
      get { shared }
      set { shared = newValue }
      _modify { yield &shared }
    }
    func wait() async { await append(&own) }
    private func append(_ list: inout [Int]) async {
      await Task.yield()
      list.append(2)
    }
  }
}
#endif
