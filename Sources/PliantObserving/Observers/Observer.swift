import CPliant
import Dispatch
import PliantJoints

/// What an observer runs.
enum Handler<Value> {
  case plain(() -> Void)
  case change((Change<Value>) -> Void)
  case values((Value, Value) -> Void)

  var takesOld: Bool { if case .values = self { true } else { false } }
  var takesNothing: Bool { if case .plain = self { true } else { false } }
}

/// An observation of values of one type.
class Observer<Value>: AnyObserver, @unchecked Sendable {
  // SAFETY: constant; the handler was handed over by the caller, whom the documentation tells on which
  // thread it runs.
  private final let handler: Handler<Value>
  final let reader: ValueReader<Value>

  init(
    _ reader: ValueReader<Value>,
    _ handler: Handler<Value>,
    _ options: ObservingOptions,
    _ extras: ObserverExtras?
  ) {
    self.reader = reader
    self.handler = handler
    super.init(options, extras)
  }

  final override var path: ObservedPath { reader }

  /// Reads the old value and tells of what is to come.
  final func willChange(_ root: AnyObject, _ pending: inout PendingChange?) {
    guard isActive, Batch.current?.holds(self) != true, reader.hasValue(from: root) else { return }
    guard options.contains(.needsOld) else {
      pending = PendingChange(for: self, next: pending)
      tellPrior(root, old: nil)
      return
    }
    let old = OldValue(reader.read(root), for: self, next: pending)
    pending = old
    if options.contains(.prior) { tellPrior(root, old: old) }
  }

  /// Tells of a change that was made, or leaves it to the batch.
  final func didChange(_ root: AnyObject, _ pending: PendingChange?) {
    guard isActive, extras?.gate?.admitsChange() != false else { return }
    let old = options.contains(.needsOld) ? oldValue(root, pending) : nil
    if let batch = Batch.current { return batch.add(self, root, old) }
    deliver(root, old)
  }

  /// What was read before the change, or was there when the last one was told of.
  private func oldValue(_ root: AnyObject, _ pending: PendingChange?) -> OldValue<Value>? {
    let read = PendingChange.find(in: pending, for: self)
    guard let shadow, shadow.isKept, reader.hasValue(from: root) else { return read }
    let last = shadow.exchange(reader.read(root))
    return read ?? last.map { OldValue($0, for: self, next: nil) }
  }

  /// Begins to keep values, where nothing is called before a change.
  final func startShadow(_ root: AnyObject) {
    guard let shadow, !shadow.isKept, reader.hasValue(from: root) else { return }
    _ = shadow.exchange(reader.read(root))
  }

  private var shadow: Shadow<Value>? {
    extras?.shadow.map { unsafeDowncast($0, to: Shadow<Value>.self) }
  }

  final override func deliver(_ root: AnyObject, _ pending: PendingChange?) {
    guard isActive, reader.hasValue(from: root) else { return }
    let old = pending.map { unsafeDowncast($0, to: OldValue<Value>.self).value }
    if let old, let equals = extras?.equals as? (Value, Value) -> Bool,
      equals(old, reader.read(root))
    {
      return
    }
    tell(root, old: tellsOld ? old : nil, kind: .change)
  }

  private var tellsOld: Bool { options.contains(.old) || handler.takesOld }

  /// The call that `.initial` asks for.
  final func tellInitial(_ root: AnyObject) {
    guard isActive, reader.hasValue(from: root) else { return }
    tell(root, old: nil, kind: .initial)
  }

  private func tellPrior(_ root: AnyObject, old: OldValue<Value>?) {
    tell(root, old: tellsOld ? old?.value : nil, kind: .prior)
  }

  @inline(__always)
  private func tell(_ root: AnyObject, old: Value?, kind: Change<Value>.Kind) {
    guard let extras else { return run(root, old: old, kind: kind) }
    deliver(root, old: old, kind: kind, by: extras)
  }

  private func run(_ root: AnyObject, old: Value?, kind: Change<Value>.Kind) {
    switch handler {
    case .plain(let handler): handler()
    case .change(let handler): handler(Change(old: old, kind: kind, source: reader.source(root)))
    case .values(let handler):
      let new = reader.read(root)
      handler(old ?? new, new)
    }
  }
}

/// The last value that an observer was told of.
final class Shadow<Value>: Sendable {
  private let kept = Guarded(Kept())

  // SAFETY: as every handler, this is used where the observed object is.
  private struct Kept: @unchecked Sendable {
    var value: Value?
  }

  var isKept: Bool { kept.withLock { $0.value != nil } }

  /// Keeps a value; returns the one before, to be freed by the caller under no lock.
  func exchange(_ value: Value) -> Value? {
    let new = Kept(value: value)
    return kept.withLock { kept in
      let old = kept
      kept = new
      return old
    }.value
  }
}

// MARK: - Delivery

extension Observer {
  private func deliver(
    _ root: AnyObject,
    old: Value?,
    kind: Change<Value>.Kind,
    by extras: ObserverExtras
  ) {
    switch extras.delivery {
    case .immediate: run(root, old: old, kind: kind)
    case .main where MainQueue.isCurrent:
      // What other threads have left for the main queue was changed before.
      while extras.calls.runNext() {}
      run(root, old: old, kind: kind)
    case .main:
      extras.calls.add(call(root, old: old, kind: kind))
      MainQueue.async { _ = extras.calls.runNext() }
    case .queue(let queue):
      extras.calls.add(call(root, old: old, kind: kind))
      queue.async { _ = extras.calls.runNext() }
    case .actor(let actor):
      extras.calls.add(call(root, old: old, kind: kind))
      extras.calls.drain(on: actor)
    }
  }

  /// A call that can be made later: the new value is read now, unless nobody could ask for it.
  private func call(_ root: AnyObject, old: Value?, kind: Change<Value>.Kind) -> LaterCall {
    let new = handler.takesNothing ? nil : reader.read(root)
    return LaterCall { [self] in
      guard !isStopped else { return }
      switch handler {
      case .plain(let handler): handler()
      case .change(let handler):
        if let new { handler(Change(old: old, kind: kind, source: .value(new))) }
      case .values(let handler): if let new { handler(old ?? new, new) }
      }
    }
  }
}
