import PliantImages
import PliantObserving

extension FuzzTarget {
  /// Real key paths, put together at random, and what is read and heard through them.
  static let paths = FuzzTarget(name: "paths") { input in
    var choices = Choices(input)
    let pieces = compose(&choices)
    guard let first = pieces.first else { return }
    var path = first.keyPath
    for piece in pieces.dropFirst() {
      guard let longer = path.appending(path: piece.keyPath) else {
        throw Find("\(piece.keyPath) does not follow \(path)")
      }
      path = longer
    }
    guard let components = KeyPathComponent.all(in: path) else {
      throw Find("the memory of \(path) is not understood")
    }
    for (component, next) in zip(components, components.dropFirst())
    where component.value != next.base {
      throw Find("\(path) goes from \(component.value) to \(next.base)")
    }
    if let last = components.last, last.value != type(of: path).valueType {
      throw Find("\(path) leads to \(last.value)")
    }
    try follow(path, pieces, &choices)
  }

  /// Pieces that fit, from a node on.
  private static func compose(_ choices: inout Choices) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var type: Any.Type = PathNode.self
    for _ in 0...choices.number(below: 5) {
      let fitting = PathPiece.all.filter { Swift.type(of: $0.keyPath).rootType == type }
      guard !fitting.isEmpty else { break }
      let piece = choices.pick(fitting)
      pieces.append(piece)
      type = Swift.type(of: piece.keyPath).valueType
    }
    return pieces
  }

  private static func follow(
    _ path: AnyKeyPath,
    _ pieces: [PathPiece],
    _ choices: inout Choices
  ) throws {
    func open<Value>(_ type: Value.Type) throws {
      guard let path = path as? KeyPath<PathNode, Value> else {
        throw Find("\(path) is of another type")
      }
      try observe(path, pieces, &choices)
    }
    try _openExistential(type(of: path).valueType, do: open)
  }

  private static func observe<Value>(
    _ path: KeyPath<PathNode, Value>,
    _ pieces: [PathPiece],
    _ choices: inout Choices
  ) throws {
    let nodes = (0..<4).map { id in
      let node = PathNode()
      node.id = id
      return node
    }
    for _ in 0..<choices.number(below: 8) { change(nodes, &choices) }
    var calls = 0
    var told: String?
    let observation: KeyPathObservation
    do {
      observation = try PliantObserving.observe(nodes[0], path, options: [.initial]) { change in
        calls += 1
        told = text(change.new)
      }
    } catch let error as ObservingError {
      _ = error.description
      return
    }
    for _ in 0..<8 where !choices.isAtEnd {
      let before = value(pieces, of: nodes[0])
      calls = 0
      told = nil
      let name = change(nodes, &choices)
      let after = value(pieces, of: nodes[0])
      guard let before, let after, after != before else { continue }
      guard calls > 0 else { throw Find("\(path): nobody told of \(name): \(before), \(after)") }
      guard told == after else { throw Find("\(path): told \(told ?? "nothing"), is \(after)") }
    }
    observation.stop()
    calls = 0
    change(nodes, &choices)
    guard calls == 0 else { throw Find("\(path): told after it was stopped") }
    for node in nodes { node.cut() }
  }

  /// What is there, piece by piece; nil behind a `!` where nothing is.
  private static func value(_ pieces: [PathPiece], of root: PathNode) -> String? {
    var value: Any = root
    for piece in pieces {
      guard let next = piece.apply(value) else { return nil }
      value = next
    }
    return text(value)
  }

  private static func text(_ value: Any) -> String { "\(value)" }

  /// Sets one property, and says which.
  @discardableResult
  private static func change(_ nodes: [PathNode], _ choices: inout Choices) -> String {
    let node = choices.pick(nodes)
    let other = choices.flag() ? choices.pick(nodes) : nil
    let kind = choices.number(below: 12)
    let number = Int(choices.byte())
    switch kind {
    case 0: node.name = "\(number)"
    case 1: node.next = other
    case 2: node.other = other
    case 3: node.leaf.node = other
    case 4: node.leaf.number = number
    case 5: node.maybe = number.isMultiple(of: 2) ? nil : PathLeaf(number: number, node: other)
    case 6: node.pair = (number, "\(number)")
    case 7: node.box.content = number
    case 8: node.numbers.append(number)
    case 9: node.any = number
    case 10: node.weakly = other
    default: node.leaf.inner.deep = number.isMultiple(of: 3) ? nil : Double(number)
    }
    return "\(kind) of node \(node.id)"
  }
}

extension PathNode {
  fileprivate func cut() {
    next = nil
    other = nil
    leaf.node = nil
    maybe = nil
  }
}
