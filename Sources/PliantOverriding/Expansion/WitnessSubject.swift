import CPliant
import PliantHooks
import PliantImages

/// The type whose witness for a requirement has layers; lives for ever.
///
/// Layers take a value of the protocol's type, which is made of the value that the witness gets.
/// The original is called as the program calls the requirement on such a value, with a copy of the
/// type's witness table that leads to the function's own code.
final class WitnessSubject: Sendable {
  private let conformer: Any.Type
  private let table: UInt
  private let index: Int
  /// The copy of the table.
  private let copy: UInt
  /// The function of the handle's expression, `(any P) -> (…) -> …`.
  private let name: UInt
  /// The protocol's descriptor.
  private let descriptor: UInt
  /// Whether values of the protocol's type are references.
  fileprivate let isClassBound: Bool

  private struct Place: Hashable {
    let table: UInt
    let index: Int
  }

  /// The copies, by the table and the place at which they differ.
  private static let copies = MadeOnce<Place>()

  init(
    _ witness: Witness,
    named name: UInt,
    of descriptor: UInt,
    isClassBound: Bool
  ) throws {
    conformer = witness.conformer
    table = witness.table
    index = witness.index
    self.name = name
    self.descriptor = descriptor
    self.isClassBound = isClassBound
    let place = Place(table: witness.table, index: witness.index)
    copy = try Self.copies.address(for: place) { try witness.copyTable() }
  }

  /// The copy of a table; layers may call their original on a value of another type.
  private func original(ofTable table: UInt) -> UInt {
    if table == self.table { return copy }
    return Self.copies[Place(table: table, index: index)] ?? table
  }
}

// MARK: - Values of the protocol's type

extension WitnessSubject {
  /// How large a value of the protocol's type may be: three words, the type, and the table.
  fileprivate static let words = 5

  /// Makes a value of the protocol's type of what a witness gets in the register for self.
  fileprivate func initialize(_ value: UnsafeMutableRawPointer, from receiver: UnsafeRawPointer?) {
    // SAFETY: the witness is that of `conformer`, so that self is such a value's address or, if the
    // protocol is a class's, the object. `Any` is the protocol's type without the table.
    if isClassBound {
      let object = Unmanaged<AnyObject>.fromOpaque(receiver.unsafelyUnwrapped).retain()
      value.storeBytes(of: UInt(bitPattern: object.toOpaque()), as: UInt.self)
      value.storeBytes(of: table, toByteOffset: 8, as: UInt.self)
      return
    }
    func copy<Conformer>(_: Conformer.Type) {
      // Of a type without a size nothing is read, and the compiler may pass no address.
      let place =
        MemoryLayout<Conformer>.size == 0
        ? UnsafeRawPointer(bitPattern: MemoryLayout<Conformer>.alignment) : receiver
      let content = place.unsafelyUnwrapped.assumingMemoryBound(to: Conformer.self).pointee
      value.initializeMemory(as: Any.self, to: content)
    }
    _openExistential(conformer, do: copy)
    value.storeBytes(of: table, toByteOffset: 32, as: UInt.self)
  }

  fileprivate func deinitialize(_ value: UnsafeMutableRawPointer) {
    if isClassBound {
      swift_release(value.load(as: UnsafeRawPointer?.self))
    } else {
      value.assumingMemoryBound(to: Any.self).deinitialize(count: 1)
    }
  }
}

/// Keeps the layer of a call of a witness, and the receiver as a value of the protocol's type.
final class WitnessArrival {
  let node: LayerNode
  private let witness: WitnessSubject
  private let value: UnsafeMutableRawPointer

  init(_ witness: UnsafeRawPointer, _ receiver: UnsafeRawPointer?, _ node: LayerNode) {
    // SAFETY: it lives for ever, and only `Handle.enter(_:)` puts it into a stack.
    self.witness = Unmanaged<WitnessSubject>.fromOpaque(witness).takeUnretainedValue()
    self.node = node
    value = .allocate(byteCount: WitnessSubject.words * 8, alignment: 8)
    self.witness.initialize(value, from: receiver)
  }

  var place: UnsafeRawPointer { UnsafeRawPointer(value) }

  deinit {
    witness.deinitialize(value)
    value.deallocate()
  }
}

// MARK: - Calling the original

