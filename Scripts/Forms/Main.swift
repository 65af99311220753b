import Foundation

/// Every file that is written: by which script it says it is, and its lines.
private let files: [(path: String, lines: @Sendable () -> [String])] = [
  (
    "PliantOverriding/Macros+Families.swift",
    {
      ["public import PliantMainActor", ""]
        + macros("method", [("R: AnyObject", "MethodMacro"), ("R", "ValueMethodMacro")])
        + actorMacros() + [""] + macros("callable", [("", "CallableMacro")]) + mistakes()
    }
  ),
  (
    "PliantOverriding/Specializing+Families.swift",
    {
      ["import PliantDoubles", ""] + specializing("method") + specializing("callable") + [""]
        + placing()
    }
  ),
  (
    "PliantOverriding/Expansion/PliantExpansion+Families.swift",
    {
      [
        "public import PliantDoubles", "public import PliantMainActor", "",
        "// The closure that a value's method is where the value is an argument: its receiver comes last.",
      ] + closures("pliantLast", "R", last: "R") + [
        "", "  // The closure that an initializer is: it consumes its arguments.",
      ] + closures("pliantConsuming", isOwned: true) + [
        "",
        "// The closure that a function, or a bound method, is without `sending`, which no closure that infers its types has.",
      ] + closures("pliantKeeping", of: \.differs)
        + closures("pliantKeepingMethod", "R", of: \.differs) + [
          "", "extension PliantExpansion {",
          "  // The closure of an actor's method, without its receiver, and what an entry calls that its caller has already",
          "  // isolated to the actor.",
          "  // SAFETY: `isolated` changes what the compiler checks, not how a function is called.",
        ] + actorClosures() + [
          "",
          "  // A function that takes its variadic arguments as the array that they are passed in.",
          "  // SAFETY: the two types are passed alike; only what calls them differs.",
        ] + spreading() + ["}", ""] + failures()
    }
  ),
  (
    "PliantMainActor/MainActor+Families.swift",
    {
      [
        "// The types of the main actor's functions. Named in Swift 6 they would be `Sendable`, as in Swift 5 the functions of",
        "// programs are not: of two overloads the compiler then takes the one that is not isolated.",
      ] + isolatedTypes()
    }
  ),
  (
    "PliantOverriding/Redefining+Families.swift",
    {
      ["import PliantDoubles", ""] + extending("Method", redefining("method")) + [""]
        + extending("Callable", redefining("function"))
    }
  ),
  (
    "PliantOverriding/Wrapping+Families.swift",
    {
      let mutating = Receiver(handle: "Method", taken: "inout R", generic: "R")
      return ["// Functions that call what they stand over, in one closure.", ""]
        + extending(
          "Method",
          Receiver.methods.flatMap { wraps($0, ["on", "onAll", "redefine"]) }
            + wraps(mutating, ["redefine"])
        ) + [""]
        + extending("Callable", Receiver.functions.flatMap { wraps($0, ["redefine"]) })
    }
  ),
  (
    "PliantOverriding/Methods/Message+Families.swift",
    {
      ["import PliantDoubles", ""] + extending("Method", messages(isMaking: true)) + [""]
        + extending("Method", messages(isMaking: false))
    }
  ),
  (
    "PliantDoubles/Doubles+Families.swift",
    {
      extending("ArgumentMatcher", matching(isOfSpy: false)) + [""]
        + extending("Spy", matching(isOfSpy: true) + verifyingValues())
    }
  ),
  (
    "PliantOverriding/Doubles/Spying+Families.swift",
    {
      ["public import PliantDoubles", ""]
        + extending(
          "Method",
          Receiver.methods.flatMap(doubling) + altering() + Receiver.methods.flatMap(stubbing)
            + Receiver.methods.flatMap(spying)
        ) + [""]
        + extending(
          "Callable",
          Receiver.functions.flatMap(doubling) + Receiver.functions.flatMap(stubbing)
            + Receiver.functions.flatMap(spying)
        )
    }
  ),
  ("PliantProxying/ProxyControl+Families.swift", { extending("ProxyControlling", ignoring()) }),
  ("PliantObserving/Observing+Families.swift", observing),
  (
    "PliantNotifying/ObserveNotifications+Families.swift",
    { ["public import Foundation", ""] + notifications() }
  ),
]

private func extending(_ type: String, _ members: [String]) -> [String] {
  ["extension \(type) {"] + members + ["}"]
}

/// `write-families [--check]` writes all, or fails if a file is not as it would be written;
/// `write-families --properties COUNT FILE` writes the properties of a test, so many.
@main enum WriteFamilies {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let properties = "Tests/PliantObservingTests/Unprepared/UnpreparedForms+Families.swift"
    switch arguments.first {
    case "--properties":
      guard arguments.count == 3, let count = Int(arguments[2]) else { fatalError("COUNT FILE") }
      try text(Properties.written(count: count), by: "write-properties")
        .write(toFile: arguments[3], atomically: true, encoding: .utf8)
    case nil, "--check":
      var all = files.map { path, lines in
        let script = path.contains("Observ") ? "write-observing" : "write-families"
        return ("Sources/\(path)", text([""] + lines(), by: script))
      }
      all.append((properties, text(Properties.written(), by: "write-properties")))
      for (path, text) in all {
        if arguments.isEmpty {
          try text.write(toFile: path, atomically: true, encoding: .utf8)
        } else if try String(contentsOfFile: path, encoding: .utf8) != text {
          print("\(path) is not as Scripts/write-families writes it: run that")
          exit(1)
        }
      }
    default: fatalError("There is no option \(arguments.first ?? "")")
    }
  }

  private static func text(_ lines: [String], by script: String) -> String {
    let head = ["// Written by Scripts/\(script).", "// swift-format-ignore-file"]
    return (head + lines).map { $0 + "\n" }.joined()
  }
}
