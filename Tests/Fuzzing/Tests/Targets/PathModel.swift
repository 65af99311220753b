/// A graph of objects with properties of many kinds, and key paths to put together.
final class PathNode: CustomStringConvertible {
  var id = 0
  dynamic var name = "a"
  dynamic var next: PathNode?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  dynamic var other: PathNode!
  dynamic var leaf = PathLeaf()
  dynamic var maybe: PathLeaf?
  dynamic var pair = (1, "two")
  dynamic var box = PathBox(content: 1)
  dynamic var numbers = [1, 2]
  dynamic var any: Any = 1
  dynamic weak var weakly: PathNode?
  dynamic lazy var late = 5
  let constant = 3
  var stored = PathLeaf()
  var computed: PathNode { next ?? self }
  subscript(index: Int) -> PathNode { index == 0 ? self : next ?? self }

  init() {}

  /// Which one it is, and nothing of what it holds.
  var description: String { "node \(id)" }
}

struct PathLeaf: Equatable {
  var number = 1
  var text: String?
  var wide = SIMD4<Float>(repeating: 1)
  var node: PathNode?
  var inner = PathInner()
  unowned(unsafe) var unowned: PathNode?
  weak var weakly: PathNode?
  var doubled: Int { number * 2 }

  static func == (a: PathLeaf, b: PathLeaf) -> Bool {
    a.number == b.number && a.text == b.text && a.node === b.node && a.inner == b.inner
  }
}

struct PathInner: Equatable {
  var flags: UInt8 = 0
  var deep: Double? = 2
  var empty = PathNothing()
}

struct PathNothing: Equatable {}

struct PathBox<Content> {
  var content: Content
  var list: [Content] { [content] }
  subscript(index: Int) -> Content { content }
}

/// One literal key path, and what it does.
struct PathPiece: @unchecked Sendable {
  // SAFETY: constant.
  let keyPath: AnyKeyPath
  /// What stands there; nil where a `!` on the way would stop the program.
  let apply: (Any) -> Any?

  init<Root, Value>(_ keyPath: KeyPath<Root, Value>, missing: ((Root) -> Bool)? = nil) {
    self.keyPath = keyPath
    apply = { base in
      guard let base = base as? Root, missing?(base) != true else { return nil }
      return base[keyPath: keyPath]
    }
  }

  static let all: [PathPiece] = [
    PathPiece(\PathNode.name), PathPiece(\PathNode.next), PathPiece(\PathNode.leaf),
    PathPiece(\PathNode.maybe), PathPiece(\PathNode.pair), PathPiece(\PathNode.box),
    PathPiece(\PathNode.numbers), PathPiece(\PathNode.any), PathPiece(\PathNode.weakly),
    PathPiece(\PathNode.late), PathPiece(\PathNode.constant), PathPiece(\PathNode.stored),
    PathPiece(\PathNode.computed), PathPiece(\PathNode[1]), PathPiece(\PathNode.self),
    PathPiece(\PathNode.next?.name), PathPiece(\PathNode.next?.next?.leaf.number),
    PathPiece(\PathNode.next!, missing: { $0.next == nil }),
    PathPiece(\PathNode.next!.name, missing: { $0.next == nil }),
    PathPiece(\PathNode.other, missing: nil),
    PathPiece(\PathNode.other!.leaf, missing: { $0.other == nil }),
    PathPiece(\PathNode.leaf.inner.deep), PathPiece(\PathNode.leaf.node?.leaf.node),
    PathPiece(\PathNode.maybe?.inner), PathPiece(\PathNode.maybe!, missing: { $0.maybe == nil }),
    PathPiece(\PathNode.pair.1), PathPiece(\PathNode.box.content),
    PathPiece(\PathNode.numbers.count),
    PathPiece(\PathLeaf.number), PathPiece(\PathLeaf.text), PathPiece(\PathLeaf.wide),
    PathPiece(\PathLeaf.node), PathPiece(\PathLeaf.inner), PathPiece(\PathLeaf.weakly),
    PathPiece(\PathLeaf.doubled), PathPiece(\PathLeaf.node?.next),
    PathPiece(\PathLeaf.node!, missing: { $0.node == nil }), PathPiece(\PathLeaf.self),
    PathPiece(\PathLeaf.text?.count),
    PathPiece(\PathInner.flags), PathPiece(\PathInner.deep), PathPiece(\PathInner.empty),
    PathPiece(\PathInner.deep!, missing: { $0.deep == nil }), PathPiece(\PathNothing.self),
    PathPiece(\PathBox<Int>.content), PathPiece(\PathBox<Int>.list), PathPiece(\PathBox<Int>[0]),
    PathPiece(\(Int, String).0), PathPiece(\[Int].count), PathPiece(\[Int].first),
    PathPiece(\String.count), PathPiece(\Int.description), PathPiece(\Double.self),
    PathPiece(\PathNode?.self), PathPiece(\PathNode?.!.name, missing: { $0 == nil }),
    PathPiece(\PathNode?.?.next), PathPiece(\PathNode?.?.leaf.number),
    PathPiece(\PathLeaf?.?.number), PathPiece(\Double?.!, missing: { $0 == nil }),
  ]
}
