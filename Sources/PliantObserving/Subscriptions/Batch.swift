import CPliant

/// The changes of one thread that wait to be reported.
///
/// Bindings run before observations, until no binding is left: a handler sees what they led to.
/// Handlers are called in the order of registration. Only the batch's thread uses it.
final class Batch {
  private struct Entry {
    let subscription: Subscription
    let root: AnyObject
    let old: KeptValue?
  }

  private var bindings: [Entry] = []
  /// The bindings that run now, the first last: one that has run keeps its object no longer.
  private var running: [Entry] = []
  private var observations: [Entry] = []
  private var isSorted = true
  private var known = WaitingOrders()

  /// The batch that this thread is in.
  static var current: Batch? {
    // SAFETY: `run` keeps the batch while the thread's record points to it.
    pliant_thread_get().pointee.batch.map {
      Unmanaged<Batch>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Collects the changes that `body` makes, and then reports them; within a batch, just runs it.
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

  func holds(_ subscription: Subscription) -> Bool { known.contains(subscription.order) }

  /// Notes a change; the old value of the first change counts.
  func add(_ subscription: Subscription, _ root: AnyObject, _ old: KeptValue?) {
    if let opposite = subscription.options?.opposite { remove(opposite) }
    guard known.insert(subscription.order) else { return }
    let entry = Entry(subscription: subscription, root: root, old: old)
    if subscription.flags.contains(.binding) {
      bindings.append(entry)
    } else {
      observations.append(entry)
      isSorted = false
    }
  }

  /// Forgets a change that another has overtaken.
  func remove(_ subscription: Subscription) {
    guard known.remove(subscription.order) else { return }
    bindings.removeAll { $0.subscription === subscription }
    running.removeAll { $0.subscription === subscription }
    observations.removeAll { $0.subscription === subscription }
  }

  private func flush() {
    while true {
      if running.isEmpty, !bindings.isEmpty {
        running = bindings.reversed()
        bindings = []
      }
      if let next = running.popLast() {
        report(next)
        continue
      }
      // The first registered is the last here.
      if !isSorted { observations.sort { $0.subscription.order > $1.subscription.order } }
      isSorted = true
      guard let next = observations.popLast() else { return }
      report(next)
    }
  }

  private func report(_ entry: Entry) {
    _ = known.remove(entry.subscription.order)
    entry.subscription.report(entry.root, entry.old, .change)
  }
}

/// The subscriptions that wait, by their orders; a few are found without hashing.
private struct WaitingOrders {
  private var few: [UInt] = []
  private var others: Set<UInt> = []

  func contains(_ order: UInt) -> Bool {
    few.contains(order) || (!others.isEmpty && others.contains(order))
  }

  /// False if it is there already.
  mutating func insert(_ order: UInt) -> Bool {
    guard !contains(order) else { return false }
    if few.count < 8 { few.append(order) } else { others.insert(order) }
    return true
  }

  /// False if it is not there.
  mutating func remove(_ order: UInt) -> Bool {
    guard let place = few.firstIndex(of: order) else { return others.remove(order) != nil }
    few.remove(at: place)
    return true
  }
}
