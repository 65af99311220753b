import CPliant

/// What changes of one thread wait to be told of.
///
/// Bindings come before observers, until no binding is left: an observer sees what they led to.
/// Observers are told in the order of registration. Only the batch's thread uses it.
final class Batch {
  private struct Entry {
    let observer: Observer
    let root: AnyObject
    let old: KeptValue?
  }

  private var bindings: [Entry] = []
  /// The bindings that run now, the first last: what has run keeps its object no longer.
  private var running: [Entry] = []
  private var observers: [Entry] = []
  private var isSorted = true
  private var known: Set<UInt> = []

  /// The batch that this thread is in.
  static var current: Batch? {
    // SAFETY: `run` keeps the batch while the thread's record points to it.
    pliant_thread_get().pointee.batch.map {
      Unmanaged<Batch>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Collects what `body` changes, and then tells of it; within a batch, just runs it.
  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pliant_thread_get().pointee.batch == nil else { return try body() }
    let batch = Batch()
    pliant_thread_get().pointee.batch = UnsafeRawPointer(Unmanaged.passUnretained(batch).toOpaque())
    defer {
      batch.flush()
      pliant_thread_get().pointee.batch = nil
    }
    return try body()
  }

  func holds(_ observer: Observer) -> Bool { known.contains(observer.order) }

  /// Takes note that something changed; the old value of the first change counts.
  func add(_ observer: Observer, _ root: AnyObject, _ old: KeptValue?) {
    if let opposite = observer.extras?.opposite { remove(opposite) }
    guard known.insert(observer.order).inserted else { return }
    let entry = Entry(observer: observer, root: root, old: old)
    if observer.options.contains(.binding) {
      bindings.append(entry)
    } else {
      observers.append(entry)
      isSorted = false
    }
  }

  /// Forgets a change that another has overtaken.
  func remove(_ observer: Observer) {
    guard known.remove(observer.order) != nil else { return }
    bindings.removeAll { $0.observer === observer }
    running.removeAll { $0.observer === observer }
    observers.removeAll { $0.observer === observer }
  }

  private func flush() {
    while true {
      if running.isEmpty, !bindings.isEmpty {
        running = bindings.reversed()
        bindings = []
      }
      if let next = running.popLast() {
        deliver(next)
        continue
      }
      // The first registered is the last here.
      if !isSorted { observers.sort { $0.observer.order > $1.observer.order } }
      isSorted = true
      guard let next = observers.popLast() else { return }
      deliver(next)
    }
  }

  private func deliver(_ entry: Entry) {
    known.remove(entry.observer.order)
    entry.observer.deliver(entry.root, entry.old)
  }
}
