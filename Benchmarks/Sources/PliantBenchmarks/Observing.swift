import BenchmarkFixture
import Foundation
import Glibc
import Observation
import OpenCombine
import Pliant

private let setCount = 200_000
private let plainSetCount = 1_000_000
private let appendCount = 50_000
private let replacementCount = 5_000

/// DESIGN, rows 3 to 7, and how the cost grows.
func compareObserving() throws {
  try compareSets()
  try compareValues()
  try compareTexts()
  compareUnobserved()
  try compareAppends()
  try compareObservers()
  try comparePaths()
  try measureMemory()
}

/// DESIGN, row 3; beside it what else tells of a change, or does not.
///
/// Nobody asks for old values here: while one observer of a property does, on whichever object, the
/// changes of every observed object look for those who do.
private func compareSets() throws {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { _ in tally.count &+= 1 }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.number) { tally.count &+= 1 }
  let declared: ObservedModel = opaque(ObservedModel())
  let declaredObservation = try observe(declared, \.number) { tally.count &+= 1 }
  let other: DynamicModel = opaque(DynamicModel())
  let untouched: UntouchedModel = opaque(UntouchedModel())
  let plain: PlainModel = opaque(PlainModel())
  let calling: CallingModel = opaque(CallingModel())
  calling.onChange = { tally.count &+= 1 }
  let observable: ObservableModel = opaque(ObservableModel())
  tally.count = 0
  subject.send(1)
  observed.number = 1
  declared.number = 1
  calling.number = 1
  other.number = 1
  precondition(tally.count == 4)

  var table = Table("a set, told to one that reads nothing", per: "send", iterations: setCount)
  table.add("CurrentValueSubject, one sink") { loop(setCount) { subject.send($0) } }
  table.add("dynamic, one observer", goal: "0.5") { loop(setCount) { observed.number = $0 } }
  table.add("@Observed, one observer") { loop(setCount) { declared.number = $0 } }
  table.add("dynamic, another object is observed") { loop(setCount) { other.number = $0 } }
  table.add("dynamic, nobody ever observed") { loop(setCount) { untouched.number = $0 } }
  table.add("plain") { loop(setCount) { plain.number = $0 } }
  table.add("didSet that calls a closure") { loop(setCount) { calling.number = $0 } }
  table.add("withObservationTracking, once per set") {
    loop(setCount) { n in
      withObservationTracking {
        _ = observable.number
      } onChange: {
        tally.count &+= 1
      }
      observable.number = n
    }
  }
  table.show()
  withExtendedLifetime((sink, observation, declaredObservation)) {}
}

/// DESIGN, row 4.
private func compareValues() throws {
  let tally = Tally()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let sink = subject.sink { tally.count &+= $0 }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.number) { old, new in tally.count &+= new &- old }
  let declared: ObservedModel = opaque(ObservedModel())
  let declaredObservation = try observe(declared, \.number) { old, new in
    tally.count &+= new &- old
  }
  tally.count = 0
  subject.send(1)
  observed.number = 2
  declared.number = 4
  precondition(tally.count == 7)

  var table = Table("a set, its values read", per: "send", iterations: setCount)
  table.add("CurrentValueSubject, one sink") { loop(setCount) { subject.send($0) } }
  table.add("dynamic, old and new value", goal: "1") { loop(setCount) { observed.number = $0 } }
  table.add("@Observed, old and new value") { loop(setCount) { declared.number = $0 } }
  table.show()
  withExtendedLifetime((sink, observation, declaredObservation)) {}
}

/// DESIGN, row 4, with values that are counted references.
private func compareTexts() throws {
  let tally = Tally()
  let texts = (1...2).map { String(repeating: "a text that is on the heap", count: $0) }
  let subject = opaque(CurrentValueSubject<String, Never>(""))
  let sink = subject.sink { tally.count &+= $0.utf8.count }
  let observed: DynamicModel = opaque(DynamicModel())
  let observation = try observe(observed, \.text) { old, new in
    tally.count &+= new.utf8.count &- old.utf8.count
  }
  tally.count = 0
  observed.text = "four"
  precondition(tally.count == 4)

  var table = Table("a set of a text, its values read", per: "send", iterations: setCount)
  table.add("CurrentValueSubject, one sink") { loop(setCount) { subject.send(texts[$0 & 1]) } }
  table.add("dynamic, old and new value", goal: "1") {
    loop(setCount) { observed.text = texts[$0 & 1] }
  }
  table.show()
  withExtendedLifetime((sink, observation)) {}
}

