import Observation
import OpenCombine
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

/// OpenCombine's way.
open class PublishingModel {
  @Published public var number = 0
  public init() {}
}

// MARK: - Many of them

/// Little but its property.
open class Leaf {
  public dynamic var value = 0
  public init() {}
}

/// The same, by the macro.
open class ObservedLeaf {
  @Observed public var value = 0
  public init() {}
}

// MARK: - Paths

/// One of the objects on a path.
open class Link {
  public dynamic var next: Link?
  public dynamic var value = 0
  public init(_ next: Link? = nil) { self.next = next }

  /// `count` objects that lead to `end`.
  public static func chain(_ count: Int, to end: Link) -> Link {
    (0..<count).reduce(end) { next, _ in Link(next) }
  }
}

/// The same, in the toolchain's way.
@Observable
open class ObservableLink {
  public var next: ObservableLink?
  public var value = 0
  public init(_ next: ObservableLink? = nil) { self.next = next }

  public static func chain(_ count: Int, to end: ObservableLink) -> ObservableLink {
    (0..<count).reduce(end) { next, _ in ObservableLink(next) }
  }
}
