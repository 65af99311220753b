#if Console
import CPliant
import PliantBase
import PliantHooks
import PliantImages
import PliantTracing
import Synchronization

/// The living objects of the classes that debugging tools track.
///
/// Counts objects from when tracking of their class begins: what was allocated before is not known.
/// Objects of subclasses do not count, nor do those that the optimizer puts on the stack. While a
/// class is tracked, each allocation of any object costs some nanoseconds, and one of the class a
/// lock of a sixteenth of all and a place in a table. Can be used from any thread.
package enum Instances {
  package struct Instance: Sendable {
    package let address: UInt
    package let descriptor: UInt
    /// Unique, and the greater the later it was allocated.
    package let number: Int
    /// When it was allocated, in seconds since 1970.
    package let time: Double
    /// An address in the code that allocated it, and one in what called that; or 0.
    let caller, outer: UInt
    /// Whether it lived at the mark.
    package internal(set) var survived = false
  }

  /// The numbers of a class's objects.
  package struct Counts: Sendable {
    package internal(set) var allocated = 0
    package internal(set) var living = 0
    /// How many lived at the mark, and of those now.
    package internal(set) var marked = 0
    package internal(set) var survivors = 0
    /// The number of the last object before the mark.
    var mark = 0
  }

  /// Which objects of a class are meant.
  package enum Age: String, Sendable {
    case all, new, survived
  }

  /// Starts tracking the objects of a class; each call needs one of `stopTracking`.
  ///
  /// - Throws: `OverrideError`: if the program imports no function that allocates, as under
  ///   `-static-stdlib`; if its import table cannot be written; if 256 classes are tracked.
  package static func track(_ descriptor: UInt, named name: String) throws {
    guard let pointer = UnsafeRawPointer(bitPattern: descriptor) else { return }
    try Image.keep(at: descriptor)
    guard try follow(name) else {
      throw OverrideError.unexpectedLayout(
        declaration: name,
        detail: "no image imports swift_allocObject, as under -static-stdlib"
      )
    }
    try tracking.withLock { tracking in
      if let count = tracking[descriptor] {
        tracking[descriptor] = count + 1
        return
      }
      guard tracking.count < Int(PLIANT_TRACKED_CLASSES) else {
        let detail = "\(PLIANT_TRACKED_CLASSES) classes are tracked: stop one"
        throw OverrideError.outOfResources(declaration: name, detail: detail)
      }
      for part in parts { part.begin(descriptor) }
      _ = pliant_set_tracked_class(pointer, true)
      tracking[descriptor] = 1
    }
  }

  /// Stops what one call of `track` began, and forgets the objects with the last.
  package static func stopTracking(_ descriptor: UInt) {
    tracking.withLock { tracking in
      guard let count = tracking[descriptor] else { return }
      tracking[descriptor] = count > 1 ? count - 1 : nil
      guard count == 1, let pointer = UnsafeRawPointer(bitPattern: descriptor) else { return }
      // First, so that no object is known whose end would not be noted.
      for part in parts { part.end(descriptor) }
      _ = pliant_set_tracked_class(pointer, false)
    }
  }

  /// Tracks what images that were loaded meanwhile allocate.
  package static func followNewImages() {
    guard tracking.withLock({ !$0.isEmpty }) else { return }
    _ = try? follow("swift_allocObject")
  }

  /// Sets the mark of some tracked classes: from now on, their objects are new or have survived it.
  package static func mark(_ descriptors: Set<UInt>) {
    let last = numbers.load(ordering: .relaxed)
    for part in parts { part.mark(descriptors, last) }
  }

  /// The counts of a tracked class.
  package static func counts(of descriptor: UInt) -> Counts {
    parts.reduce(into: Counts()) { sum, part in
      let counts = part.counts(of: descriptor)
      sum.allocated += counts.allocated
      sum.living += counts.living
      sum.marked += counts.marked
      sum.survivors += counts.survivors
    }
  }

  /// Some of the living objects of a class, oldest first, and the number of all.
  package static func list(
    of descriptor: UInt,
    _ age: Age,
    during times: ClosedRange<Double>,
    start: Int,
    most: Int
  ) -> (instances: [Instance], total: Int) {
    let all = parts.flatMap { $0.list(of: descriptor, age) }
      .filter { times.contains($0.time) }.sorted { $0.number < $1.number }
    return (Array(all.dropFirst(max(start, 0)).prefix(max(most, 0))), all.count)
  }

  /// The object at an address, if it is still the one of that number.
  ///
  /// Nil in the first second of its life, when its initializer may not have ended. If its last
  /// other reference goes while the caller keeps it, it dies on the caller's thread.
  package static func object(at address: UInt, _ number: Int) -> AnyObject? {
    part(of: address).object(at: address, number)
  }

  /// The number of the tracked object at an address; nil if there is none.
  package static func number(at address: UInt) -> Int? { part(of: address).number(at: address) }

  static let numbers = Atomic<Int>(0)
  /// How many track each class.
  private static let tracking = Guarded<[UInt: Int]>([:])
  private static let parts = (0..<16).map { _ in InstancesPart() }

  private static func part(of address: UInt) -> InstancesPart {
    parts[Int(((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 60)]
  }
}

extension Instances.Instance {
  /// The function that made it: the caller of the initializer that allocated it, unless the
  /// optimizer has put that there.
  var maker: String? {
    let symbol = CallerNames.function(returnedTo: caller)?.symbol
    return CallerNames.name(at: symbol?.hasSuffix("fC") == true && outer != 0 ? outer : caller)
  }
}

// MARK: - Hooks

extension Instances {
  private static let followed = Guarded(Followed())

  private struct Followed: Sendable {
    /// The bases of images that were looked at.
    var images: Set<UInt> = []
    var importsAllocation = false
  }

  private static var symbols: [(name: String, hook: UnsafeRawPointer)] {
    [
      ("swift_deallocClassInstance", pliant_deallocate_hook()),
      ("swift_deallocPartialClassInstance", pliant_deallocate_partial_hook()),
      // Last, so that no object is known whose end would not be noted.
      ("swift_allocObject", pliant_allocate_hook()),
    ]
  }

  /// Whether the hooks can be used.
  private static let isPrepared: Bool = {
    _ = parts
    return pliant_set_instance_functions(
      { object, descriptor, caller, outer in
        let part = Instances.part(of: UInt(bitPattern: object))
        part.add(object, UInt(bitPattern: descriptor), caller, outer)
      },
      { object, _ in
        let address = UInt(bitPattern: object)
        Instances.part(of: address).remove(address)
      }
    )
  }()

  /// Makes the images import the hooks; returns whether one does.
  private static func follow(_ name: String) throws -> Bool {
    guard isPrepared else { return false }
    let images = Image.loaded()
    return try followed.withLock { followed in
      let new = images.filter { !followed.images.contains($0.base) }
      for (symbol, hook) in symbols {
        for image in new {
          for cell in ImportTable.cells(of: image, symbol: symbol) {
            try WritableMemory.store(hook, to: cell, of: name)
            followed.importsAllocation = followed.importsAllocation || symbol == "swift_allocObject"
          }
        }
      }
      followed.images.formUnion(new.map(\.base))
      return followed.importsAllocation
    }
  }
}
#endif
