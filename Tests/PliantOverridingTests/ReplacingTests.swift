import Foundation
import PlainFixture
import Pliant
import Testing

/// Dev Kit's runtime functions, 4.5.
///
/// The tests replace methods of the same classes, one after another.
@Suite(.serialized)
struct ReplacingTests {
  class Service {
    var name = "service"
    dynamic func load(_ key: String) -> String { "real \(key)" }
    dynamic func count() -> Int { 1 }
    dynamic func fetch(_ key: String) async throws -> String { "real \(key)" }
  }

  final class MockService {
    func load(_ key: String) -> String { "mock \(key)" }
    dynamic func fetch(_ key: String) async throws -> String { "mock \(key)" }
  }

  final class Substitute: Service {
    override dynamic func load(_ key: String) -> String { "\(name) replaced \(key)" }
  }

  class WithFields {
    var field = 1
    dynamic func load(_ key: String) -> String { "\(field)" }
  }

  // DevKit 4.5: DKReplaceInstanceMethod
  @Test func replaceAMethod() async throws {
    let load = #method(Service.load(_:))
    let first = try load.replace(with: #method(MockService.load(_:)))
    #expect(Service().load("a") == "mock a")
    let second = try load.replace(with: #method(Substitute.load(_:)))
    #expect(Service().load("a") == "service replaced a")
    #expect("\(first.isActive) \(second.isActive)" == "false true")
    second.stop()
    #expect(Service().load("a") == "real a")
    let fetch = try #method(Service.fetch(_:)).replace(with: #method(MockService.fetch(_:)))
    #expect(try await Service().fetch("a") == "mock a")
    fetch.stop()
  }

  @Test func aReplacementEndsWithItsToken() throws {
    class Own { dynamic func load(_ key: String) -> String { "own" } }
    var token: Redefinition? = try #method(Own.load(_:)).replace(
      with: #method(MockService.load(_:))
    )
    #expect(Own().load("a") == "mock a")
    withExtendedLifetime(token) { token = nil }
    #expect(Own().load("a") == "own")
  }

  @Test func codeThatNeedsMoreThanTheReceiverIsRefused() throws {
    let load = #method(Service.load(_:))
    #expect(throws: OverrideError.self) { try load.replace(with: #method(WithFields.load(_:))) }
    #expect(Service().load("a") == "real a")
  }

  #if compiler(>=6.3)
  /// Nothing calls them, and the optimizer keeps them all the same.
  @Test func methodsThatAreUsedByNameAlone() async throws {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Mock {
      @used func mock_load(_ key: String) -> String { "used \(key)" }
      @used dynamic func mock_count() -> Int { 7 }
      @used dynamic func mock_fetch(_ key: String) async throws -> String { "used \(key)" }
    }
    let mocks = try replaceMethods(of: Service.self, with: Mock.self, prefix: "mock_")
    let service = Service()
    let fetched = try await service.fetch("b")
    #expect("\(service.load("a")), \(service.count()), \(fetched)" == "used a, 7, used b")
    mocks.stop()
    #expect(service.count() == 1)
  }

  /// Its code once ran as if it were its record.
  @Test func anAsyncMethodThatNothingRefersToIsRefused() throws {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Mock {
      @used func mock_fetch(_ key: String) async throws -> String { "lost" }
    }
    let error = try #require(throws: OverrideError.self) {
      try replaceMethods(of: Service.self, with: Mock.self, prefix: "mock_")
    }
    #expect("\(error)".contains("mark it 'dynamic'"))
  }
  #endif

  /// The superclass's instances once ran the subclass's mock.
  @Test func inheritedCodeThatIsEverybodysIsNotReplacedForASubclass() throws {
    class Base { dynamic func load() -> String { "base" } }
    final class Sub: Base {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Mock { dynamic func mock_load() -> String { "mock" } }
    #expect(throws: OverrideError.self) {
      try replaceMethods(of: Sub.self, with: Mock.self, prefix: "mock_")
    }
    #expect("\(Base().load()) \(Sub().load())" == "base base")
    let all = try replaceMethods(of: Base.self, with: Mock.self, prefix: "mock_")
    #expect("\(Base().load()) \(Sub().load()) \(Mock().mock_load())" == "mock mock mock")
    all.stop()
    #expect("\(Base().load()) \(Sub().load())" == "base base")
  }

