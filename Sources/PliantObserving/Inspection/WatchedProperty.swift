import PliantImages

/// An observation of a debugging tool: each new value as text, and as a number if it is one.
package struct WatchedProperty: Sendable {
  package struct Sample: Sendable {
    package let number: Double?
    package let text: String
  }

  private let observation: KeyPathObservation
  /// The object, and the property as a person writes it.
  package let object: ObservedGraph.Object
  package let path: String

  /// Watches what another observation observes; nil if that has ended.
  ///
  /// `body` is called in the setter, on its thread; describing the value there is the user's code.
  /// If the object loses its last other reference while this begins, it dies on the caller's
  /// thread.
  ///
  /// - Throws: As `observe` does.
  package static func watch(
    _ observation: UInt,
    _ body: @escaping @Sendable (Sample) -> Void
  ) throws -> WatchedProperty? {
    for seen in SeenObject.all {
      guard let known = seen.subscriptions.first(where: { $0.order == observation }),
        let object = seen.keep()
      else { continue }
      let path = known.path
      let isolated = path.isIsolated ? (known as? PropertySubscription)?.currentSlot : nil
      guard !path.isIsolated || isolated != nil else { return nil }
      let made = try Registration(object, like: known, isolated).observe(
        .change { raw in
          if let new = raw.new { return body(Sample(at: new, as: path.valueType)) }
          path.withValue(of: raw.object) { body(Sample(at: $0, as: path.valueType)) }
        }
      )
      return WatchedProperty(
        observation: KeyPathObservation(made, endsWithToken: true),
        object: ObservedGraph.Object(seen.id, className: QualifiedName.of(seen.type.type)),
        path: PathNames.name(of: path)
      )
    }
    return nil
  }

  /// Whether the object lives.
  package var isActive: Bool { observation.isActive }

  package func stop() { observation.stop() }
}

extension WatchedProperty.Sample {
  /// SAFETY: the caller has a value of the type there.
  init(at address: UnsafeRawPointer, as type: Any.Type) {
    func load<Value>(_ type: Value.Type) -> Any {
      address.assumingMemoryBound(to: type).pointee
    }
    self.init(_openExistential(type, do: load))
  }

  package init(_ value: Any) {
    switch value {
    case let value as any BinaryInteger: self.init(Double(value), text: "\(value)")
    case let value as any BinaryFloatingPoint: self.init(Double(value), text: "\(value)")
    case let value as Bool: self.init(value ? 1 : 0, text: "\(value)")
    case let value as any StringProtocol: self.init(nil, text: value)
    case let value as any Collection
    where value is any RandomAccessCollection || value is any SetAlgebra
      || value is any ExpressibleByDictionaryLiteral:
      // Describing all of a large one would hold up the setter.
      self.init(
        Double(value.count),
        text: value.count == 1 ? "1 element" : "\(value.count) elements"
      )
    default:
      if let wrapped = Self.wrapped(value) {
        self.init(wrapped)
      } else {
        self.init(nil, text: "\(value)")
      }
    }
  }

  private init(_ number: Double?, text: some StringProtocol) {
    // A plot has no place for infinity.
    self.init(number: number.flatMap { $0.isFinite ? $0 : nil }, text: String(text.prefix(200)))
  }

  /// The value in an Optional; nil if there is none, and for all else.
  private static func wrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}
