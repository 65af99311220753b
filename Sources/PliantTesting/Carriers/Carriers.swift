import CPliant
import PliantBase
import PliantHooks
import PliantImages

/// The carriers' entry points, which are in use while a fixture is.
enum Carriers {
  private struct State {
    var users = 0
    /// The entry points that have been begun.
    var begun: [EntryPoint] = []
    /// The methods that the process has, by how many images had been loaded.
    var methods: (images: UInt64, found: [EntryPoint]) = (0, [])
  }

  private static let state = Guarded(State())

  /// The clock answers some of these functions, too, and carries what it does not answer.
  private static let points: [EntryPoint] = {
    let ofClock = Dictionary(uniqueKeysWithValues: TestClock.entryPoints.map { ($0.name, $0) })
    let carriers = Carrier.named.values.map { carrier in
      ofClock[carrier.name] ?? EntryPoint(carrier.name) { carrier.carry($0) }
    }
    return carriers.filter { $0.address != nil } + CancellationHandlers.points
      + [DetachedTasks.point, CarriedBlock.cancellation]
  }()

  private static let methods = Carrier.methods.map { carrier in
    EntryPoint(carrier.name, in: carrier.type) { carrier.carry($0) }
  }

  /// Has work that is handed over run in its surroundings, until ``unfollow()``.
  ///
  /// Methods are looked for again when libraries have been loaded.
  static func follow() throws {
    try RuntimeLayout.check(RuntimeLayout.differenceOfTasks, for: DetachedTasks.point.name)
    try state.withLock { state in
      let images = pliant_images_loaded()
      if state.methods.images != images { state.methods = (images, loadedMethods()) }
      var new = state.users == 0 ? points : []
      new += state.methods.found.filter { method in !state.begun.contains { $0 === method } }
      if !new.isEmpty {
        _ = try Surroundings.really {
          try OwnHooks.allowing { try EntryPoint.begin(new) }
        }
      }
      state.begun += new
      state.users += 1
    }
  }

  /// The methods of the modules that the process has.
  ///
  /// A test is told of those that such a module should have.
  private static func loadedMethods() -> [EntryPoint] {
    let loaded = Dictionary(grouping: methods.filter { $0.image != nil }) { $0.address != nil }
    for method in loaded[false] ?? [] {
      report(.notCarried(Demangler.demangle(method.name) ?? method.name), isWarning: true)
    }
    return loaded[true] ?? []
  }

  static func unfollow() {
    state.withLock { state in
      state.users -= 1
      guard state.users == 0 else { return }
      for point in state.begun { point.end() }
      state.begun = []
    }
  }
}
