import CPliant

extension KeyPathComponent.Computed {
  /// Reads the property of what `base` points to into uninitialized memory; the caller keeps the
  /// key path.
  @inlinable
  @inline(__always)
  package func read(into value: UnsafeMutableRawPointer, from base: UnsafeRawPointer) {
    // SAFETY: a key path's getter returns its value through a pointer to room for one, and takes
    // the address of what it is applied to; `layoutIsKnown` has checked a value that it read.
    pliant_read_component(getter, value, base, arguments?.baseAddress, arguments?.count ?? 0)
  }

  /// Sets the property of the object to whose reference `base` points; the caller keeps the key
  /// path, by which it may be set.
  @inlinable
  @inline(__always)
  package func set(from value: UnsafeRawPointer, to base: UnsafeRawPointer) {
    guard let setter else { return }
    // SAFETY: a key path's setter borrows what both addresses point to; `layoutIsKnown` has checked
    // a value that it set.
    pliant_write_component(setter, value, base, arguments?.baseAddress, arguments?.count ?? 0)
  }

  /// The property of what `base` points to; the caller keeps the key path.
  package func read<Value>(_ type: Value.Type, from base: UnsafeRawPointer) -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { value in
      read(into: UnsafeMutableRawPointer(value.baseAddress.unsafelyUnwrapped), from: base)
      return value.baseAddress.unsafelyUnwrapped.move()
    }
  }
}

extension Collection where Element == KeyPathComponent {
  /// The object that the components lead to from `object`; nil if an Optional on the way is.
  ///
  /// All but the first are of structs and of Optionals, and the last leads to an object, or to one
  /// in an Optional.
  package func nextObject(from object: AnyObject) -> AnyObject? {
    if let getter = first?.computed, dropFirst().allSatisfy(\.isChain) {
      var next: UnsafeRawPointer?
      // SAFETY: the getter fills room for a reference, which is to be released.
      withUnsafePointer(to: object) { getter.read(into: &next, from: $0) }
      return next.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }
    return value(from: object) { value in
      // SAFETY: here is a reference, as was checked; in an Optional it is 0 for nil.
      value.load(as: UnsafeRawPointer?.self).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }

  /// Whether no Optional on the way from `object` is nil.
  package func leadsSomewhere(from object: AnyObject) -> Bool {
    value(from: object) { _ in true } ?? false
  }

  private func value<Result>(
    from object: AnyObject,
    _ body: (UnsafeRawPointer) -> Result?
  ) -> Result? {
    // SAFETY: the address of a reference, which is what a component of a class is applied to.
    withUnsafePointer(to: object) { object in
      follow(UnsafeRawPointer(object), self[...], body)
    }
  }

  private func follow<Result>(
    _ base: UnsafeRawPointer,
    _ rest: SubSequence,
    _ body: (UnsafeRawPointer) -> Result?
  ) -> Result? {
    guard let component = rest.first else { return body(base) }
    let rest = rest.dropFirst()
    switch component.kind {
    case .structStored(let offset): return follow(base + offset, rest, body)
    case .classStored(let offset, _):
      return follow(base.load(as: UnsafeRawPointer.self) + offset, rest, body)
    case .computed(let computed):
      func open<Value>(_ type: Value.Type) -> Result? {
        let value = computed.read(type, from: base)
        return withUnsafePointer(to: value) { follow(UnsafeRawPointer($0), rest, body) }
      }
      return _openExistential(component.value, do: open)
    case .optionalChain, .optionalForce:
      // An Optional's value lies at its start.
      func open<Wrapped>(_ type: Wrapped.Type) -> Result? {
        base.assumingMemoryBound(to: Wrapped?.self).pointee == nil ? nil : follow(base, rest, body)
      }
      return _openExistential(component.value, do: open)
    case .optionalWrap: return nil
    }
  }
}