extension __Pliant.OriginalFunction {
  private var subject: WitnessSubject {
    // SAFETY: `address` is that of a subject, which lives for ever, if `replaceable` is 1.
    Unmanaged<WitnessSubject>.fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
      .takeUnretainedValue()
  }

  /// The requirement of a value that conforms to the protocol, as a closure that is to be released.
  ///
  /// A module of language mode 5 passes a value of the protocol's type as it is, one of mode 6
  /// opens it: the value's own type is found here.
  private func bind<Receiver>(_ receiver: Receiver) -> __Pliant.FunctionWords {
    let subject = subject
    let isUnopened = TypeKind(of: Receiver.self) == .existential
    let bound: (function: UInt, context: UInt)
    // SAFETY: an object's first word is its class. A value of a class's protocol's type is the
    // object and the table, any other is an `Any` and the table. A function takes the first in two
    // registers and the second by its address, and returns a closure in two registers.
    if subject.isClassBound {
      bound = withUnsafePointer(to: receiver) {
        let object = UnsafeRawPointer($0).load(as: UnsafeRawPointer.self)
        let table = subject.original(of: object.load(as: UnsafeRawPointer.self))
        return subject.function(as: CurriedReference.self).call(UInt(bitPattern: object), table)
      }
    } else if isUnopened {
      bound = withUnsafePointer(to: receiver) { subject.bind(any: UnsafeRawPointer($0)) }
    } else {
      bound = withUnsafePointer(to: AnyValue(value: receiver)) {
        subject.bind(any: UnsafeRawPointer($0))
      }
    }
    return __Pliant.FunctionWords(
      function: UnsafeRawPointer(bitPattern: bound.function),
      context: UnsafeRawPointer(bitPattern: bound.context)
    )
  }

  /// Calls the requirement on a value that conforms to the protocol.
  @usableFromInline
  func callWitness<Receiver, Natural, Result, Failure>(
    on receiver: Receiver,
    _ body: (borrowing __Pliant.Borrowed<Natural>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let words = bind(receiver)
    defer { swift_release(words.context) }
    return try call(words, as: Natural.self, body)
  }

  /// The requirement of a value, as a closure that is called later.
  @usableFromInline
  func witness<Receiver, Natural>(of receiver: Receiver) -> Natural {
    let words = bind(receiver)
    defer { swift_release(words.context) }
    // SAFETY: as in `Entry`; the cast makes a copy, which retains the context.
    return unsafeBitCast(words, to: Natural.self)
  }
}

/// Any value, which is not opened when it is passed.
private struct AnyValue {
  let value: Any
}

/// A function that takes a value of a protocol's type, and returns a closure.
private struct Curried {
  let call: (UnsafeRawPointer) -> (function: UInt, context: UInt)
}

private struct CurriedReference {
  let call: (UInt, UInt) -> (function: UInt, context: UInt)
}

extension WitnessSubject {
  /// The table of a type for the protocol that leads to its function's own code.
  fileprivate func original(of type: UnsafeRawPointer) -> UInt {
    if type == unsafeBitCast(conformer, to: UnsafeRawPointer.self) { return copy }
    // SAFETY: the other is a protocol's descriptor.
    let table = swift_conformsToProtocol(
      type,
      UnsafeRawPointer(bitPattern: descriptor).unsafelyUnwrapped
    )
    precondition(
      table != nil,
      "A layer of a requirement called the original on a value that does not conform: "
        + "\(unsafeBitCast(type, to: Any.Type.self))"
    )
    return original(ofTable: UInt(bitPattern: table))
  }

  /// Calls the handle's function on the `Any` at an address.
  fileprivate func bind(any place: UnsafeRawPointer) -> (function: UInt, context: UInt) {
    let (first, second, third, type) = place.load(as: (UInt, UInt, UInt, UnsafeRawPointer).self)
    return withUnsafePointer(to: (first, second, third, type, original(of: type))) {
      function(as: Curried.self).call(UnsafeRawPointer($0))
    }
  }

  fileprivate func function<Function>(as _: Function.Type) -> Function {
    // SAFETY: the handle's expression captures nothing, and its type is the wanted one.
    unsafeBitCast(
      FunctionWords(function: UnsafeRawPointer(bitPattern: name), context: nil),
      to: Function.self
    )
  }
}
