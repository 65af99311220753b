import Foundation

/// Functions, initializers and accessors of more than 50 lines, from the first line to the closing
/// bracket.
func longFunctions(_ file: SourceFile) -> [Place] {
  let swift =
    #/^ *(@\w+(\([^)]*\))? )*([a-z]+(\(set\))? )*(func |init[?(<]|subscript[(<]|var .*\{$)/#
  let words = ["func ", "init", "subscript", "var "]  // Looking for these first is quicker.
  return file.lines.indices.compactMap { start in
    let line = file.lines[start]
    let begins =
      file.isSwift
      ? words.contains(where: line.contains) && line.firstMatch(of: swift) != nil
      : line.first?.isLetter == true && line.contains("(") && line.hasSuffix("{")
    guard begins else { return nil }
    let indent = String(repeating: " ", count: indentation(line))
    let rest = file.lines[start...]
    guard let open = rest.firstIndex(where: { $0.hasSuffix("{") || trimmed($0).isEmpty }),
      file.lines[open].hasSuffix("{"),
      let end = file.lines[open...].dropFirst().firstIndex(where: { $0.hasPrefix(indent + "}") })
    else { return nil }
    let length = end - start + 1
    return length > 50
      ? Place(file.path, start + 1..<end + 2, "\(length) lines: \(trimmed(line))") : nil
  }
}

/// Runs of at least six lines of code that the sources have twice, without comments, imports and
/// empty lines.
func repetitions(_ files: [SourceFile]) -> [Place] {
  var first: [[String]: Place] = [:]
  var places: [Place] = []
  for file in files {
    let code = file.lines.enumerated().map { ($0, trimmed($1)) }.filter { _, line in
      !line.isEmpty && !["//", "* ", "#"].contains { line.hasPrefix($0) }
        && !line.contains("import ")
    }
    var (isRepeating, own) = (false, [([String], Place)]())
    for start in code.indices.dropLast(5) {
      let window = code[start..<start + 6].map(\.1)
      let place = Place(file.path, code[start].0 + 1..<code[start + 5].0 + 2)
      // Six lines of a file count as its own only once the next six have begun: a run does not
      // repeat itself.
      if own.count == 6 {
        let (window, place) = own.removeFirst()
        first[window] = first[window] ?? place
      }
      own.append((window, place))
      let original = window.contains { $0.count > 20 } ? first[window] : nil
      if let original, !isRepeating {
        places.append(Place(file.path, place.lines, "repeats \(original)"))
      }
      isRepeating = original != nil
    }
    for (window, place) in own { first[window] = first[window] ?? place }
  }
  return places
}

/// `#else` that applies to all other processors, instead of an `#error`.
func architectureElse(_ file: SourceFile) -> [Place] {
  var isArchitecture: [Bool] = []
  var places: [Place] = []
  for (number, line) in file.lines.enumerated() {
    let line = trimmed(line)
    if line.hasPrefix("#if") {
      isArchitecture.append(
        line.contains("__x86_64__") || line.contains("__aarch64__") || line.contains(" arch(")
      )
    } else if line.hasPrefix("#endif") {
      _ = isArchitecture.popLast()
    } else if line.hasPrefix("#else"), !line.hasPrefix("#elseif"), isArchitecture.last == true {
      let next = file.lines[(number + 1)...].first { !trimmed($0).isEmpty }
      if next?.contains("#error") != true {
        places.append(Place(file.path, line: number + 1, line))
      }
    }
  }
  return places
}
