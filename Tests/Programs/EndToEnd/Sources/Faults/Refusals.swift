import Clocks
import FaultInjection
import Foundation
import Glibc
import Pliant
import Shared

extension Faults {
  /// Classes that nothing else has overridden: every table is made for them.
  class Object {
    required init() {}
    dynamic func value() -> Int { 1 }
    func plain() -> Int { 1 }
    dynamic var name = ""
    dynamic var items = [1]
  }
  final class Sub: Object {}

  /// So that the compiler does not know what is made.
  private static func make(_ type: Object.Type) -> Object { opaque(type).init() }
  final class Watched {}

  /// Where the program's own `calloc` returns nothing.
  static func allocations() throws {
    let value = #method(Object.value)
    let object = opaque(Object())
    // The thread's own record, without which nothing goes on.
    _ = value.overrides(on: object)
    print(
      "an override:",
      failEach(FAULT_CALLOC, naming: "Object.value()") {
        try value.override(on: object) { _ in 2 }
      } isUntouched: {
        object.value() == 1 && value.overrides(on: object).isEmpty
      },
      object.value()
    )
    print(
      "a second layer:",
      failEach(FAULT_CALLOC, naming: "Object.value()") {
        try value.wrap(on: object) { layer in { object in layer.next(object) + 10 } }
      } isUntouched: {
        object.value() == 2 && value.overrides(on: object).count == 1
      },
      object.value()
    )
    let other = opaque(Object())
    var all: Override?
    print(
      "a class:",
      failEach(FAULT_CALLOC, naming: "Object.value()") {
        all = try value.override(onAll: Object.self, key: "all") { _ in 3 }
      } isUntouched: {
        other.value() == 1
      },
      other.value()
    )
    all?.stop()
    var redefinition: Redefinition?
    print(
      "a redefinition:",
      failEach(FAULT_CALLOC, naming: "Object.value()") {
        redefinition = try value.redefine { _ in 4 }
      } isUntouched: {
        other.value() == 1
      },
      other.value(),
      redefinition?.isActive == true
    )
    redefinition = nil
    growth()
  }

  /// The tables grow with the objects; each time they would, they are refused once.
  private static func growth() {
    let value = #method(Object.value)
    var (refused, wrong) = ([0, 0], 0)
    let watched = (0..<100).map { _ in Object() }
    for object in watched {
      fault_arm(FAULT_TABLES, 0, 0)
      let monitor = onDeallocation(of: object) {}
      guard fault_disarm() else { continue }
      refused[0] += 1
      guard case .failed(.outOfResources) = monitor.state else {
        wrong += 1
        continue
      }
      if onDeallocation(of: object, perform: {}).state != .watching { wrong += 1 }
    }
    let overridden = (0..<100).map { _ in Object() }
    // A lone layer takes no list.
    for object in overridden {
      for (before, after) in [(1, 5), (5, 6)] {
        for skipped in 0... {
          fault_arm(FAULT_TABLES, skipped, 0)
          let error = attempt { try value.override(on: object) { _ in after } }
          guard fault_disarm() else { break }
          refused[1] += 1
          if error == "done" || object.value() != before { wrong += 1 }
        }
        if object.value() != after { wrong += 1 }
      }
    }
    print("tables that grow: refused \(refused[0] > 2) \(refused[1] > 100), wrong \(wrong)")
  }

