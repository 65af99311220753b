/// The text of a declaration's name, taken apart once:
/// `static (extension in Module):Owner<A where A: P>.name<B>(label: Type) -> Result`.
package struct DemangledName: Sendable {
  package let isStatic: Bool
  /// The module whose extension declares it.
  package let extensionModule: String?
  private let whole: NameText
  /// The text from the owner on.
  let body: NameText
  /// The module, the types, and the declaration.
  let path: [Part]
  /// The kind of an accessor.
  let accessor: Declaration.Kind?
  /// The text behind the declaration's name and, of an accessor, its kind.
  let tail: NameText

  struct Part {
    /// The name, as in `(name in _1234)` or alone.
    let name: NameText
    /// With its brackets.
    let range: Range<Int>
    /// The inside of `<A where A: P>` behind a context's name.
    let clause: NameText?
  }

  package init(_ text: some StringProtocol) { self.init(NameText(text)) }

  /// `isStatic` says it of a text that does not begin with that.
  init(_ text: NameText, isStatic: Bool = false) {
    let saysStatic = text.starts(with: "static ")
    whole = text
    self.isStatic = isStatic || saysStatic
    var at = text.range.lowerBound + (saysStatic ? "static ".utf8.count : 0)
    let start = at + "(extension in ".utf8.count
    let end = text.endOfExtension(at: at)
    extensionModule = end.map { text[start..<$0 - 2].text }
    at = end ?? at
    let body = text.from(at)
    var path: [Part] = []
    var accessor: Declaration.Kind?
    while let (part, end) = body.part(at: at) {
      path.append(part)
      at = end
      guard body.byte(at) == UInt8(ascii: ".") else { break }
      at += 1
      if let found = Self.accessors.first(where: { body.starts(with: $0.mark, at: at) }) {
        accessor = found.kind
        at += found.mark.utf8.count
        break
      }
    }
    self.body = body
    self.path = path
    self.accessor = accessor
    tail = body.from(at)
  }

  private static let accessors: [(mark: String, kind: Declaration.Kind)] = [
    ("getter : ", .getter), ("setter : ", .setter), ("modify : ", .modify), ("read : ", .read),
    ("willset : ", .willSet), ("didset : ", .didSet),
  ]
}

extension NameText {
  /// A part of a path, and where it ends.
  fileprivate func part(at start: Int) -> (DemangledName.Part, end: Int)? {
    guard let found = component(at: start) else {
      // An operator's name may hold brackets and dots, but is followed by a space.
      guard "/=-+!*%<>&|^~?.".utf8.contains(byte(start)), starts(with: " ", at: end(ofWord: start))
      else { return nil }
      let range = start..<end(ofWord: start)
      return (
        DemangledName.Part(name: self[range], range: range, clause: nil), range.upperBound
      )
    }
    let isGeneric = byte(found.end) == UInt8(ascii: "<")
    let close = isGeneric ? partner(of: found.end) : nil
    let clause = close.flatMap {
      byte($0 + 1) == UInt8(ascii: ".") ? self[found.end + 1..<$0] : nil
    }
    return (
      DemangledName.Part(name: self[found.name], range: start..<found.end, clause: clause),
      end: clause.map { $0.range.upperBound + 1 } ?? found.end
    )
  }

  private func end(ofWord start: Int) -> Int {
    var end = start
    while range.contains(end), byte(end) != UInt8(ascii: " ") { end += 1 }
    return end
  }
}

// MARK: - The context

extension DemangledName {
  package var rest: String { body.text }
  package var text: String { whole.text }

  /// The module of the extension or, outside extensions, the first part of the name.
  package var module: String { extensionModule ?? String(rest.prefix { $0 != "." }) }

  /// The name of the declaration itself.
  package var name: String? { path.last?.name.text }

  /// Whether it is of no type.
  package var isFree: Bool { path.count == 2 }

  /// Whether it, or a type that it is in, is private or in a function.
  ///
  /// If nothing in its file overrides it, the compiler then reads and writes it in place, in every
  /// build.
  package var isSeenInOneFile: Bool {
    var at = 0
    // `(secret in _1234)`, `Local #1 in function()`
    while let found = whole.place(of: " in ", from: at) {
      guard whole.starts(with: "(extension", at: found - "(extension".utf8.count) else {
        return true
      }
      at = found + 1
    }
    return false
  }

