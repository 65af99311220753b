import CScale
import Foundation
import Glibc
import ManyMethods
import Pliant
import Synchronization

/// Prints the cost of a million observed objects and ten thousand overridden methods, in time and memory.
///
/// Ends with 1 where a result is wrong or memory does not return.
@main
enum Scale {
  nonisolated(unsafe) static var failures = 0  // SAFETY: one thread.

  static func main() throws {
    OverridePolicy.current = .bestEffort
    scale_print_lines()
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    try objects(count)
    try overriddenObjects(count / 10)
    try underCalls()
    try replaced()
    try handles()
    try properties()
    print(failures == 0 ? "all as expected" : "\(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  static func expect(_ isTrue: Bool, _ what: String) {
    guard !isTrue else { return }
    failures += 1
    print("FAILED: \(what)")
  }

  /// Bytes that are allocated now.
  static var bytes: Int { Int(scale_allocated()) }

  static func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, Duration) {
    let start = ContinuousClock.now
    let result = try body()
    return (result, ContinuousClock.now - start)
  }

  static func text(_ time: Duration, of count: Int) -> String {
    let each = time / max(count, 1)
    let units = Duration.UnitsFormatStyle.units(
      allowed: [.seconds, .milliseconds],
      fractionalPart: .show(length: 1)
    )
    return "\(time.formatted(units)), \(Int(each / .nanoseconds(1))) ns each"
  }
}

// MARK: - Objects

final class Model {
  dynamic var number = 0
  dynamic func value() -> Int { number }
}

extension Scale {
  static func objects(_ count: Int) throws {
    var told = 0
    // What is made once, by the first observation.
    try observeOne(&told)
    let start = bytes
    do {
      var models = (0..<count).map { _ in Model() }
      let before = bytes
      var tokens: [KeyPathObservation] = []
      tokens.reserveCapacity(count)
      let (_, observing) = try timed {
        for model in models { tokens.append(try observe(model, \.number) { told += 1 }) }
      }
      print(
        "\(count) observations: \(text(observing, of: count)),",
        (bytes - before) / count,
        "bytes each"
      )
      told = 0
      let (_, changing) = timed { for model in models { model.number += 1 } }
      print("a change of each: \(text(changing, of: count))")
      expect(told == count, "told \(told) of \(count)")
      let (_, stopping) = timed { tokens = [] }
      print("stopping each: \(text(stopping, of: count))")
      for model in models { onDeallocation(of: model) { told -= 1 } }
      let (_, dying) = timed { models = [] }
      print("dying, each watched: \(text(dying, of: count))")
      expect(told == 0, "\(told) monitors were not called")
    }
    returned(to: start, of: count)
  }

  private static func observeOne(_ told: inout Int) throws {
    var count = 0
    let model = Model()
    let token = try observe(model, \.number) { count += 1 }
    model.number = 1
    onDeallocation(of: model) {}
    withExtendedLifetime(token) {}
    told += count
  }

  /// Each with a layer of its own.
  static func overriddenObjects(_ count: Int) throws {
    let value = #method(Model.value)
    try value.override(on: Model()) { _ in 1 }
    let start = bytes
    do {
      var models = (0..<count).map { _ in Model() }
      let before = bytes
      let (_, overriding) = try timed {
        for model in models { try value.override(on: model) { _ in 1 } }
      }
      print(
        "\(count) overrides: \(text(overriding, of: count)),",
        (bytes - before) / count,
        "bytes each"
      )
      expect(models.allSatisfy { $0.value() == 1 }, "an override is not called")
      let (_, dying) = timed { models = [] }
      print("dying, each overridden: \(text(dying, of: count))")
    }
    returned(to: start, of: count)
  }

  private static func returned(to start: Int, of count: Int) {
    let left = bytes - start
    print("left of it: \(left) bytes")
    expect(left < 131_072, "\(left) bytes did not return")
  }
}

// MARK: - Methods

extension Scale {
  private static let rounds = Atomic(0)
  private static let wrong = Atomic(0)
  private static let isRunning = Atomic(true)

