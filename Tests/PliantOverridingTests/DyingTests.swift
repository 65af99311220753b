import DynamicFixture
import Foundation
import Pliant
import Testing

/// Parties that die inside the functions of layers.
struct DyingTests {
  private let log = Log()

  /// Keeps the only reference.
  private final class Holder {
    var object: Mortal?
    var token: (any Token)?
    func call() -> Int { object?.work(1) ?? 0 }
  }

  /// How a function gets between a call and the method.
  enum Form: CaseIterable {
    case override, wrap, overrideAll, wrapAll, redefine, redefineAround, spy, stub
  }

  private func install(_ form: Form, on holder: Holder, _ body: @escaping () -> Void) throws {
    let work = #method(Mortal.work(_:))
    let object = try #require(holder.object)
    let answer = { (_: Mortal, x: Int) in
      body()
      return x
    }
    func pass(
      _ next: @escaping @autoclosure () -> (Mortal, Int) -> Int
    ) -> (Mortal, Int) -> Int {
      { object, x in
        body()
        return next()(object, x)
      }
    }
    switch form {
    case .override: try work.override(on: object, answer)
    case .wrap: try work.wrap(on: object) { layer in pass(layer.next) }
    case .overrideAll:
      holder.token = try work.override(onAll: Mortal.self, key: "k", answer)
    case .wrapAll:
      holder.token = try work.wrap(onAll: Mortal.self, key: "k") { layer in pass(layer.next) }
    case .redefine: holder.token = try work.redefine(answer)
    case .redefineAround:
      holder.token = try work.redefine(around: { original in pass(original) })
    case .spy:
      try work.wrap(on: object) { layer in pass(layer.next) }
      _ = try work.spy(on: object)
    case .stub:
      try work.stub(on: object, returning: 1)
      try work.wrap(on: object) { layer in pass(layer.next) }
    }
  }

  @Suite(.serialized) struct Receivers {
    // Serialized, because layers of classes affect every test.
    @Test(arguments: Form.allCases)
    func theReceiver(_ form: Form) throws {
      let tests = DyingTests()
      let (holder, log) = (Holder(), tests.log)
      holder.object = Mortal(log)
      onDeallocation(of: try #require(holder.object)) { log("monitor") }
      try tests.install(form, on: holder) {
        log("body")
        holder.object = nil
        log("dropped")
      }
      #expect(holder.call() == 1)
      #expect(log.text == "body dropped deinit monitor")
      holder.token = nil
      #expect(Mortal(log).work(1) == 1)
    }

    // A redefinition ends with its token, and its function with the call that runs.
    @Test(arguments: [Form.redefine, .redefineAround])
    func theToken(_ form: Form) throws {
      let tests = DyingTests()
      let (holder, log) = (Holder(), tests.log)
      holder.object = Mortal(log)
      do {
        let captured = Witnessed(log)
        try tests.install(form, on: holder) {
          holder.token = nil
          log("body \(captured.name)")
        }
      }
      #expect(holder.call() == 1)
      #expect(holder.call() == 1)
      #expect(log.text == "body captured freed")
    }
  }

  // The function's context is freed by the end of its call, and not under it.
  @Test func theLayerInItsOwnFunction() throws {
    let (holder, log) = (Holder(), log)
    holder.object = Mortal(log)
    do {
      let captured = Witnessed(log)
      try #method(Mortal.work(_:)).wrap(on: try #require(holder.object)) { layer in
        { object, x in
          layer.remove()
          log("removed \(captured.name)")
          return layer.next(object, x)
        }
      }
    }
    #expect(holder.call() == 1)
    #expect(log.text == "removed captured freed")
    holder.object = nil
    #expect(log.text == "removed captured freed deinit")
  }

  // A layer's captures run code of the user's when they are freed: it may override again.
  @Test func freedCapturesMayOverrideAgain() throws {
    let work = #method(Mortal.work(_:))
    let (object, log) = (Mortal(log), log)
    try work.override(on: object, key: "other") { _, _ in 0 }
    do {
      let captured = Captured { [unowned object] in
        log("freed")
        try work.override(on: object, key: "again") { _, x in x + 1 }
        work.removeOverride(on: object, key: "other")
      }
      try work.override(on: object, key: "k") { _, x in withExtendedLifetime(captured) { x } }
    }
    work.removeOverride(on: object, key: "k")
    #expect(object.work(1) == 2)
    #expect(log.text == "freed")
    #expect(work.overrides(on: object).map(\.key) == ["again"])
    withExtendedLifetime(object) {}
  }

  // The layers die with the object, newest first; their captures look at other objects.
  @Test func layersThatGoWithTheirObjectOverrideOthers() throws {
    let work = #method(Mortal.work(_:))
    let (other, log) = (Mortal(log), log)
    do {
      let object = Mortal(log)
      for key in ["a", "b"] {
        let captured = Captured {
          log(key)
          try work.override(on: other, key: key) { _, x in x + 1 }
          onDeallocation(of: other) { log("other") }
        }
        try work.override(on: object, key: key) { _, x in
          withExtendedLifetime(captured) { x }
        }
      }
    }
    #expect(log.text == "b a deinit")
    #expect(work.overrides(on: other).map(\.key) == ["a", "b"])
    withExtendedLifetime(other) {}
  }

  // A layer's key is compared by the user's code, which may drop what it compares.
  @Test func aKeyThatRemovesWhenItIsCompared() throws {
    let work = #method(Mortal.work(_:))
    let object = Mortal(log)
    let key = Meddling { [unowned object] in work.removeOverride(on: object, key: "plain") }
    try work.override(on: object, key: key) { _, _ in 1 }
    try work.override(on: object, key: "plain") { _, _ in 2 }
    let other = Meddling {}
    try work.override(on: object, key: other) { _, _ in 3 }
    #expect(object.work(0) == 3)
    #expect(!work.hasOverride(on: object, key: "plain"))
    withExtendedLifetime(object) {}
  }
}

final class Mortal {
  private let log: Log
  init(_ log: Log) { self.log = log }
  dynamic func work(_ x: Int) -> Int { x }
  deinit { log("deinit") }
}

/// Says when it is freed.
private final class Witnessed {
  let name = "captured"
  private let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log("freed") }
}

/// Does something when it is freed.
private final class Captured {
  private let last: () throws -> Void
  init(_ last: @escaping () throws -> Void) { self.last = last }
  deinit { try? last() }
}

private final class Meddling: Hashable {
  private let meddle: () -> Void
  init(_ meddle: @escaping () -> Void) { self.meddle = meddle }
  static func == (a: Meddling, b: Meddling) -> Bool {
    a.meddle()
    return a === b
  }
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}
