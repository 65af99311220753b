import Foundation
import Pliant
import PliantConsole
import Testing

/// Layers and redefinitions say who installed them.
struct InstallersTests {
  @Test func layersNameTheFunctionAndTheLine() async throws {
    let lamp = Lamp()
    let light = #method(Lamp.light(_:))
    let start = #line
    try light.override(on: lamp, key: "override") { _, n in n + 1 }
    try light.wrap(on: lamp, key: "wrapper") { layer in { lamp, n in layer.next(lamp, n) } }
    try light.wrap(on: lamp, key: "shorter") { next, lamp, n in next(lamp, n) }
    let spy = try light.spy(on: lamp, key: "spy")
    try light.stub(on: lamp, key: "stub", returning: 9)
    _ = try [lamp].map { try light.override(on: $0, key: "closure") { _, n in n + 2 } }
    let helped = try Lamp.dim(lamp)
    let ofClass = try light.override(onAll: Lamp.self, key: "class") { _, n in n + 3 }
    try await later(lamp)
    Shade(lamp: lamp).isFolded = true
    defer { ofClass.stop() }
    let console = try await DebugConsole.start(log: MemoryLog())
    let events = try await Client(console).events { $0.installed("Lamp.light(_:)").count == 10 }
    let test = "InstallersTests.layersNameTheFunctionAndTheLine()"
    #if DEBUG
    let own = "\(test) closure #4"
    #else
    let own = test  // inlined
    #endif
    #expect(
      events.installed("Lamp.light(_:)") == [
        "class: override by \(test) at InstallersTests.swift:\(start + 8)",
        "property: override by Shade.isFolded (setter) at InstallersTests.swift:\(Shade.line)",
        "async: override by later(_:) at InstallersTests.swift:\(laterLine)",
        "dim: override by Lamp.dim(_:) at InstallersTests.swift:\(Lamp.line)",
        "closure: override by \(own) at InstallersTests.swift:\(start + 6)",
        "stub: stub by \(test) at InstallersTests.swift:\(start + 5)",
        "spy: spy by \(test) at InstallersTests.swift:\(start + 4)",
        "shorter: wrapper by \(test) at InstallersTests.swift:\(start + 3)",
        "wrapper: wrapper by \(test) at InstallersTests.swift:\(start + 2)",
        "override: override by \(test) at InstallersTests.swift:\(start + 1)",
      ]
    )
    await console.stop()
    withExtendedLifetime((spy, helped)) {}
  }

  @Test func redefinitionsNameThemToo() async throws {
    let start = #line
    let closed = try #method(Lamp.broken).redefine { _ in true }
    let spied = try #method(Lamp.replaced).spy()
    let generic = try Lamp.tracedRedefinition()
    let console = try await DebugConsole.start(log: MemoryLog())
    let names = ["Lamp.broken", "Lamp.replaced", "Lamp.count(_:)"]
    let events = try await Client(console).events { events in
      names.allSatisfy { !events.redefinition($0).isEmpty }
    }
    let test = "InstallersTests.redefinitionsNameThemToo() at InstallersTests.swift"
    #expect(
      names.map { events.redefinition($0) } == [
        "redefinition by \(test):\(start + 1)", "spy by \(test):\(start + 2)",
        "redefinition by \(test):\(start + 3)",
      ]
    )
    await console.stop()
    withExtendedLifetime((closed, spied, generic)) {}
  }
}

private final class Lamp {
  static let line = #line + 2
  static func dim(_ lamp: Lamp) throws -> Override {
    try #method(Lamp.light(_:)).override(on: lamp, key: "dim") { _, n in n - 1 }
  }

  dynamic func light(_ n: Int) -> Int { n }
  dynamic func broken() -> Bool { false }
  dynamic func replaced() -> Int { 0 }
}

extension Lamp {
  dynamic static func count<Element>(_ list: [Element]) -> Int { list.count }

  @Redefinition(of: "count(_:)")
  static func traced<Element>(_ list: [Element]) -> Int { tracedOriginal(list) + 1 }
}

private let laterLine = #line + 3
private func later(_ lamp: Lamp) async throws {
  await Task.yield()
  try #method(Lamp.light(_:)).override(on: lamp, key: "async") { _, n in n - 2 }
}

private struct Shade {
  static let line = #line + 5
  let lamp: Lamp
  var isFolded: Bool {
    get { false }
    nonmutating set {
      _ = try? #method(Lamp.light(_:)).override(on: lamp, key: "property") { _, n in n - 3 }
    }
  }
}

extension [Event] {
  /// The layers of a hook whose installers are known, newest first, those of classes before those
  /// of objects.
  fileprivate func installed(_ declaration: String) -> [String] {
    guard let overridden = last("overridden"),
      let hook = overridden.list("hooks").first(where: {
        $0["declaration"] as? String == declaration
      })
    else { return [] }
    return ["classes", "objects"].flatMap { hook[$0] as? [[String: Any]] ?? [] }
      .flatMap { place in
        let facts = place["facts"] as? [[String: Any]] ?? []
        return zip(place["layers"] as? [String] ?? [], facts).compactMap { key, facts in
          overridden.installer(facts).map { "\(key): \($0)" }
        }
      }
  }

  fileprivate func redefinition(_ declaration: String) -> String {
    guard let overridden = last("overridden"),
      let one = overridden.list("redefinitions").first(where: { one in
        (one["targets"] as? [String])?.first.map { $0.hasPrefix(declaration) } ?? false
      })
    else { return "" }
    return overridden.installer(one) ?? ""
  }
}

extension Event {
  fileprivate func installer(_ facts: [String: Any]) -> String? {
    guard let kind = facts["kind"] as? String, let number = facts["installer"] as? Int else {
      return nil
    }
    let one = list("installers")[number]
    let file = (one["file"] as? String)?.split(separator: "/").last ?? "?"
    return "\(kind) by \(one["function"] ?? "") at \(file):\(one["line"] ?? "?")"
  }
}
