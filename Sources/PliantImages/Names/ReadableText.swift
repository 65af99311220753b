/// Turns the demangler's text into one that people write.
///
/// It leaves out modules and private discriminators, and writes `[Int]`, `[String: Int]` and `Int?`
/// for the types behind them.
package enum ReadableText {
  package static func type(_ text: some StringProtocol) -> String {
    String(decoding: readable(NameText(text)), as: UTF8.self)
  }

  /// A name with its parameters and result: `greet(_: String)` for `greet(Swift.String) -> ()`, in
  /// which the demangler left out all labels.
  package static func function(_ text: some StringProtocol) -> String {
    let text = NameText(text)
    var result = readable(text, isDeclaration: true)
    let arrow = text.first(of: "->")
    let suffix = " -> ()".utf8
    if let arrow, text.first(of: "->", from: arrow + 2) == nil,
      result.suffix(suffix.count).elementsEqual(suffix)
    {
      result.removeLast(suffix.count)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Brackets that hostile names nest deeper stay as they are.
  private static let deepest = 64

  private static func readable(
    _ text: NameText,
    isDeclaration: Bool = false,
    depth: Int = 0
  ) -> [UInt8] {
    var result: [UInt8] = []
    var at = text.range.lowerBound
    while at < text.range.upperBound {
      if let end = text.endOfExtension(at: at) {
        at = end
      } else if case let path = text.path(at: at), let last = path.last {
        at = last.end
        guard !text.isWord(last.name, of: ["__owned", "__shared"]) else {
          at += text.byte(at) == UInt8(ascii: " ") ? 1 : 0
          continue
        }
        // A member may follow a parameter of a generic context, `A` or `B1`, too.
        let isModule =
          path.count > 1 && !text.isWord(path[0].name, of: ["Any", "Self"])
          && !text.isParameter(path[0].name)
        let names = path.dropFirst(isModule ? 1 : 0).filter { !$0.name.isEmpty }
        let name = Array(names.map { text.bytes($0.name) }.joined(separator: ".".utf8))
        if text.byte(at) == UInt8(ascii: "<"), depth < deepest, let end = text.partner(of: at) {
          let arguments = text[at + 1..<end].elements.map { readable($0, depth: depth + 1) }
          result += sugared(name, arguments)
          at = end + 1
        } else {
          result += name
        }
      } else if text.byte(at) == UInt8(ascii: "("), depth < deepest {
        let end = text.partner(of: at) ?? text.range.upperBound
        let isList = isDeclaration && !result.contains(UInt8(ascii: "("))
        result += parenthesized(text[at + 1..<end], isList: isList, depth: depth + 1)
        at = end + 1
      } else {
        result.append(text.byte(at))
        at += 1
      }
    }
    return result
  }

  /// The contents of round brackets, with these; all of a list's parameters get labels.
  private static func parenthesized(_ inside: NameText, isList: Bool, depth: Int) -> [UInt8] {
    let parameters = isList ? inside.elements : []
    let hasLabels = parameters.contains { $0.label != nil }
    let texts = parameters.map { (hasLabels ? [] : Array("_: ".utf8)) + readable($0, depth: depth) }
    let text = isList ? Array(texts.joined(separator: ", ".utf8)) : readable(inside, depth: depth)
    return [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")]
  }

  private static func sugared(_ name: [UInt8], _ arguments: [[UInt8]]) -> [UInt8] {
    let text = String(decoding: name, as: UTF8.self)
    switch (text, arguments.count) {
    case ("Optional", 1):
      // A function, or `any P`, would take the question mark for itself.
      let argument = String(decoding: arguments[0], as: UTF8.self)
      let isSimple = !argument.contains(" ") || NameText(argument).inside != nil
      return isSimple ? enclosed("", arguments[0], "?") : enclosed("(", arguments[0], ")?")
    case ("Array", 1): return enclosed("[", arguments[0], "]")
    case ("Dictionary", 2):
      return enclosed("[", Array(arguments.joined(separator: ": ".utf8)), "]")
    default: return name + enclosed("<", Array(arguments.joined(separator: ", ".utf8)), ">")
    }
  }

  private static func enclosed(_ start: String, _ text: [UInt8], _ end: String) -> [UInt8] {
    Array(start.utf8) + text + Array(end.utf8)
  }
}
