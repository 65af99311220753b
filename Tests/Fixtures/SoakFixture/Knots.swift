public import Observation
import Pliant

/// What is observed: properties that lead on, and values of three ranks.
///
/// Bindings and handlers set values of a higher rank than those that they hear of, so that none
/// goes around in circles.
open class Knot {
  public let id: Int
  fileprivate let ledger: Ledger
  public dynamic var value = 0
  public dynamic var text = ""
  public dynamic var list: [Int] = []
  public dynamic var parcel = Parcel()
  public dynamic var next: Knot?
  public dynamic var other: Bead?
  public dynamic var mirror = 0
  public dynamic var tally = 0
  public dynamic var twin = 0

  /// Computed, with a setter of its own.
  public dynamic var half: Int {
    get { value / 2 }
    set { plain = newValue }
  }
  private var plain = 0

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit {
    // Nobody is told of this.
    value = -1
    ledger.died("\(id)")
  }
}

/// Overrides a property, and asks its superclass.
public final class TightKnot: Knot {
  public override dynamic var text: String {
    get { super.text }
    set { super.text = newValue }
  }
}

/// A generic class.
public final class LooseKnot<Item>: Knot {
  public var item: Item?
}

/// The same of `@Observed` properties.
public final class Bead {
  public let id: Int
  private let ledger: Ledger
  @Observed public var value = 0
  @Observed public var text = ""
  @Observed public var list: [Int] = []
  @Observed public var parcel = Parcel()
  @Observed public var next: Bead?
  @Observed public var other: Knot?
  @Observed public var mirror = 0
  @Observed public var tally = 0
  @Observed public var twin = 0

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit {
    value = -1
    ledger.died("\(id)")
  }
}

/// `@Observable`, and observed by its `dynamic` properties.
@Observable public final class Pearl {
  @ObservationIgnored public let id: Int
  @ObservationIgnored private let ledger: Ledger
  public dynamic var value = 0
  public dynamic var text = ""
  public dynamic var list: [Int] = []

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit { ledger.died("\(id)") }
}