  /// The one that lost its place once said that it was in use, and a second start wrote twice.
  @Test func oneReplacementTakesAnothersPlace() throws {
    class Target { dynamic func load() -> String { "real" } }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class One { dynamic func mock_load() -> String { "one" } }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Two { dynamic func mock_load() -> String { "two" } }
    let one = try replaceMethods(of: Target.self, with: One.self, prefix: "mock_")
    let two = try replaceMethods(of: Target.self, with: Two.self, prefix: "mock_")
    func state() -> String { "\(Target().load()) \(one.isActive) \(two.isActive)" }
    var log = [state()]
    one.start()
    one.start()
    log.append(state())
    two.stop()
    log.append(state())
    one.stop()
    log.append(state())
    #expect(
      log.joined(separator: ", ")
        == "two false true, one true false, one true false, real false false"
    )
    #expect(One().mock_load() + Two().mock_load() == "onetwo")
  }

  /// Each switch is reported once, whether other code, a layer or its own start made it.
  @Test func aReplacementReportsThatItLostOneOfItsMethods() throws {
    class Target {
      dynamic func load() -> Int { 0 }
      dynamic func save() -> Int { 0 }
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class One {
      dynamic func mock_load() -> Int { 1 }
      dynamic func mock_save() -> Int { 1 }
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Two { dynamic func mock_load() -> Int { 2 } }
    #expect(One().mock_load() + One().mock_save() + Two().mock_load() == 4)
    let log = Log()
    func state() { log("\(Target().load())\(Target().save())") }
    let one = try replaceMethods(of: Target.self, with: One.self, prefix: "mock_")
    let observation = try observe(one, \.isActive) { old, new in log("\(old)>\(new)") }
    let two = try replaceMethods(of: Target.self, with: Two.self, prefix: "mock_")
    state()
    one.start()
    #expect(one.isActive && !two.isActive)
    state()
    let save = try #method(Target.save).redefine { _ in 3 }
    state()
    save.stop()
    state()
    one.stop()
    state()
    #expect(log.text == "true>false 21 false>true 11 true>false 13 10 00")
    withExtendedLifetime((observation, two)) {}
  }

  // DevKit 4.5: DKMockInstanceWithMethodNamePrefix
  @Test func replaceMethodsByPrefix() throws {
    class Target {
      dynamic func load(_ key: String) -> String { "real \(key)" }
      dynamic func count() -> Int { 1 }
      dynamic func untouched() -> String { "untouched" }
    }
    // The prefix is the user's, and `mock_` what Dev Kit's users know.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    final class Mock {
      dynamic func mock_load(_ key: String) -> String { "mock \(key)" }
      dynamic func mock_count() -> Int { 2 }
      dynamic func mock_unmatched() -> Int { 3 }
    }
    func state() -> String { "\(Target().load("a")) \(Target().count()) \(Target().untouched())" }
    #expect(Mock().mock_load("") + "\(Mock().mock_count() + Mock().mock_unmatched())" == "mock 5")
    var mocks: Redefinition? = try replaceMethods(of: Target.self, with: Mock.self, prefix: "mock_")
    #expect(state() == "mock a 2 untouched")
    mocks?.stop()
    #expect(state() == "real a 1 untouched")
    mocks?.start()
    #expect(state() == "mock a 2 untouched")
    // A handle that comes later finds the original below the mock.
    let load = #method(Target.load(_:))
    let target = Target()
    try load.wrap(on: target) { layer in { t, key in "<" + layer.next(t, key) + ">" } }
    #expect(target.load("a") == "<mock a>")
    #expect(mocks?.isActive == true)
    let redefinition = try load.redefine(around: { original in
      { t, key in "around " + original(t, key) }
    })
    #expect(target.load("a") == "<around real a>")
    #expect(mocks?.isActive == false)
    redefinition.stop()
    mocks?.start()
    #expect(state() == "mock a 2 untouched")
    mocks = nil
    #expect(state() == "real a 1 untouched")
    #expect(throws: OverrideError.self) {
      try replaceMethods(of: Target.self, with: Mock.self, prefix: "none_")
    }
  }
}
