/// A value that everything it passes through marks, so that the marks tell the order.
public protocol Marked: Equatable {
  init(seed: Int)
  func marked(_ by: Int) -> Self
  /// How much has been added; it is bounded, for values may not grow for ever.
  var size: Int { get }
}

extension Int: Marked {
  public init(seed: Int) { self = seed }
  public func marked(_ by: Int) -> Int { self &* 31 &+ by }
  public var size: Int { 0 }
}

extension String: Marked {
  public init(seed: Int) { self = "word\(seed)" }
  public func marked(_ by: Int) -> String { self + ".\(by)" }
  public var size: Int { utf8.count }
}

extension [String]: Marked {
  public init(seed: Int) { self = ["first of \(seed), which is on the heap"] }
  public func marked(_ by: Int) -> [String] { self + ["\(by)"] }
  public var size: Int { 8 * count }
}

/// A struct that is passed by its address, with parts on the heap.
public struct Parcel: Equatable, Sendable {
  public var label = ""
  public var weights: [Double] = []
  public var count = 0
  public var from: String?
  public var corner = SIMD2<Double>(0, 0)

  public init() {}
}

extension Parcel: Marked {
  public init(seed: Int) {
    label = "parcel \(seed), with a long label"
    count = seed
  }

  public func marked(_ by: Int) -> Parcel {
    var marked = self
    marked.weights.append(Double(by))
    marked.count = count.marked(by)
    marked.corner.x += Double(by)
    marked.from = "from \(by), which is on the heap as well"
    return marked
  }

  public var size: Int { 8 * weights.count }
}

extension Parcel: CustomStringConvertible {
  public var description: String { "\(label) \(weights) \(count) \(from ?? "-") \(corner.x)" }
}

/// What the fixtures' methods throw.
public struct Refused: Error, Equatable {
  public let by: Int
  public init(by: Int) { self.by = by }
}
