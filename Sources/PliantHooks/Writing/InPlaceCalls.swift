import CPliant
import PliantBase
import PliantImages

/// The coroutine that changes a property in place, which calls the property's getter and its setter
/// while these have layers.
///
/// It yields a copy of what the getter returns, and hands that to the setter afterwards, whose
/// layers may change or drop it before anything is stored.
package struct InPlaceCalls: @unchecked Sendable {
  // SAFETY: C writes atomically what changes of it, and it is never freed.
  private let calls: UnsafeMutablePointer<pliant_in_place>
  private static let all = Guarded<[UInt: InPlaceCalls]>([:])

  /// Hooks the coroutine of an accessor's property, once, by a key path that reads and sets it.
  ///
  /// If the key path does not, it is nil.
  package static func of(
    _ accessor: Implementation,
    by keyPath: AnyKeyPath
  ) throws -> InPlaceCalls? {
    guard let modify = accessor.modify, let component = component(of: keyPath) else { return nil }
    return try all.withLock { all in
      if let known = all[modify.implementation.id] { return known }
      let made = try InPlaceCalls(modify, component, isOfObject: accessor.owner != nil)
      // The component's arguments are in its memory.
      _ = Unmanaged.passRetained(keyPath)
      all[modify.implementation.id] = made
      return made
    }
  }

  /// Whether a key path can stand for the accessor's property in changes in place.
  package static func canFollow(_ accessor: Implementation, by keyPath: AnyKeyPath) -> Bool {
    accessor.modify.map { (try? $0.implementation.checkPolicy()) != nil } ?? false
      && component(of: keyPath) != nil
  }

  private static func component(of keyPath: AnyKeyPath) -> KeyPathComponent? {
    guard let all = KeyPathComponent.all(in: keyPath), all.count == 1,
      all[0].computed?.isSettable == true
    else { return nil }
    return all[0]
  }

  private init(
    _ modify: ModifyCoroutine,
    _ component: KeyPathComponent,
    isOfObject: Bool
  ) throws {
    let implementation = modify.implementation
    try implementation.checkPolicy()
    try implementation.hook()
    guard let computed = component.computed, let setter = computed.setter,
      let original = UnsafeRawPointer(bitPattern: try implementation.functionOfOriginal()),
      let function = UnsafeRawPointer(bitPattern: modify.setter)
    else { throw OverrideError.codeAtZero(implementation.declaration) }
    func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let layout = _openExistential(component.value, do: layout)
    calls = .allocate(capacity: 1)
    calls.initialize(
      to: pliant_in_place(
        accessor: pliant_accessor(
          target: original,
          is_replaceable: false,
          notifies: PLIANT_NOTIFIES_NOBODY,
          property: nil
        ),
        layered: 0,
        is_of_object: isOfObject,
        getter: computed.getter,
        setter: setter,
        arguments: computed.arguments?.baseAddress,
        arguments_size: computed.arguments?.count ?? 0,
        type: unsafeBitCast(component.value, to: UnsafeRawPointer.self),
        size: layout.size,
        alignment: layout.alignment,
        function: function,
        slot: implementation.owner?.slot(holding: modify.setter) ?? 0
      )
    )
    let thunk = try makeThunk(
      PLIANT_THUNK_MODIFY,
      to: UnsafeRawPointer(calls),
      context: UnsafeRawPointer(calls),
      for: implementation.declaration
    ) { calls.deallocate() }
    try implementation.set(thunk, replacing: UInt(bitPattern: original))
  }

  /// Counts a setter or a getter that has got its first layer (1), or lost its last (-1).
  package func count(_ difference: Int32) { pliant_in_place_count(calls, difference) }
}

/// The coroutine that changes a property in place and does not call its setter.
package final class ModifyCoroutine: Sendable {
  let implementation: Implementation
  /// The setter's address.
  let setter: UInt

  init(_ implementation: Implementation, setter: UInt) {
    self.implementation = implementation
    self.setter = setter
  }
}

extension ClassMetadata {
  /// The place in the class of a word that leads to a function; nil if there is none, so that no
  /// class below can have another there.
  fileprivate func slot(holding function: UInt) -> Int? {
    stride(from: slots.lowerBound, to: slots.upperBound, by: 8).first {
      cell(at: $0).load(as: UInt.self) == function
    }
  }
}
