import Foundation

/// What the command line asks for.
struct Options {
  struct Misuse: Error, CustomStringConvertible { var description: String }

  var count = 0
  var seed: UInt64 = 0
  var only: Set<Int> = []
  var page: URL?
  /// How many batches are built at a time.
  var jobs = 1
  var builds = Build.all
  /// Makes the finds small.
  var shrinks = false
  /// Some declarations are not `dynamic`: whether they have a hook depends on the build.
  var includesPlain = false
  /// All are generic, or members of generic types.
  var areGeneric = false
  /// Every batch is of another kind, dynamic, plain or generic, and in one of both language modes.
  var isMixed = false
  /// Writes the forms' sources instead of building them.
  var printsSources = false
  /// To run one form again.
  private(set) var buildNames: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func next(_ what: String) throws -> String {
      guard let first = rest.popFirst() else { throw Misuse(description: "\(what) is missing") }
      return first
    }
    guard let count = Int(try next("COUNT")), let seed = UInt64(try next("SEED")) else {
      throw Misuse(description: "COUNT and SEED are numbers")
    }
    (self.count, self.seed) = (count, seed)
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only = Set(try next("INDEX").split(separator: ",").compactMap { Int($0) })
      case "--page": page = URL(fileURLWithPath: try next("FILE"))
      case "--jobs": jobs = max(1, Int(try next("N")) ?? 1)
      case "--shrink": shrinks = true
      case "--plain": includesPlain = true
      case "--generic": areGeneric = true
      case "--mixed": isMixed = true
      case "--print": printsSources = true
      default: buildNames.append(argument)
      }
    }
    guard !buildNames.isEmpty else { return }
    builds = try buildNames.map { name in
      guard let build = Build.all.first(where: { $0.name == name }) else {
        let names = Build.all.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Misuse(description: "no build is named '\(name)'; there are \(names)")
      }
      return build
    }
  }

  /// The options of one batch.
  func ofBatch(_ number: Int) -> Self {
    guard isMixed else { return self }
    var options = self
    options.includesPlain = number % 3 == 1
    options.areGeneric = number % 3 == 2
    return options
  }

  func isWanted(_ index: Int) -> Bool { only.isEmpty || only.contains(index) }
}
