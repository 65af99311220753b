#if Console
/// Asks for classes, or for one.
struct ClassesRequest: Decodable {
  var search: String?
  var start: Int?
  var `class`: String?
}

/// Asks for tracked classes; nil for all.
struct TrackedRequest: Decodable {
  let classes: [String]?
}

/// Asks for the living objects of a class.
struct InstancesRequest: Decodable {
  let `class`: String
  /// `new` for those since the mark, `survived` for the others.
  var age: String?
  /// The part of time in which they were allocated, in seconds since 1970.
  var from: Double?
  var to: Double?
  var start: Int?
}

/// Asks for one object, and to set an observed property of it.
struct ObjectRequest: Decodable {
  let address: String
  let n: Int
  var observation: UInt?
  var text: String?
  /// The stored property that is to be watched.
  var field: String?

  var object: TrackedObject? {
    UInt(address.dropFirst(2), radix: 16).map { TrackedObject(address: $0, number: n) }
  }
}

/// Classes that a search found.
struct ClassesMessage: Encodable {
  let classes: [Item]
  let start: Int
  let total: Int

  struct Item: Encodable {
    let id: String
    let name: String
  }
}

/// The tracked classes, with the numbers of their objects.
struct ObjectsMessage: Encodable {
  /// When the mark was set; nil if it was not.
  let mark: Double?
  let canEdit: Bool
  let classes: [Item]

  struct Item: Encodable {
    let id: String
    let name: String
    let living: Int
    let allocated: Int
    let marked: Int
    let survivors: Int
  }
}

/// Some of the living objects of a class, oldest first.
struct InstancesMessage: Encodable {
  let objects: [Item]
  let start: Int
  let total: Int

  struct Item: Encodable {
    let n: Int
    let address: String
    let time: Double
    let isNew: Bool
    /// The function that made it.
    let maker: String?
  }
}

/// One object: its values, and who observes it.
struct ObjectMessage: Encodable {
  let fields: [Field]
  let moreFields: Int
  let observers: [Observer]
  let moreObservers: Int

  /// A stored property.
  struct Field: Encodable {
    let name: String
    let type: String
    let text: String
    /// The tracked objects that it holds.
    let objects: [Reference]
  }

  struct Reference: Encodable {
    let n: Int
    let address: String
  }

  /// An observation of one of its properties, or a binding of it to another.
  struct Observer: Encodable {
    let id: UInt
    let path: String
    /// The object that it ends with, or that is bound.
    let object: String?
    let isBinding: Bool
    let text: String?
    let canSet: Bool
  }
}

/// Objects with monitors that were deallocated.
struct DeathsMessage: Encodable {
  let deaths: [Item]
  let lost: Int
  let watched: Int

  struct Item: Encodable {
    let n: Int
    let time: Double
    let `class`: String
    let address: String
    let monitors: Int
    let thread: Int
  }
}
#endif
