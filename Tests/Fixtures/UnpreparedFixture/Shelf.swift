// The same file is in several modules that are built in different ways.
public import Observation

/// A class that is not prepared for observation, and changes itself.
open class Shelf {
  public init() {}
  public var name = ""
  public var items: [Int] = []
  open var opened = ""
  public var place = Place()
  public var counted = "" { didSet { count += 1 } }
  public private(set) var count = 0
  public private(set) var shown = ""
  public final var sealed = ""
  public var computed: String {
    get { name }
    set { name = newValue }
  }

  open func mark(_ text: String) -> String { text }

  @inline(never) public func changeAll() {
    name += "."
    items.append(1)
    opened = "."
    place.city += "."
    counted += "."
    shown += "."
    sealed += "."
    computed += "."
  }
}

public struct Place {
  public var street = ""
  public var city = ""
  public init() {}
}

public final class Box {
  public init() {}
  public var name = ""
  public var items: [Int] = []
  public var counted = "" { didSet {} }

  @inline(never) public func changeAll() {
    name += "."
    items.append(1)
    counted += "."
  }
}

@Observable public final class Tray {
  public init() {}
  public var name = ""
  public var items: [Int] = []

  @inline(never) public func changeAll() {
    name += "."
    items.append(1)
  }
}
