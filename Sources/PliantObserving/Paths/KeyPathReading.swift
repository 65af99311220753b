import CPliant

extension KeyPathComponent.Computed {
  /// What the property is where `base` points; the caller keeps the key path.
  func read<Value>(_ type: Value.Type, from base: UnsafeRawPointer) -> Value {
    // SAFETY: a key path's getter returns its value through a pointer to room for one, and takes the
    // address of what it is applied to; `layoutIsKnown` has compared what it read with the truth.
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { value in
      pliant_read_component(
        getter,
        value.baseAddress.unsafelyUnwrapped,
        base,
        arguments?.baseAddress,
        arguments?.count ?? 0
      )
      return value.baseAddress.unsafelyUnwrapped.move()
    }
  }
}

extension Collection where Element == KeyPathComponent {
  /// The object that the components lead to from `object`; nil where an Optional on the way is.
  ///
  /// All but the first are of structs and of Optionals, and the last leads to an object, or to one in an
  /// Optional.
  func nextObject(from object: AnyObject) -> AnyObject? {
    // SAFETY: the address of a reference, which is what a component of a class is applied to.
    withUnsafePointer(to: object) { object in
      follow(UnsafeRawPointer(object), self[...])
    }
  }

  private func follow(_ base: UnsafeRawPointer, _ rest: SubSequence) -> AnyObject? {
    guard let component = rest.first else {
      // SAFETY: it was seen that here is a reference, which in an Optional is 0 for nil.
      return base.load(as: UnsafeRawPointer?.self).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
    let rest = rest.dropFirst()
    switch component.kind {
    case .structStored(let offset): return follow(base + offset, rest)
    case .classStored(let offset, _):
      return follow(base.load(as: UnsafeRawPointer.self) + offset, rest)
    case .computed(let computed):
      func open<Value>(_ type: Value.Type) -> AnyObject? {
        let value = computed.read(type, from: base)
        return withUnsafePointer(to: value) { follow(UnsafeRawPointer($0), rest) }
      }
      return _openExistential(component.value, do: open)
    case .optionalChain, .optionalForce:
      // An Optional's value lies at its start.
      func open<Wrapped>(_ type: Wrapped.Type) -> AnyObject? {
        base.assumingMemoryBound(to: Wrapped?.self).pointee == nil ? nil : follow(base, rest)
      }
      return _openExistential(component.value, do: open)
    case .optionalWrap: return nil
    }
  }
}