/// DESIGN, row 5.
private func compareUnobserved() {
  let plain: PlainModel = opaque(PlainModel())
  let declared: ObservedModel = opaque(ObservedModel())
  let untouched: UntouchedModel = opaque(UntouchedModel())
  let observable: ObservableModel = opaque(ObservableModel())
  var table = Table("a set that nobody observes", per: "plain", iterations: plainSetCount)
  table.add("plain") { loop(plainSetCount) { plain.number = $0 } }
  table.add("@Observed", goal: "1.3") { loop(plainSetCount) { declared.number = $0 } }
  table.add("dynamic") { loop(plainSetCount) { untouched.number = $0 } }
  table.add("@Observable") { loop(plainSetCount) { observable.number = $0 } }
  table.show()
}

/// DESIGN, row 6: an append and a `removeLast`, so that the size stays.
private func compareAppends() throws {
  let tally = Tally()
  let small: ObservedModel = opaque(ObservedModel())
  let large: ObservedModel = opaque(ObservedModel())
  let other: DynamicModel = opaque(DynamicModel())
  let plain: PlainModel = opaque(PlainModel())
  small.items = Array(0..<1_000)
  large.items = Array(0..<1_000_000)
  other.items = Array(0..<1_000)
  plain.items = Array(0..<1_000)
  let smallObservation = try observe(small, \.items) { tally.count &+= 1 }
  let largeObservation = try observe(large, \.items) { tally.count &+= 1 }
  let otherObservation = try observe(other, \.items) { tally.count &+= 1 }
  small.items.append(0)
  large.items.append(0)
  other.items.append(0)
  precondition(tally.count == 3)

  var table = Table("append and removeLast, observed", per: "1,000", iterations: appendCount)
  table.add("@Observed, 1,000 elements") {
    loop(appendCount) { n in
      small.items.append(n)
      small.items.removeLast()
    }
  }
  table.add("@Observed, 1,000,000 elements", goal: "1") {
    loop(appendCount) { n in
      large.items.append(n)
      large.items.removeLast()
    }
  }
  table.add("dynamic, 1,000 elements") {
    loop(appendCount) { n in
      other.items.append(n)
      other.items.removeLast()
    }
  }
  table.add("plain, 1,000 elements") {
    loop(appendCount) { n in
      plain.items.append(n)
      plain.items.removeLast()
    }
  }
  table.show()
  withExtendedLifetime((smallObservation, largeObservation, otherObservation)) {}
}

// MARK: - Growth

/// The cost of a set as observers are added.
private func compareObservers() throws {
  let tally = Tally()
  var observations: [KeyPathObservation] = []
  var table = Table("a set, by observers of the property", per: "one", iterations: setCount)
  for count in [1, 10, 100] {
    let object: DynamicModel = opaque(DynamicModel())
    for _ in 0..<count {
      let observation = try observe(object, \.number) { tally.count &+= 1 }
      observations.append(observation)
    }
    tally.count = 0
    object.number = 1
    precondition(tally.count == count)
    table.add(count == 1 ? "1 observer" : "\(count) observers") {
      loop(setCount) { object.number = $0 }
    }
  }
  table.show()
  withExtendedLifetime(observations) {}
}

/// The cost of a set at the end of a path, and of another object that comes onto it.
private func comparePaths() throws {
  let tally = Tally()
  let leaves: [Leaf] = [opaque(Leaf()), opaque(Leaf())]
  let boughs: [Bough] = [opaque(Bough(Branch(Leaf()))), opaque(Bough(Branch(Leaf())))]
  let single: Leaf = opaque(Leaf())
  let branch: Branch = opaque(Branch(leaves[0]))
  let trunk: Trunk = opaque(Trunk(boughs[0]))
  let nearLeaf: Leaf = branch.next
  let farLeaf: Leaf = trunk.next.next.next
  let observation = try observe(single, \.value) { tally.count &+= 1 }
  let nearObservation = try observe(branch, \.next.value) { tally.count &+= 1 }
  let farObservation = try observe(trunk, \.next.next.next.value) { tally.count &+= 1 }
  single.value = 1
  nearLeaf.value = 1
  farLeaf.value = 1
  precondition(tally.count == 3)

  var table = Table("a set at the end of a path", per: "one", iterations: setCount)
  table.add("1 level") { loop(setCount) { single.value = $0 } }
  table.add("2 levels") { loop(setCount) { nearLeaf.value = $0 } }
  table.add("4 levels") { loop(setCount) { farLeaf.value = $0 } }
  table.show()

  var other = Table("another object on the path", per: "two", iterations: replacementCount)
  other.add("2 levels, the first of them replaced") {
    loop(replacementCount) { branch.next = leaves[$0 & 1] }
  }
  other.add("4 levels, the first of them replaced") {
    loop(replacementCount) { trunk.next = boughs[$0 & 1] }
  }
  other.show()
  withExtendedLifetime((observation, nearObservation, farObservation)) {}
}

