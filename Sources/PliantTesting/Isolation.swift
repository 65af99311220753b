import Foundation
import Glibc
import PliantBase
import PliantOverriding
public import Testing

/// Something real that `.isolated` fails a test for, besides what it always does.
///
/// ```swift
/// @Suite(.isolated(.date, .random)) struct ShopTests { … }
/// ```
public enum IsolatedPart: Sendable {
  /// The date: `Date()` and `Date.now`, `time` and `gettimeofday`.
  case date
  /// Random numbers, and `UUID()`.
  case random
}

extension Trait where Self == Fixture {
  /// Fails the test if it reaches something real that it does not replace.
  ///
  /// See ``isolated(_:allowing:)``.
  public static var isolated: Fixture { isolated() }

  /// Fails the test if it reaches something real that it does not replace, and refuses the call.
  ///
  /// That is a connection, a host's name that is looked up, a file that is changed outside of
  /// temporary folders, and a process that is started; the date and random numbers if asked for,
  /// which are only told. The issue is at the test's line and has the name of each. With
  /// `PLIANT_ISOLATED=1` in the environment every test is isolated.
  ///
  /// ```swift
  /// @Suite(.isolated(.date, allowing: "localhost")) struct ShopTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - parts: Further parts that the test must not reach.
  ///   - hosts: Hosts, by name or address, that may be looked up and connected to.
  /// - Returns: The trait.
  public static func isolated(_ parts: IsolatedPart..., allowing hosts: String...) -> Fixture {
    Fixture(".isolated", for: .test) { term, operation in
      let isolation = Isolation(term, parts, allowing: hosts)
      try await Fixture.run(
        parts.flatMap(Isolation.scopes(of:)),
        answering: Isolation.entryPoints + parts.flatMap(Isolation.entryPoints(of:)),
        changing: { $0.replacements.isolation = isolation },
        operation
      )
    }
  }
}

/// A test in which nothing is real that is not replaced.
final class Isolation: Sendable {
  let parts: [IsolatedPart]
  private let hosts: Set<String>
  private let addresses: Guarded<Set<String>>
  private let term: Term?

  init(_ term: Term?, _ parts: [IsolatedPart] = [], allowing hosts: [String] = []) {
    (self.parts, self.hosts, self.term) = (parts, Set(hosts.map { $0.lowercased() }), term)
    addresses = Guarded(self.hosts.contains("localhost") ? ["127.0.0.1", "::1"] : [])
  }

  /// The isolation of the test that the caller belongs to, unless the caller is to reach the real
  /// system.
  static var current: Isolation? { Replacements.current?.isolation }

  /// Fails the test; returns false if no test runs, as between the tests of an isolated run.
  func refuses(_ call: String, _ advice: String) -> Bool {
    guard term != nil || isTesting else { return false }
    let error = FixtureError.notReplaced(call, by: advice)
    if let term { term.tell(call, error) } else { report(error) }
    return true
  }

  func allows(host: String) -> Bool {
    hosts.contains(host.lowercased()) || addresses.withLock { $0.contains(host) }
  }

  func allow(address: String) { addresses.withLock { _ = $0.insert(address) } }
}

// MARK: - Runs

extension Isolation {
  /// The isolation of a run, of callers in no test of Swift Testing; nil if it is not isolated.
  private static let ofRun: Isolation? =
    getenv("PLIANT_ISOLATED").map { String(cString: $0) } == "1" ? Isolation(nil) : nil
  private static let ofTests = Guarded<[Test.ID: Isolation]>([:])

  /// The isolation of the caller's test in an isolated run.
  static var ofCaller: Isolation? {
    guard ofRun != nil, let test = Test.current else { return ofRun }
    return ofTests.withLock { tests in
      let isolation = tests[test.id] ?? Isolation(Term(for: .test))
      tests[test.id] = isolation
      return isolation
    }
  }

  /// Isolates all tests, if the environment asks for it.
  static func beginRun() {
    guard let ofRun else { return }
    do {
      _ = try EntryPoint.begin(entryPoints)
      try Carriers.follow()
    } catch {
      print("PLIANT_ISOLATED=1: \(error)")
      exit(1)
    }
    _ = SharedSurroundings.begin({ $0.replacements.isolation = ofRun }, ofTest: ofTest)
  }

  /// The surroundings of a test without any; nil if the caller is in no test.
  @Sendable static func ofTest() -> Surroundings? {
    guard Test.current != nil else { return nil }
    var surroundings = Surroundings()
    if let isolation = ofCaller { surroundings.replacements.isolation = isolation }
    return surroundings
  }
}

// MARK: - Entry points

extension Isolation {
  static let entryPoints = FileEntryPoints.all + Connections.entryPoints

  /// The functions of C that tell the date, and are not called by Swift Testing.
  static let dates: Set = ["gettimeofday", "time"]

  static func entryPoints(of part: IsolatedPart) -> [EntryPoint] {
    part == .random ? [chance] : TestClock.entryPoints.filter { dates.contains($0.name) }
  }

  static func scopes(of part: IsolatedPart) -> [Scope] {
    let now = #callable(Date.init as () -> Date)
    let identifier = #callable(UUID.init as () -> UUID)
    return part == .date
      ? [noting(now, part, "Date()")] : [noting(identifier, part, "UUID()")]
  }

  private static func noting<Value>(
    _ handle: Callable<() -> Value>,
    _ part: IsolatedPart,
    _ call: String
  ) -> Scope {
    handle.scope(around: { original in
      {
        note(part, call)
        return original()
      }
    })
  }

  /// Fails an isolated test for a call that tells the date or draws a number.
  static func note(_ part: IsolatedPart, _ call: String) {
    guard let values = Replacements.current, let isolation = values.isolation,
      isolation.parts.contains(part), part == .date ? values.clock == nil : values.random == nil
    else { return }
    _ = isolation.refuses(call, part == .date ? ".now(_:)" : ".random(seed:)")
  }
}