  /// Methods are entered and replaced, and given back, while eight threads call them.
  static func underCalls() throws {
    let objects = Generated.objects().filter { !$0.isDynamic }
    // SAFETY: the objects have no state.
    nonisolated(unsafe) let called = objects
    let threads = (0..<8).map { number in
      Thread {
        var at = number
        while isRunning.load(ordering: .relaxed) {
          at = (at + 1) % called.count
          wrong.add(called[at].wrong(number), ordering: .relaxed)
          rounds.add(1, ordering: .relaxed)
        }
      }
    }
    for thread in threads { thread.start() }
    var installs = 0
    let pages = resident
    let (_, overriding) = try timed {
      for object in objects {
        let plain = object.sum(1)
        let all = try replaceMethods(of: type(of: object), with: object.mock, prefix: "mock_")
        expect(object.sum(1) == plain + object.methods, "a replacement is not called")
        // Every thread has called them since.
        let seen = rounds.load(ordering: .relaxed)
        while rounds.load(ordering: .relaxed) < seen + 16 * called.count { sched_yield() }
        all.stop()
        expect(object.sum(1) == plain, "a replacement is still called")
        installs += object.methods
      }
    }
    isRunning.store(false, ordering: .relaxed)
    while !threads.allSatisfy(\.isFinished) { sched_yield() }
    print(
      "\(installs) installed and removed under calls of 8 threads: \(text(overriding, of: installs)),",
      "\(rounds.load(ordering: .relaxed) * (objects.first?.methods ?? 0)) calls, resident",
      "\(resident - pages) KiB more"
    )
    expect(
      wrong.load(ordering: .relaxed) == 0,
      "\(wrong.load(ordering: .relaxed)) answers are neither's"
    )
  }

  /// In KiB.
  private static var resident: Int {
    let line = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  static func replaced() throws {
    let objects = Generated.objects()
    try overrideTwice(objects, Generated.methods, "replaced") {
      try objects.map { try replaceMethods(of: type(of: $0), with: $0.mock, prefix: "mock_") }
    }
  }

  static func handles() throws {
    try overrideTwice(Generated.objects(), Generated.handles, "redefined") {
      try Generated.override()
    }
  }

  /// Each method that is overridden adds 1 to what its object answers.
  private static func overrideTwice(
    _ objects: [Overridden],
    _ count: Int,
    _ verb: String,
    _ override: () throws -> [Redefinition]
  ) throws {
    func sum() -> Int { objects.reduce(0) { $0 &+ $1.sum(1) } }
    let plain = sum()
    var left: [Int] = []
    for round in 1...2 {
      let (before, pages) = (bytes, resident)
      var (all, overriding) = try timed(override)
      print(
        "round \(round): \(count) methods \(verb): \(text(overriding, of: count)),",
        (bytes - before) / count,
        "bytes each, resident \(resident - pages) KiB more"
      )
      expect(sum() == plain + count, "a method is not \(verb)")
      let (_, undoing) = timed { all = [] }
      print("  undone: \(text(undoing, of: count))")
      expect(sum() == plain, "a method is still \(verb)")
      left.append(bytes)
    }
    print("  the second round left \(left[1] - left[0]) bytes")
    expect(left[1] - left[0] < 16_384, "\(left[1] - left[0]) bytes did not return")
  }

  /// More properties than there are thunks.
  static func properties() throws {
    let object = Properties()
    var tokens: [KeyPathObservation] = []
    var (told, refused): (Int, [any Error]) = (0, [])
    let paths = Generated.paths
    let (_, observing) = timed {
      for path in paths {
        do {
          tokens.append(try observe(object, path) { told += 1 })
        } catch {
          refused.append(error)
        }
      }
    }
    print(
      "\(paths.count) properties: \(text(observing, of: paths.count)); observed \(tokens.count)"
    )
    if let error = refused.first { print("  \(error)") }
    for path in paths { object[keyPath: path] += 1 }
    expect(told == tokens.count, "told \(told) of \(tokens.count)")
    expect(paths.allSatisfy { object[keyPath: $0] == 1 }, "a property was not set")
    expect(tokens.count + refused.count == paths.count, "some were forgotten")
    expect(tokens.count >= min(paths.count, 2_048), "the pool is smaller than it is said to be")
  }
}
