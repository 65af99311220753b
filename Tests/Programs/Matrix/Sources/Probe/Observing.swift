import Foundation
import Overridden
import Pliant
import Synchronization

extension Probe {
  static func observing() {
    let model = opaque(Model())
    attempt("a dynamic property") {
      var told: [String] = []
      let token = try observe(model, \.name) { old, new in told.append("\(old)>\(new)") }
      model.name = "b"
      model.name += "c"
      token.stop()
      model.name = "d"
      return told
    }
    attempt("an observed property") {
      var told: [String] = []
      let token = try observe(model, \.items) { old, new in told.append("\(old)>\(new)") }
      model.items.append(2)
      token.stop()
      return told
    }
    attempt("a path") {
      var told: [String] = []
      let token = try observe(model, \.place.city) { old, new in told.append("\(old)>\(new)") }
      model.place.city = "Bergen"
      model.place = Place()
      token.stop()
      return told
    }
    attempt("a binding") {
      try bind(model, \.label, to: model, \.items) { "\($0.count) items" }
      model.items = []
      return model.label
    }
    attempt("a computed property") { try observe(model, \.count) {}.isActive }
    attempt("Foundation's property") {
      let progress = opaque(Progress(totalUnitCount: 3))
      var told: [String] = []
      let token = try observe(progress, \.completedUnitCount) { old, new in
        told.append("\(old)>\(new)")
      }
      advance(progress)
      token.stop()
      return told
    }
    onDeallocation(of: model) { print("gone") }
  }

  @inline(never)
  private static func advance(_ progress: Progress) { progress.completedUnitCount += 2 }

  /// Calls and sets on several threads, while layers and observers come and go.
  static func threads() {
    let (greeter, model) = (opaque(Overridden.Greeter()), opaque(Model()))
    attempt("threads") {
      let calls = Atomic(0)
      let changes = Atomic(0)
      let greet = #method(Greeter.greet(_:))
      let failures = Mutex<[String]>([])
      nonisolated(unsafe) let (shared, observed) = (greeter, model)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for turn in 0..<200 {
          do {
            if thread == 0 {
              try greet.override(on: shared, key: "k") { _, who in "Hi \(who)" }
              greet.removeOverride(on: shared, key: "k")
            } else if thread == 1 {
              try observe(observed, \.items) { _ in changes.add(1, ordering: .relaxed) }.stop()
            } else if ["Hello \(turn)", "Hi \(turn)"].contains(shared.greet("\(turn)")) {
              calls.add(1, ordering: .relaxed)
            }
          } catch {
            failures.withLock { $0.append("\(error)") }
          }
        }
      }
      let failed = failures.withLock { Set($0).sorted() }
      return "\(calls.load(ordering: .relaxed)) calls \(failed)"
    }
  }
}
