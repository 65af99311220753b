/// Methods that are called by their class, but for `super` calls, which are direct.
open class Talker {
  public let id: Int
  /// What the setter of `tone` has kept.
  public var kept = ""
  private let ledger: Ledger

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit { ledger.died("\(id)") }

  open func say(_ words: String) -> String { words.marked(-1) }
  open func count(_ number: Int) -> Int { number.marked(-1) }
  open func list(_ names: [String]) -> [String] { names.marked(-1) }
  open func pack(_ parcel: Parcel) -> Parcel { parcel.marked(-1) }
  open func dare(_ number: Int) throws -> Int {
    if number % 5 == 0 { throw Refused(by: -1) }
    return number.marked(-1)
  }
  open func fetch(_ key: String) async -> String {
    await Task.yield()
    return key.marked(-1)
  }
  open func find(_ keys: [String]) async throws -> [String] {
    if keys.count % 5 == 0 { throw Refused(by: -1) }
    return keys.marked(-1)
  }
  open var tone: String {
    get { kept }
    set { kept = newValue.marked(-1) }
  }
}

/// Inherits everything.
open class Murmur: Talker {}

/// Has its own answers, which ask its superclass.
open class Crowd: Talker {
  open override func say(_ words: String) -> String {
    super.say(words.marked(-2)).marked(-2)
  }
  open override func pack(_ parcel: Parcel) -> Parcel {
    super.pack(parcel.marked(-2)).marked(-2)
  }
  open override func dare(_ number: Int) throws -> Int {
    try super.dare(number.marked(-2)).marked(-2)
  }
  open override func fetch(_ key: String) async -> String {
    await super.fetch(key.marked(-2)).marked(-2)
  }
}

open class Riot: Crowd {}

public final class Orator: Riot {
  public override func say(_ words: String) -> String { super.say(words).marked(-3) }
  public override func count(_ number: Int) -> Int { super.count(number).marked(-3) }
  public override func find(_ keys: [String]) async throws -> [String] {
    try await super.find(keys.marked(-3)).marked(-3)
  }
}
