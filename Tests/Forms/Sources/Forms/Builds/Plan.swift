/// The forms of a batch, and the build that it is built in.
struct Plan {
  var number: Int
  var build: Build
  var linkage: Build.Linkage
  var forms: [Form]

  /// Depends on the options alone: each form has random numbers of its own.
  static func all(_ all: Options) -> [Plan] {
    // What is mixed is to meet many builds.
    let size = all.isMixed ? 10 : 30
    return stride(from: 0, to: all.count, by: size).enumerated().compactMap { number, first in
      let indices = (first..<min(first + size, all.count)).filter(all.isWanted)
      guard !indices.isEmpty else { return nil }
      let options = all.ofBatch(number)
      var random = SeededRandom(seed: options.seed &+ UInt64(number) &* 0x1000_0001)
      let turn = number &+ (all.isMixed ? Int(truncatingIfNeeded: all.seed % 1_000) : 0)
      var build = options.builds[turn % options.builds.count]
      if all.isMixed, random.chance(40), build.language == "6" {
        build.name += ", Swift 5"
        build.language = "5"
      }
      // An optimized program's own functions are refused by policy, unless they are dynamic.
      let linkages = Build.Linkage.allCases.filter {
        $0 != .object || !build.isOptimized || !options.includesPlain
      }
      return Plan(
        number: number,
        build: build,
        linkage: random.pick(linkages),
        forms: indices.map { index in
          let seed = options.seed &* 0x2545_f491_4f6c_dd1d &+ UInt64(index)
          var maker = FormMaker(
            random: SeededRandom(seed: seed),
            includesPlain: options.includesPlain
          )
          return options.areGeneric ? maker.genericForm(index) : maker.form(index)
        }
      )
    }
  }
}
