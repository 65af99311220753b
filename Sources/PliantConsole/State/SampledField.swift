#if Console
import PliantBase
import PliantImages
import PliantLifetime
import PliantObserving

/// A stored property of any tracked object, looked at ten times a second, in any build and however
/// it is set; what it was between two looks is not seen.
final class SampledField: Watched {
  let object: ObservedGraph.Object
  let path: String
  private let isOver = Guarded(false)

  /// Hands on the value now, and each that differs in text from the one before; nil if the object
  /// died.
  init?(
    of tracked: TrackedObject,
    named name: String,
    _ body: @escaping @Sendable (WatchedProperty.Sample) -> Void
  ) {
    guard let found = tracked.found else { return nil }
    object = ObservedGraph.Object(
      ObservedGraph.ID(tracked.address),
      className: QualifiedName.of(type(of: found))
    )
    path = name
    Task { [self] in
      var last: String?
      while isActive {
        // Not kept between two looks.
        do {
          guard let found = tracked.found else { break }
          // A busy main thread or actor is asked again.
          let sample = try? await ObjectReader(found).sample(name)
          if let sample, sample.text != last, isActive {
            last = sample.text
            body(sample)
          }
        }
        try? await Task.sleep(for: .milliseconds(100))
      }
      stop()
    }
  }

  var isActive: Bool { !isOver.withLock { $0 } }

  func stop() { isOver.withLock { $0 = true } }
}

/// An object of a tracked class, which may have died: its address and its number tell it from all
/// others.
struct TrackedObject: Sendable, Hashable {
  let address: UInt
  let number: Int

  var found: AnyObject? { Instances.object(at: address, number) }
}
#endif
