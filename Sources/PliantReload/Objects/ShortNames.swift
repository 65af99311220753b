import PliantImages

/// How people call what a mangled name is of: `closure in makeRouter(store:)`.
func shortName(_ mangled: String) -> String {
  Demangler.demangle(mangled).map { shortName(ofText: $0[...]) } ?? mangled
}

private func shortName(ofText text: Substring) -> String {
  let isClosure = text.hasPrefix("closure #")
  if isClosure, let inner = generatedPart(of: text) { return "closure in " + inner }
  if let inner = generatedPart(of: text) { return inner }
  guard let name = FunctionName(demangled: text) else {
    return ReadableText.function(text)
  }
  guard isClosure else { return name.name }
  let outer = name.name.firstRange(of: " closure #").map { name.name[..<$0.lowerBound] }
  return outer.map { "closure in " + $0 } ?? "closure"
}

private let initialValue = "variable initialization expression of "
private let initializer = "one-time initialization function for "
private let defaultArgument = "default argument "

/// The name of a function that the compiler generated: `default argument 1 of greet(_:)`.
private func generatedPart(of text: Substring) -> String? {
  guard let (label, declaration) = generated(in: text) else { return nil }
  let name = shortName(ofText: declaration)
  switch label {
  case initialValue: return "initial value of " + name
  case initializer: return name
  default:
    let number = declaration.base[..<declaration.startIndex].split(separator: " ").dropLast().last
    return "default argument \((number.flatMap { Int($0) } ?? 0) + 1) of " + name
  }
}

/// The text of the declaration that such a function, or a closure in it, is a part of.
private func generated(in text: Substring) -> (label: String, declaration: Substring)? {
  for label in [initialValue, initializer, defaultArgument] {
    guard
      let found = text.hasPrefix(label)
        ? text.firstRange(of: label) : text.ranges(of: " in " + label).last
    else { continue }
    guard label == defaultArgument else { return (label, text[found.upperBound...]) }
    return text[found.upperBound...].firstRange(of: " of ").map { (label, text[$0.upperBound...]) }
  }
  return nil
}

extension FunctionName {
  /// The module that declares what a mangled name is of, also of a function's default argument.
  static func module(of mangled: String) -> String? {
    guard let text = Demangler.demangle(mangled) else { return nil }
    return FunctionName(demangled: generated(in: text[...])?.declaration ?? text[...])?.module
  }
}

extension ObjectFile {
  /// The module that it is of: all others' functions in it are weak.
  var module: String? {
    symbols.lazy.filter { $0.section != nil && $0.kind == .function && !$0.isWeak }
      .compactMap { FunctionName.module(of: $0.name) }.first
  }
}
