import PliantJoints

/// An observation that somebody looks at: each new value as text, and as a number where it is one.
package final class WatchedProperty: Sendable {
  package struct Sample: Sendable {
    package let number: Double?
    package let text: String
  }

  private let observation: KeyPathObservation
  /// The `id` of its own observation.
  package let id: UInt

  /// Watches what another observation observes; nil where that has ended.
  ///
  /// `body` is called in the setter, on its thread; describing the value there is the user's code.
  ///
  /// - Throws: As `observe` does.
  package static func watch(
    _ observation: UInt,
    mostObjects: Int,
    _ body: @escaping @Sendable (Sample) -> Void
  ) throws -> WatchedProperty? {
    for seen in SeenObject.all(most: mostObjects) {
      guard let observer = seen.observers.first(where: { $0.order == observation }),
        let object = seen.keep()
      else { continue }
      let path = observer.path
      let type = path.valueType
      let made = try Registration(object, like: observer, observer.isolatedObservers).observe(
        .change { raw in
          if let new = raw.new { return body(Sample(at: new, as: type)) }
          path.withValue(of: raw.object) { body(Sample(at: $0, as: type)) }
        }
      )
      return WatchedProperty(KeyPathObservation(made, endsWithToken: true), made.order)
    }
    return nil
  }

  private init(_ observation: KeyPathObservation, _ id: UInt) {
    self.observation = observation
    self.id = id
  }

  /// Whether the object lives.
  package var isActive: Bool { observation.isActive }

  package func stop() { observation.stop() }
}

extension Observer {
  /// Where an actor's property is observed, which no path leads to.
  fileprivate var isolatedObservers: PropertyObservers? {
    path.isIsolated ? (self as? PropertyObserver)?.current : nil
  }
}

extension WatchedProperty.Sample {
  /// SAFETY: the caller has a value of the type there.
  fileprivate init(at address: UnsafeRawPointer, as type: Any.Type) {
    func load<Value>(_ type: Value.Type) -> Any {
      address.assumingMemoryBound(to: type).pointee
    }
    self.init(_openExistential(type, do: load))
  }

  init(_ value: Any) {
    switch value {
    case let value as any BinaryInteger:
      self.init(number: Double(value), text: "\(value)")
    case let value as any BinaryFloatingPoint:
      let number = Double(value)
      self.init(number: number.isFinite ? number : nil, text: "\(value)")
    case let value as Bool:
      self.init(number: value ? 1 : 0, text: "\(value)")
    case let value as String:
      self.init(number: nil, text: String(value.prefix(Self.longest)))
    case let value as any Collection:
      // Describing all of a large one would hold up the setter.
      let count = value.count
      self.init(number: Double(count), text: count == 1 ? "1 element" : "\(count) elements")
    default:
      if let wrapped = Self.wrapped(value) {
        self.init(wrapped)
      } else {
        self.init(number: nil, text: String("\(value)".prefix(Self.longest)))
      }
    }
  }

  private static let longest = 200

  /// What an Optional holds; nil for none, and for all else.
  private static func wrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}