  /// Whether a type of that name, which may have conditions, is its owner.
  package func isMember(of type: String) -> Bool {
    guard path.count > 1, let owner, owner.starts(with: type) else { return false }
    let end = owner.range.lowerBound + type.utf8.count
    return end == owner.range.upperBound
      || end == path[path.count - 2].range.upperBound && path[path.count - 2].clause != nil
  }

  /// The owning type, or the module of a free function, with the conditions of its extension.
  package var owner: NameText? {
    path.count > 1 ? body.upTo(path[path.count - 1].range.lowerBound - 1) : nil
  }

  /// The owner without conditions, as types are named.
  var plainOwner: String {
    path.dropLast().map { body[$0.range].text }.joined(separator: ".")
  }

  /// The requirements of the member's extension on the owner's parameters: `A: Swift.Hashable`.
  var ownerRequirements: [String] {
    path.dropLast().last?.clause.map { NameText.requirements($0) } ?? []
  }

  /// The text for people, without module and owner.
  var memberText: String {
    guard let range = path.last?.range else { return "" }
    // `save@Sendable (…)` and `save(…)` are the same.
    let mark = "@Sendable "
    guard accessor == nil, tail.starts(with: mark) else { return body.from(range.lowerBound).text }
    return body[range].text + tail.from(tail.range.lowerBound + mark.utf8.count).text
  }
}

// MARK: - The declaration

extension DemangledName {
  struct Member {
    let kind: Declaration.Kind
    let name: String
    /// The labels of a function, and those of a subscript's accessor.
    var labels: [String] = []
    var indexLabels: [String] = []
    let parameters: [NameText]
    let result: NameText
    var effects: NameText?
    /// The inside of its own `<A where A: P>`.
    let clause: NameText?
  }

  /// The function or accessor that is named; nil if it is neither.
  var declared: Member? {
    guard let name else { return nil }
    let opening = signature.range.lowerBound
    let close = tail.byte(opening) == UInt8(ascii: "<") ? tail.partner(of: opening) : nil
    let clause = close.map { tail[opening + 1..<$0] }
    if let accessor {
      let indices = name == "subscript" ? tail.function : nil
      let value = indices?.result ?? tail
      let isSetter = accessor == .setter
      return Member(
        kind: accessor,
        name: name,
        indexLabels: indices?.labels ?? [],
        parameters: (indices?.parameters ?? []) + (isSetter ? [value] : []),
        result: isSetter ? NameText("()") : value,
        clause: clause
      )
    }
    let type = tail.from(close.map { $0 + 1 } ?? opening)
    guard type.byte(type.range.lowerBound) == UInt8(ascii: "("), let function = type.function else {
      return nil
    }
    let isInitializer = ["__allocating_init", "init"].contains(name)
    let isSynthesized = ["__derived_enum_equals", "__derived_struct_equals"].contains(name)
    return Member(
      kind: isInitializer ? .initializer : .method,
      name: isInitializer ? "init" : isSynthesized ? "==" : name,
      labels: function.labels,
      parameters: function.parameters,
      result: function.result,
      effects: function.effects,
      clause: clause
    )
  }

  /// The text behind the name of a function, `save@Sendable (…)` or `== infix(…)`, or of an
  /// accessor.
  package var signature: NameText {
    guard accessor == nil else { return tail }
    var at = tail.range.lowerBound
    for word in ["@Sendable", " ", "infix", "prefix", "postfix"]
    where tail.starts(with: word, at: at) {
      at += word.utf8.count
    }
    return tail.from(at)
  }
}

extension DemangledName.Member {
  /// The name with its labels: `save(_:to:)`, `start()`, `title`.
  var fullName: String {
    kind.isAccessor ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension NameText {
  /// The parameters of a generic clause.
  static func parameters(_ clause: NameText) -> [String] {
    (clause.halves(at: " where ")?.before ?? clause).elements.map(\.text)
  }

  /// The requirements of a generic clause; an extension's is ` where A: P`.
  static func requirements(_ clause: NameText) -> [String] {
    clause.halves(at: " where ")?.behind.elements.map(\.text) ?? []
  }
}
