#if Console
import CPliant
import Foundation
import PliantBase
import PliantDiagnostics
import PliantLifetime
import PliantObserving
import PliantOverriding

/// The state that the pages of one console show.
final class LiveState: Sendable {
  /// A part that is sent as a whole whenever it has changed.
  enum Part: String {
    case overridden, observed, watches, traces, overrides, objects
  }

  let log: MemoryLog
  /// The logs that are shown in place of this process.
  let sources: [ConsoleSource]
  let session: String
  let started = WallClock.seconds
  let deaths = NumberedRing<DeathsMessage.Item>(capacity: 1_000)
  let watches = Watches()
  let functions = FunctionTraces()
  let objects: ObjectTracking
  let installers = Installers()
  let seconds = Seconds()
  private let state = Guarded(State())

  private struct State: Sendable {
    var foreignLog: ForeignLog?
    var parts: [Part: (version: Int, json: Data)] = [:]
    var freshUntil = ContinuousClock.now
    var watchedObjects = 0
    var pages = 0
    var deathListener: Int?
  }

  /// The greatest age of the state, unless reading it takes more than a tenth of that: a few
  /// microseconds for each object.
  private static let period: Duration = .milliseconds(250)
  /// The number of objects with layers that are sent unasked.
  private static let mostObjects = 500
  static let mostPages = 8

  init(log: MemoryLog, sources: [ConsoleSource] = [], allowsEditing: Bool = false) {
    self.log = log
    objects = ObjectTracking(allowsEditing: allowsEditing)
    self.sources = sources
    session = String(UInt32.random(in: 0...UInt32.max), radix: 16)
  }

  func begin() {
    let deaths = deaths
    let listener = Death.listen { death in
      let (time, thread) = (WallClock.seconds, Int(pliant_thread_id()))
      let address = hexadecimal(death.address)
      deaths.add { number in
        DeathsMessage.Item(
          n: number,
          time: time,
          class: death.className,
          address: address,
          monitors: death.monitors,
          thread: thread
        )
      }
    }
    state.withLock { $0.deathListener = listener }
    OverriddenFunction.beginCountingCalls()
    seconds.begin { [self] in
      // Pages get calls together with the counts of their functions, which `look` sees to.
      if pages == 0 { functions.collect() }
      var counts = Seconds.Counts()
      (counts.lines, counts.errors) = (log.received, log.receivedErrors)
      (counts.deaths, counts.values) = (deaths.last, watches.values.last)
      counts.calls = functions.callCounts
      for (hook, calls) in OverriddenFunction.callCounts { counts.calls["hook \(hook)"] = calls }
      counts.durations = functions.takeDurations()
      return counts
    }
  }

  /// Shows what a program logs that was not prepared.
  func beginForeignLog() {
    let foreignLog = ForeignLog(log)
    foreignLog.begin()
    state.withLock { $0.foreignLog = foreignLog }
  }

  /// Ends once; it is safe to repeat.
  func end() {
    let (listener, foreignLog) = state.withLock { state in
      defer { (state.deathListener, state.foreignLog) = (nil, nil) }
      return (state.deathListener, state.foreignLog)
    }
    guard let listener else { return }
    foreignLog?.end()
    seconds.end()
    Death.stopListening(listener)
    OverriddenFunction.endCountingCalls()
    watches.stopAll()
    functions.stopAll()
    functions.overrides.stopAll()
    objects.stopAll()
  }

  /// The number of connected pages.
  var pages: Int { state.withLock { $0.pages } }

  /// Returns false if there are too many pages.
  func openPage() -> Bool {
    state.withLock { state in
      guard state.pages < Self.mostPages else { return false }
      state.pages += 1
      return true
    }
  }

  func closePage() {
    let isLast = state.withLock { state in
      state.pages -= 1
      return state.pages == 0
    }
    if isLast { ProcessReading.forget() }
  }

  var watchedObjects: Int { state.withLock { $0.watchedObjects } }

  /// Returns each part with its version, after reading the state if it is too old.
  func parts() -> [(Part, version: Int, json: Data)] {
    let now = ContinuousClock.now
    let mustLook = state.withLock { state in
      guard state.freshUntil <= now else { return false }
      state.freshUntil = now + Self.period
      return true
    }
    if mustLook {
      look()
      let spent = ContinuousClock.now - now
      state.withLock { state in
        // Unless something expired meanwhile.
        if state.freshUntil == now + Self.period { state.freshUntil += spent * 10 }
      }
    }
    return state.withLock { $0.parts }.map { ($0.key, $0.value.version, $0.value.json) }
  }

  /// Makes the next page read the state again.
  func expire() { state.withLock { $0.freshUntil = .now } }

  private func look() {
    let hooks = OverriddenFunction.all(mostObjects: Self.mostObjects)
    set(.overridden, JSONText.encode(HooksMessage(hooks, installers)))
    set(.observed, JSONText.encode(ObservedGraph.current()))
    set(.watches, JSONText.encode(watches.message))
    functions.collect()
    set(.traces, JSONText.encode(functions.message))
    set(.overrides, JSONText.encode(functions.overrides.message))
    set(.objects, JSONText.encode(objects.message))
    state.withLock { $0.watchedObjects = Death.watchedObjects }
  }

  private func set(_ part: Part, _ json: Data) {
    state.withLock { state in
      let old = state.parts[part]
      guard old?.json != json else { return }
      state.parts[part] = ((old?.version ?? 0) + 1, json)
    }
  }
}
#endif
