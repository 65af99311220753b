import Foundation

@testable import Yams

/// Calls what the package's tests leave out, and tells what came of it.
func calls(_ tell: (Any) -> Void) async throws {
  try tellNodes(tell)
  tellCollections(tell)
  let text = try YAMLEncoder().encode(Coded())
  tell([text] + (try YAMLDecoder().decode(Coded.self, from: text).told))

  let anchors = ["a-b_9", "a b"]
  tell(anchors.map { "\(Anchor(rawValue: $0).description) \(Anchor.is_cyamlAlpha($0))" })
  tell([Tag(.str).description, Resolver.Rule.merge.pattern])
  tell(["utf16", "utf32"].map(Parser.Encoding.init(rawValue:)))
  tell(YAMLDecoder(encoding: .utf16).encoding.rawValue)
  tell([_YAMLCodingKey(intValue: 3), _YAMLCodingKey(stringValue: "key")])

  let emitter = Emitter()
  let state = Mirror(reflecting: emitter).descendant("state") as? any Hashable
  try emitter.open()
  let opened = Mirror(reflecting: emitter).descendant("state") as? any Hashable
  tell([state, opened].map { $0.map { hashes($0) } })
  tell(hashes(Emitter.LineBreak.crln))
}

private func tellNodes(_ tell: (Any) -> Void) throws {
  let sequence = Node(arrayLiteral: "a", "b", style: .flow)
  let mapping = Node(dictionaryLiteral: ("key", sequence), style: .flow)
  tell([sequence.isSequence, mapping.isSequence])
  tell([try serialize(node: mapping.represented()), try serialize(node: sequence)])

  let anchors = [Anchor(rawValue: "a"), Anchor(rawValue: "b")]
  let aliases = anchors.map { Node.Alias($0) }
  tell([aliases[0] < aliases[1], aliases[1] < aliases[0], aliases[0] == aliases[1]])
  tell([hashes(aliases[0]), hashes(sequence), hashes(mapping), hashes(Node.Scalar("a"))])
}

private func tellCollections(_ tell: (Any) -> Void) {
  var mapping: Node.Mapping = ["a": "1", "b": "2"]
  let other = mapping
  mapping[0] = (key: "c", value: "3")
  tell([mapping < other, other < mapping, mapping[0].key == "c"])
  tell(hashes(mapping))

  var sequence = Node.Sequence()
  sequence.append(contentsOf: ["a", "b", "c"] as [Node])
  let before = sequence
  sequence[0..<2] = ["d", "e"]
  tell([sequence < before, before < sequence])
  tell(sequence[1..<3].map(\.string))
  tell(sequence.index(0, offsetBy: 2))
  tell(hashes(sequence))
}

/// Is coded by what containers offer and coding seldom takes.
private struct Coded: Codable {
  private(set) var told: [String] = []

  private enum Key: CodingKey {
    case nothing
  }

  init() {}

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    told.append("\(container.count ?? -1)")
    told.append("\(try container.decodeNil())")
    told.append(try String(from: container.superDecoder()))
    let nested = try container.nestedContainer(keyedBy: Key.self)
    told.append("\(try nested.decodeNil(forKey: .nothing))")
    do {
      _ = try container.decodeNil()
    } catch {
      told.append("\(error)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encodeNil()
    try "super".encode(to: container.superEncoder())
    var nested = container.nestedContainer(keyedBy: Key.self)
    try nested.encodeNil(forKey: .nothing)
  }
}

private func hashes<Value: Hashable>(_ value: Value) -> [Int] {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return [value.hashValue, hasher.finalize()]
}