// MARK: - Memory

/// DESIGN, row 7: in processes of their own.
private func measureMemory() throws {
  print("\nbytes per observation, 1,000,000 alive    bytes         goal")
  for use in MemoryUse.allCases {
    let bytes = try numberPrinted(byOwnProcess: use.rawValue)
    print(columns(use.name, bytes, nil) + "         256")
  }
}

/// What a process does first and only; it begins a million observations and keeps them.
enum MemoryUse: String, CaseIterable {
  case manyObjects = "--bytes"
  case fewObjects = "--bytes-of-few-objects"

  var name: String {
    switch self {
    case .manyObjects: "1,000,000 objects, 1 observation each"
    case .fewObjects: "1,000 objects, 1,000 observations each"
    }
  }

  private var objectCount: Int {
    switch self {
    case .manyObjects: 1_000_000
    case .fewObjects: 1_000
    }
  }

  func run() throws {
    let tally = Tally()
    let objects = (0..<objectCount).map { _ in Leaf() }
    // Room for the tokens, and what the first observation of a property needs, is there beforehand.
    var tokens = [KeyPathObservation?](repeating: nil, count: 1_000_000)
    let other = Leaf()
    let first = try observe(other, \.value) { tally.count &+= 1 }
    let before = try residentBytes()
    for index in tokens.indices {
      tokens[index] = try observe(objects[index % objects.count], \.value) { tally.count &+= 1 }
    }
    let after = try residentBytes()
    objects[0].value = 1
    precondition(tally.count == tokens.count / objects.count)
    print(Double(after - before) / Double(tokens.count))
    withExtendedLifetime((objects, tokens, other, first)) {}
    // Ending them one by one would take longer than all before.
    exit(EXIT_SUCCESS)
  }
}

/// The memory of this process that is in use.
///
/// Swift's Glibc has nothing of `<malloc.h>`, so that `mallinfo2` cannot be asked.
private func residentBytes() throws -> Int {
  // What was freed is handed back, or what comes next would be put there unseen.
  typealias Trim = @convention(c) (Int) -> CInt
  if let symbol = dlsym(nil, "malloc_trim") {
    // SAFETY: this is how `<malloc.h>` declares it.
    let trim = unsafeBitCast(symbol, to: Trim.self)
    _ = trim(0)
  }
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }) ?? ""
  let words = line.split(separator: " ")
  guard words.count > 1, let kilobytes = Int(words[1]) else {
    preconditionFailure("/proc/self/status tells no VmRSS")
  }
  return kilobytes * 1_024
}

// MARK: - Measuring

/// What handlers count in.
private final class Tally: @unchecked Sendable {
  // SAFETY: one thread makes every change that is counted, and is told of it.
  var count = 0
}

/// Changes something `count` times; inlined, so that nothing but the change is measured.
@inline(__always)
private func loop(_ count: Int, _ change: (Int) -> Void) -> Int {
  for n in 0..<count { change(n) }
  return count
}

/// A comparison, and the goals that are printed beside it.
///
/// Ratios are to the first entry, which the heading calls `first`.
private struct Table {
  private let heading: String
  private var comparison: Comparison
  private var goals: [String] = []

  init(_ title: String, per first: String, iterations: Int) {
    heading =
      title.padding(toLength: 45, withPad: " ", startingAt: 0) + "ns   / "
      + first.padding(toLength: 8, withPad: " ", startingAt: 0) + "goal"
    comparison = Comparison(iterations: iterations)
  }

  mutating func add(_ name: String, goal: String = "", _ run: @escaping () -> Int) {
    comparison.add(name, run)
    goals.append(goal)
  }

  func show() {
    print("\n" + heading)
    for (row, goal) in zip(comparison.run(), goals) {
      print(columns(row.name, row.nanoseconds, row.ratio), goal)
    }
  }
}