  private static func attempt(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch {
      return "\(error)".replacing(/\/\S+\//, with: "")
    }
  }

  /// Where the files of images cannot be mapped.
  static func images() throws {
    let (base, sub) = (make(Object.self), make(Sub.self))
    let plain = #method(Object.plain)
    var all: Override?
    print(
      "a class and those below it:",
      failEach(FAULT_MMAP, naming: "Object.plain()") {
        all = try plain.override(onAll: Object.self, key: "all") { _ in 2 }
      } isUntouched: {
        base.plain() == 1 && sub.plain() == 1
      },
      base.plain(),
      sub.plain()
    )
    all?.stop()
    var token: KeyPathObservation?
    let object = opaque(Object())
    nonisolated(unsafe) var told = 0
    var strikes = 0
    while token == nil, strikes < 1_000 {
      fault_arm(FAULT_MMAP, strikes, 0)
      token = try? observe(object, \.items) { told += 1 }
      guard fault_disarm() else { continue }
      strikes += 1
      object.items.append(1)
      if told > 0 { break }
    }
    object.items.append(1)
    print("a property: struck \(strikes > 0), observed \(token?.isActive == true), told \(told)")
  }

  /// Where no more code can be written, from its first byte on or from a later one.
  static func protection() throws {
    let now = #callable(Date.init as () -> Date)
    func year() -> Int { Int(Date().timeIntervalSince1970) / 31_556_952 + 1970 }
    func libraryYear() -> Int { Int(Clockwork.seconds()) / 31_556_952 + 1970 }
    var frozen: Redefinition?
    print(
      "code that two images call:",
      failEach(FAULT_CODE, naming: "Date.init") {
        frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
      } isUntouched: {
        year() > 2000 && libraryYear() > 2000
      },
      year(),
      libraryYear()
    )
    frozen?.stop()
    print("and back: \(year() > 2000) \(libraryYear() > 2000)")
  }

  /// Where no file can be opened.
  static func descriptors() {
    class Fresh {
      func plain() -> Int { 1 }
      dynamic var name = ""
    }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let fresh = opaque(Fresh())
    let (plain, date) = (#method(Fresh.plain), #callable(Date.init(timeIntervalSinceNow:)))
    func all() -> [String] {
      [
        attempt { try plain.override(on: fresh) { _ in 2 } },
        attempt { _ = try observe(fresh, \.name) {} },
        attempt {
          _ = try date.redefine { _ in Date(timeIntervalSince1970: 0) }
        },
      ]
    }
    var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
    let refused = all()
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    print("no descriptors:")
    for line in refused { print("  \(line)") }
    print("  later: \(all().joined(separator: " "))")
  }
}

// MARK: - Processes that end

extension Faults {
  /// An access in place has nothing to throw to.
  static func noMemoryInPlace() {
    let object = opaque(Object())
    let token = try? observe(object, \.items) {}
    for size in 1...512 where size % 8 == 0 {
      fault_arm(FAULT_MALLOC, 0, size)
      object.items.append(1)
      _ = fault_disarm()
    }
    withExtendedLifetime(token) {}
    print("went on")
  }

  /// Nor has the end of a layer.
  static func noMemoryInRemoval() throws {
    let value = #method(Object.value)
    let object = opaque(Object())
    let tokens = try (1...3).map { n in
      try value.wrap(on: object) { layer in { object in layer.next(object) + n } }
    }
    fault_arm(FAULT_CALLOC, 0, 0)
    tokens[1].stop()
    print(fault_disarm() ? "went on" : "needed none", object.value())
  }

  /// A process that may map no more: the tables cannot grow, while small pieces of memory are left.
  static func limitedMemory() {
    let count = 60_000
    var objects = (0..<count).map { _ in Watched() }
    var monitors: [DeallocationMonitor] = []
    monitors.reserveCapacity(count)
    onDeallocation(of: Watched()) {}
    // Every second of many small pieces is given back: they do not make large ones.
    let pieces = (0..<600_000).map { _ in malloc(200) }
    for index in stride(from: 0, to: pieces.count, by: 2) { free(pieces[index]) }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var none = rlimit(rlim_cur: 1 << 20, rlim_max: limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &none)
    nonisolated(unsafe) var died = 0
    var refused = 0
    for object in objects {
      let monitor = onDeallocation(of: object) { died += 1 }
      if case .failed(.outOfResources) = monitor.state {
        refused += 1
      } else {
        monitors.append(monitor)
      }
      if refused > 10 { break }
    }
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let watched = monitors.count
    // Tables of a kilobyte and more are mapped, and so are refused early.
    print("refused \(refused > 10), some watched \(watched > 10)")
    let later = onDeallocation(of: objects[count - 1]) { died += 1 }
    print("later \(later.state)")
    objects = []
    print("all who are watched told \(died == watched + 1)")
  }
}
