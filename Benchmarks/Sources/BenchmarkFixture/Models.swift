import Observation
import Pliant

/// Properties of whose changes nobody hears.
open class PlainModel {
  public var number = 0
  public var items: [Int] = []
  public init() {}
}

/// A property that tells of its changes by hand.
open class CallingModel {
  public var number = 0 {
    didSet { onChange() }
  }
  public final var onChange: () -> Void = {}
  public init() {}
}

/// Properties that are observed by their accessors.
open class DynamicModel {
  public dynamic var number = 0
  public dynamic var text = ""
  public dynamic var items: [Int] = []
  public init() {}
}

/// A property that nobody ever observes, on any object: its accessors stay what they are.
open class UntouchedModel {
  public dynamic var number = 0
  public init() {}
}

/// Properties that are observed by what the macro puts beside them.
open class ObservedModel {
  @Observed public var number = 0
  @Observed public var items: [Int] = []
  public init() {}
}

/// The toolchain's own way.
@Observable
open class ObservableModel {
  public var number = 0
  public init() {}
}

// MARK: - A path of four objects

/// The end of every path.
open class Leaf {
  public dynamic var value = 0
  public init() {}
}

/// The first object of a path of two.
open class Branch {
  public dynamic var next: Leaf
  public init(_ next: Leaf) { self.next = next }
}

/// The second object of a path of four.
open class Bough {
  public dynamic var next: Branch
  public init(_ next: Branch) { self.next = next }
}

/// The first object of a path of four.
open class Trunk {
  public dynamic var next: Bough
  public init(_ next: Bough) { self.next = next }
}
