import BenchmarkFixture
import Foundation
import Pliant

// swift run -c release --package-path Benchmarks PliantBenchmarks [calls | observing | proxying | logging | console]

let iterations = 1_000_000

func calls(_ object: Plain, _ text: String = "ten letters") -> Int {
  var sum = 0
  for _ in 0..<iterations { sum &+= object.measure(text) }
  return sum
}

func dynamicCalls(_ object: Plain, _ text: String = "ten letters") -> Int {
  var sum = 0
  for _ in 0..<iterations { sum &+= object.dynamicMeasure(text) }
  return sum
}

let argument = CommandLine.arguments.dropFirst().first
if let use = argument.flatMap(FirstUse.init) {
  try use.run()
} else if let use = argument.flatMap(MemoryUse.init) {
  try use.run()
} else if argument == "client" {
  ConsoleClient.run(Array(CommandLine.arguments.dropFirst(2)))
} else {
  if argument == nil || argument == "calls" {
    try compareCalls()
    try compareThreads()
    try measureFirstUse()
  }
  if argument == nil || argument == "observing" { try compareObserving() }
  if argument == nil || argument == "proxying" { try compareProxies() }
  if argument == nil || argument == "logging" { compareLogging() }
  if argument == nil || argument == "console" { try await compareConsole() }
}

/// DESIGN, rows 1 and 2.
func compareCalls() throws {
  let plain = opaque(Plain())
  let redefined: Plain = opaque(Redefined())
  let overridden: Plain = opaque(Overridden())
  let other: Plain = opaque(Overridden())
  let captured = opaque([5])  // so that the layers have a context to retain
  let measure = #method(Redefined.measure(_:))
  let dynamicMeasure = #method(Redefined.dynamicMeasure(_:))
  let redefinition = try measure.redefine { o, text in text.utf8.count &+ captured[0] }
  let dynamicRedefinition = try dynamicMeasure.redefine { o, text in text.utf8.count &+ captured[0]
  }
  let own = #method(Overridden.measure(_:))
  let dynamicOwn = #method(Overridden.dynamicMeasure(_:))
  try own.override(on: overridden) { o, text in text.utf8.count &+ captured[0] }
  try dynamicOwn.override(on: overridden) { o, text in text.utf8.count &+ captured[0] }
  let wrapped: Plain = opaque(Overridden())
  try own.wrap(on: wrapped) { layer in { o, text in layer.next(o, text) &+ captured[0] } }
  precondition(plain.measure("abc") == 6 && redefined.measure("abc") == 8)
  precondition(overridden.measure("abc") == 8 && other.measure("abc") == 6)
  precondition(overridden.dynamicMeasure("abc") == 8 && other.dynamicMeasure("abc") == 6)
  precondition(wrapped.measure("abc") == 11)

  var comparison = Comparison(iterations: iterations)
  comparison.add("plain method") { calls(plain) }
  comparison.add("dynamic method, untouched") { dynamicCalls(plain) }
  comparison.add("redefined for all") { calls(redefined) }
  comparison.add("redefined for all, dynamic") { dynamicCalls(redefined) }
  comparison.add("overridden on this object") { calls(overridden) }
  comparison.add("overridden on this object, dynamic") { dynamicCalls(overridden) }
  comparison.add("overridden on another object") { calls(other) }
  comparison.add("overridden on another object, dynamic") { dynamicCalls(other) }
  comparison.add("wrapped, calling the original") { calls(wrapped) }
  print("calls                                        ns   / plain   goal")
  let goals = ["", "", "2.5", "2.5", "3.5", "3.5", "2.5", "2.5", ""]
  for (row, goal) in zip(comparison.run(), goals) {
    print(columns(row.name, row.nanoseconds, row.ratio), goal)
  }
  withExtendedLifetime((redefinition, dynamicRedefinition)) {}
}

/// DESIGN, the last row.
func compareThreads() throws {
  let own = #method(Overridden.measure(_:))
  let objects = try (0..<2).map { n -> Plain in
    let object: Plain = opaque(Overridden())
    try own.override(on: object) { o, text in text.utf8.count &+ n }
    return object
  }
  nonisolated(unsafe) let shared = objects
  var comparison = Comparison(iterations: iterations)
  comparison.add("one thread") { calls(shared[0]) }
  comparison.add("two threads, two objects") {
    DispatchQueue.concurrentPerform(iterations: 2) { _ = calls(shared[$0]) }
    return 0
  }
  comparison.add("two threads, one object") {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = calls(shared[0]) }
    return 0
  }
  print("\nthroughput of overridden calls                    / one    goal")
  for (row, goal) in zip(comparison.run(), ["", "1.8", "1.8"]) {
    let threads = row.name.hasPrefix("two") ? 2.0 : 1.0
    print(columns(row.name, row.nanoseconds / threads, threads / row.ratio), goal)
  }
}

/// DESIGN, the row before: in processes of their own.
func measureFirstUse() throws {
  print("\nfirst use in a process                          ms       goal")
  for use in FirstUse.allCases {
    let times = try (0..<7).map { _ in try numberPrinted(byOwnProcess: use.rawValue) }
    print(columns(use.name, median(times), nil) + "         50")
  }
}

/// What this program prints when it is run with an argument, in a process of its own.
func numberPrinted(byOwnProcess argument: String) throws -> Double {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = [argument]
  process.standardOutput = output
  try process.run()
  process.waitUntilExit()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
}

/// What a process does first and only; it reads symbols for it and resolves one method.
enum FirstUse: String, CaseIterable {
  case own = "--own"
  case ownForAll = "--own-for-all"
  case foundationForAll = "--foundation-for-all"

  var name: String {
    switch self {
    case .own: "own method, one object"
    case .ownForAll: "own method, all instances"
    case .foundationForAll: "Foundation's method, all instances"
    }
  }

  func run() throws {
    let object: Plain = opaque(Overridden())
    let time = try ContinuousClock().measure {
      switch self {
      case .own: try #method(Overridden.measure(_:)).override(on: object) { _, _ in 1 }
      case .ownForAll: try #method(Plain.measure(_:)).override(onAll: Plain.self) { _, _ in 1 }
      case .foundationForAll:
        try #method(UserDefaults.object(forKey:)).override(onAll: UserDefaults.self) { _, _ in 1 }
      }
    }
    print(time / .milliseconds(1))
  }
}

func columns(_ name: String, _ value: Double, _ ratio: Double?) -> String {
  name.padding(toLength: 40, withPad: " ", startingAt: 0) + String(format: "%7.2f", value)
    + (ratio.map { String(format: "   %5.2f  ", $0) } ?? "")
}
