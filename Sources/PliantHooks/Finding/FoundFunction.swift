import PliantImages

/// A function that a symbol names, with the addresses that this symbol and those beside it give.
struct FoundFunction {
  var symbol: MemberSymbol
  let mangled: String
  /// The image that has the symbol.
  let image: Image
  /// The function itself or, if it is async, the record that stands for it.
  let function: UInt?
  /// The cell of a dynamic declaration.
  let cell: UInt?
  /// The symbol that other images import to call it.
  let importName: String
  /// Whether it is an accessor of a stored static or global, which is read and written in place.
  var isAddressed = false
  /// The function that fills the object that a class's initializer made.
  var filling: UInt?
  /// Whether it is such a function itself.
  var fillsObject = false
  /// The calls that are meant, if those of one specialization are.
  var checks: CallChecks?
  /// The types of these calls, if the handle names all.
  var typeNames: String?

  /// These calls of the function at an address.
  func calls(of function: UInt) -> SpecializedCalls? {
    checks.map {
      SpecializedCalls(of: function, $0, named: typeNames, isDynamic: cell != nil)
    }
  }

  var isAsync: Bool { MangledName(importName).isRecord }

  /// Whether it takes a closure that does not escape.
  var borrowsClosure: Bool { symbol.borrowsClosure(mangled) }
}

extension FoundFunction {
  /// The functions among an image's symbols that are declarations of the kind.
  static func all(
    in symbols: [(String, UInt)],
    of image: Image,
    owner: String?,
    for declaration: Declaration
  ) -> [FoundFunction] {
    let addresses = Dictionary(symbols) { first, _ in first }
    let suffixes = declaration.symbolSuffixes
    return addresses.keys.compactMap { mangled in
      guard suffixes.contains(where: { mangled.hasSuffix($0) }),
        let symbol = MemberSymbol(mangled: mangled, owner: owner)
      else { return nil }
      return FoundFunction(symbol, mangled, of: image, among: addresses, for: declaration)
    }
  }

  /// Brings a function's symbol together with those of its cell and its async record.
  private init(
    _ symbol: MemberSymbol,
    _ mangled: String,
    of image: Image,
    among addresses: [String: UInt],
    for declaration: Declaration
  ) {
    self.symbol = symbol
    self.mangled = mangled
    self.image = image
    let record = addresses[mangled + "Tu"]
    importName = record == nil ? mangled : mangled + "Tu"
    let ownCell = addresses[mangled + "TX"]
    let filling: String? = mangled.hasSuffix("fC") ? mangled.dropLast() + "c" : nil
    // If a class's initializer is dynamic, the function that fills the object has the cell.
    if record == nil, ownCell == nil, let filling, let code = addresses[filling],
      let cell = addresses[filling + "TX"]
    {
      function = code
      self.cell = cell
      fillsObject = true
      return
    }
    function = record ?? addresses[mangled]
    cell = ownCell
    // The function that returns a stored static's address is `…vau` beside the accessor `…vgZ`.
    let addressor = MangledName(mangled).property + "au"
    isAddressed = declaration.kind.isAccessor && addresses[addressor] != nil
    self.filling = filling.flatMap { addresses[$0] }
  }
}

extension Declaration {
  /// How the mangled names of such declarations end.
  var symbolSuffixes: [String] {
    switch kind {
    case .method: isStatic == true ? ["FZ"] : isStatic == false ? ["F"] : ["F", "FZ"]
    case .getter: name == "subscript" ? ["ig", "igZ"] : ["vg", "vgZ"]
    case .setter: name == "subscript" ? ["is", "isZ"] : ["vs", "vsZ"]
    case .read: name == "subscript" ? ["ir"] : ["vr"]
    case .modify: name == "subscript" ? ["iM"] : ["vM"]
    case .willSet: ["vw"]
    case .didSet: ["vW"]
    case .initializer: ["fC"]
    }
  }

  /// A part of a free function's mangled name; an operator's spells a letter for each sign.
  var spelledPart: String {
    guard isOperator else { return longestWord }
    let letters = String(name.compactMap { Self.operatorLetters[$0] })
    return letters.count == name.count ? "\(letters.count)\(letters)o" : ""
  }

  private static let operatorLetters: [Character: Character] = [
    "&": "a", "@": "c", "/": "d", "=": "e", ">": "g", "<": "l", "*": "m", "!": "n", "|": "o",
    "+": "p", "?": "q", "%": "r", "-": "s", "~": "t", "^": "x", ".": "z",
  ]

  /// A part of the name that its mangled name spells.
  ///
  /// A mangled name spells each word of an identifier somewhere, but an earlier word may stand for
  /// a part of a later identifier. Words end at a capital that follows a small letter.
  var longestWord: String {
    guard kind != .initializer, name != "subscript",
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return "" }
    var words: [String] = [""]
    var previous: Character = "A"
    for character in name {
      if character == "_" || character.isUppercase && !previous.isUppercase { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
      previous = character
    }
    return words.map { String($0.drop(while: \.isNumber)) }.max { $0.count < $1.count } ?? ""
  }
}
