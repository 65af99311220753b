/// Methods whose calls are all seen, `super` calls too: they are `dynamic`.
open class Voice {
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

  public dynamic func say(_ words: String) -> String { words.marked(-1) }
  public dynamic func count(_ number: Int) -> Int { number.marked(-1) }
  public dynamic func list(_ names: [String]) -> [String] { names.marked(-1) }
  public dynamic func pack(_ parcel: Parcel) -> Parcel { parcel.marked(-1) }
  public dynamic func dare(_ number: Int) throws -> Int {
    if number % 5 == 0 { throw Refused(by: -1) }
    return number.marked(-1)
  }
  public dynamic func fetch(_ key: String) async -> String {
    await Task.yield()
    return key.marked(-1)
  }
  public dynamic func find(_ keys: [String]) async throws -> [String] {
    if keys.count % 5 == 0 { throw Refused(by: -1) }
    return keys.marked(-1)
  }
  /// What `replace(with:)` runs in place of `say`.
  public dynamic func shout(_ words: String) -> String { words.marked(-7) }
  public dynamic class func rank(_ number: Int) -> Int { number.marked(-1) }
  public static dynamic func origin(_ text: String) -> String { text.marked(-1) }

  public dynamic var tone: String {
    get { kept }
    set { kept = newValue.marked(-1) }
  }
}

/// Inherits everything.
open class Echo: Voice {}

/// Has its own answers, which ask its superclass.
open class Choir: Voice {
  public override dynamic class func rank(_ number: Int) -> Int {
    super.rank(number.marked(-2)).marked(-2)
  }
  public override dynamic func say(_ words: String) -> String {
    super.say(words.marked(-2)).marked(-2)
  }
  public override dynamic func pack(_ parcel: Parcel) -> Parcel {
    super.pack(parcel.marked(-2)).marked(-2)
  }
  public override dynamic func dare(_ number: Int) throws -> Int {
    try super.dare(number.marked(-2)).marked(-2)
  }
  public override dynamic func fetch(_ key: String) async -> String {
    await super.fetch(key.marked(-2)).marked(-2)
  }
}

open class Opera: Choir {}

public final class Solo: Opera {
  public override dynamic func say(_ words: String) -> String { super.say(words).marked(-3) }
  public override dynamic func count(_ number: Int) -> Int { super.count(number).marked(-3) }
  public override dynamic func find(_ keys: [String]) async throws -> [String] {
    try await super.find(keys.marked(-3)).marked(-3)
  }
}

/// A generic class, which inherits but for one method.
open class Crate<Item>: Voice {
  public override dynamic func list(_ names: [String]) -> [String] {
    super.list(names.marked(-4)).marked(-4)
  }
}
