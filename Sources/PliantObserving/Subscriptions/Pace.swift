/// When a subscription reports a change that was made.
enum Pace {
  case now
  /// With the other changes of this thread's batch.
  case batched(Batch)
  /// The binding's other direction has made it.
  case never
}

extension Subscription {
  final func pace() -> Pace {
    guard options?.filter?.admitsChange() != false else { return .never }
    return Batch.current.map { .batched($0) } ?? .now
  }
}
