import PliantImages

extension Declaration {
  /// How the mangled names of such declarations end.
  var symbolSuffixes: [String] {
    switch kind {
    case .method: isStatic == true ? ["FZ"] : isStatic == false ? ["F"] : ["F", "FZ"]
    case .getter: name == "subscript" ? ["ig", "igZ"] : ["vg", "vgZ"]
    case .setter: name == "subscript" ? ["is", "isZ"] : ["vs", "vsZ"]
    case .modify: name == "subscript" ? ["iM"] : ["vM"]
    case .willSet: ["vw"]
    case .didSet: ["vW"]
    case .initializer: ["fC"]
    }
  }

  /// A part of the name that its mangled name spells.
  ///
  /// A mangled name spells each word of an identifier somewhere, if not in the identifier itself,
  /// where an earlier word may stand for it. Words end where a capital follows a small letter.
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
