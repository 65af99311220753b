// A comparison reads best behind the layers that its calls pass.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DefaultFixture
import Pliant
import Testing

extension ConventionTests {
  // A3
  @Test func staticsAndInitializersKeepTheirClass() throws {
    let make = #callable(Base.make)
    let number = #callable(Base.init(number:))
    let title = #callable(Base.title)
    func call() -> String {
      let made = Derived.make()
      let other = Derived(number: 2)
      return "\(type(of: made)) \(made.own) \(type(of: other)) \(other.own) \(other.token.number) "
        + "\(Derived.title()) \(Base.title()) \(type(of: Base.make()))"
    }
    let plain = "Derived own Derived own 2 Derived Base Base"
    var events = [call()]
    var layers = [
      try make.redefine(around: { next in { next() } }),
      try number.redefine(around: { next in { next($0 + 1) } }),
      try title.redefine(around: { next in { next() + "!" } }),
    ]
    events.append(call())
    for layer in layers { layer.stop() }
    layers = [
      try make.redefine { Base(Counted(9)) },
      try number.redefine { _ in Base(Counted(8)) },
      try title.redefine { "title" },
    ]
    events.append(call())
    for layer in layers { layer.stop() }
    events.append(call())
    #expect(
      events == [
        plain, "Derived own Derived own 3 Derived! Base! Base",
        "Derived own Derived own 2 title title Base", plain,
      ]
    )
  }

  @Test func asyncStaticsAndInitializersKeepTheirClass() async throws {
    let later = #callable(Base.later(_:))
    let make = #callable(Base.makeLater)
    let number = #callable(Base.init(later:))
    func call() async throws -> String {
      let made = try await Derived.makeLater()
      let other = await Base(later: 2)
      return await "\(Derived.later(1)) \(type(of: made)) \(made.own) \(other.token.number)"
    }
    var events = [try await call()]
    var layers = [
      try later.redefine(around: { next in { await next($0 + 1) } }),
      try make.redefine(around: { next in { try await next() } }),
      try number.redefine(around: { next in { await next($0 + 1) } }),
    ]
    events.append(try await call())
    for layer in layers { layer.stop() }
    layers = [try later.redefine { "\($0)" }, try make.redefine { Base(Counted(7)) }]
    events.append(try await call())
    for layer in layers { layer.stop() }
    events.append(try await call())
    #expect(
      events == [
        "Derived 1 Derived own 2", "Derived 2 Derived own 3", "1 Derived own 2",
        "Derived 1 Derived own 2",
      ]
    )
  }
}
