import SoakFixture
import Synchronization

/// What a layer does, in the model and in the program; they differ in what they call next.
struct Recipe: Sendable {
  let id: Int
  let kind: Kind

  enum Kind: Sendable {
    /// Answers itself.
    case answer
    /// Calls what it stands over, and marks the result.
    case wrap
    /// Marks the argument.
    case argument
    /// Calls what it stands over twice.
    case twice
    /// Removes itself, and then calls what it stood over.
    case once
    /// The same the other way round.
    case onceAfter
    /// Puts another layer on the object while it runs.
    case grow
    /// Throws, where the method may.
    case refuse
    /// Answers where what it stands over throws.
    case rescue
    /// Pliant's own spy, which passes calls on.
    case spy
    /// Another method of the program's, in this one's place.
    case other

    /// Those that leave the stacks as they are.
    static let steady: [Kind] = [.answer, .wrap, .wrap, .argument, .twice, .refuse, .rescue]
    static let all: [Kind] = steady + [.wrap, .argument, .once, .onceAfter, .grow]
  }

  /// Values may not grow for ever: above this the layers of kind `twice` call once.
  private static let most = 2_000

  func run<Value: Marked, Failure: Error>(
    _ value: Value,
    refuse: ((Int) -> Failure)?,
    remove: () -> Void,
    grow: () -> Void,
    next: (Value) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    switch kind {
    case .answer: return value.marked(id)
    case .spy: return try next(value)
    case .other: return value.marked(-7)
    case .wrap: return try next(value).marked(id)
    case .argument: return try next(value.marked(id))
    case .twice:
      let first = try next(value)
      return first.size > Self.most ? first.marked(id) : try next(first).marked(id)
    case .once:
      remove()
      return try next(value).marked(id)
    case .onceAfter:
      let result = try next(value)
      remove()
      return result.marked(id)
    case .grow:
      grow()
      return try next(value).marked(id)
    case .refuse:
      if let refuse { throw refuse(id) }
      return try next(value).marked(id)
    case .rescue:
      do throws(Failure) {
        return try next(value).marked(id)
      } catch {
        return value.marked(id)
      }
    }
  }

  func run<Value: Marked, Failure: Error>(
    _ value: Value,
    refuse: ((Int) -> Failure)?,
    remove: () -> Void,
    grow: () -> Void,
    next: (Value) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if id.isMultiple(of: 3) { await Task.yield() }
    switch kind {
    case .answer: return value.marked(id)
    case .spy: return try await next(value)
    case .other: return value.marked(-7)
    case .wrap: return try await next(value).marked(id)
    case .argument: return try await next(value.marked(id))
    case .twice:
      let first = try await next(value)
      return first.size > Self.most ? first.marked(id) : try await next(first).marked(id)
    case .once:
      remove()
      return try await next(value).marked(id)
    case .onceAfter:
      let result = try await next(value)
      remove()
      return result.marked(id)
    case .grow:
      grow()
      return try await next(value).marked(id)
    case .refuse:
      if let refuse { throw refuse(id) }
      return try await next(value).marked(id)
    case .rescue:
      do throws(Failure) {
        return try await next(value).marked(id)
      } catch {
        return value.marked(id)
      }
    }
  }

  /// The layer that one of kind `grow` puts on the object.
  var grown: Recipe { Recipe(id: -id - 100, kind: .wrap) }
  var grownKey: Int { id % 2 }
}

/// A layer of the program's: a recipe with what its closure captures.
final class Behavior: Sendable {
  let recipe: Recipe
  private let runs: Tally
  private let capture: Capture

  init(_ recipe: Recipe, counting runs: Tally, in census: Census) {
    self.recipe = recipe
    self.runs = runs
    capture = Capture(in: census)
  }

  func run<Value: Marked, Failure: Error>(
    _ value: Value,
    refuse: ((Int) -> Failure)? = nil,
    remove: () -> Void = {},
    grow: () -> Void = {},
    next: (Value) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    began()
    return try recipe.run(value, refuse: refuse, remove: remove, grow: grow, next: next)
  }

  func run<Value: Marked, Failure: Error>(
    _ value: Value,
    refuse: ((Int) -> Failure)? = nil,
    remove: () -> Void = {},
    grow: () -> Void = {},
    next: (Value) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    began()
    return try await recipe.run(value, refuse: refuse, remove: remove, grow: grow, next: next)
  }

  /// Counts a run, and reads what was captured.
  private func began() {
    precondition(capture.text.utf8.count > 40, "a capture was read after it was freed")
    runs.add()
  }
}

/// A number that all threads count up.
final class Tally: Sendable {
  private let count = Atomic<Int>(0)
  var total: Int { count.load(ordering: .sequentiallyConsistent) }
  func add(_ number: Int = 1) { count.add(number, ordering: .sequentiallyConsistent) }
}
