// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import CShadowFixture
import Foundation
import Glibc
import Pliant
import ShadowFixture
import Testing

/// A handle overrides what its expression denotes, and not what merely has its name.
@Suite(.serialized)
struct IdentityTests {
  #if DEBUG
  @Test func localFunctions() throws {
    func parsed(_ text: String) -> Int { text.count }
    let parse = try #callable(parsed(_:)).redefine { _ in 7 }
    let others = (IdentityTests.global("ab"), parsedElsewhere("ab"), Shadows.parsed("ab"))
    #expect(parsed("ab") == 7)
    #expect(others == (12, 22, 102))
    parse.stop()
    #expect(parsed("ab") == 2)
  }

  @Test func functionsOfOneNameInTwoFilesAndModules() throws {
    let parse = try #callable(parsed(_:)).redefine { _ in 7 }
    let others = (parsedElsewhere("ab"), Shadows.parsed("ab"))
    #expect(parsed("ab") == 7)
    #expect(others == (22, 102))
    let elsewhere = try parseElsewhere().redefine { _ in 8 }
    #expect((parsed("ab"), parsedElsewhere("ab")) == (7, 8))
    parse.stop()
    elsewhere.stop()
    #expect((parsed("ab"), parsedElsewhere("ab")) == (12, 22))
  }

  @Test func membersOfOneNameInTwoFilesAndModules() throws {
    let shout = try #method(String.shouted).redefine { text in text + "!" }
    #expect(("a".shouted(), Shadows.shouted("a")) == ("a!", "a in the fixture"))
    shout.stop()
    #expect("a".shouted() == "a in the tests")
    let mark = try #method(Shadowed.marked).redefine { _ in "overridden" }
    #expect((Shadowed().marked(), Shadowed().markedElsewhere()) == ("overridden", "elsewhere"))
    mark.stop()
    #expect((Shadowed().marked(), Shadowed().markedElsewhere()) == ("here", "elsewhere"))
    let length = try #getter(\Shadowed.length).redefine { _ in 3 }
    #expect((Shadowed().length, Shadowed().lengthElsewhere) == (3, 2))
    length.stop()
    #expect(Shadowed().length == 1)
  }

  @Test func staticsWithoutTheirType() {
    #expect(throws: OverrideError.self) { try Shadowed.scan.redefine { _ in 7 } }
    #expect((scanned("a"), Shadowed.scanned("a")) == (31, 41))
  }

  @Test func functionsOfCTargets() throws {
    let next = try #callable(pliant_shadow_next).redefine { $0 + 10 }
    #expect((pliant_shadow_next(1), pliant_shadow_next_but_one(1)) == (11, 21))
    #expect(#callable(pliant_shadow_next).reach == .everyCall)
    next.stop()
    #expect(pliant_shadow_next_but_one(1) == 3)
  }

  /// The C library has functions of these names.
  @Test func functionsWithTheNamesOfC() throws {
    let find = try #callable(ffs(_:)).redefine { _ in 7 }
    let own = try #callable(named(_:)).redefine { _ in 8 }
    let ofC = try #require(dlsym(dlopen("libc.so.6", RTLD_NOLOAD | RTLD_LAZY), "ffs"))
    let theirs = unsafeBitCast(ofC, to: (@convention(c) (Int32) -> Int32).self)
    #expect((ffs(4), theirs(4), named(1)) == (7, 3, 8))
    find.stop()
    own.stop()
    #expect((ffs(4), theirs(4), named(1)) == (77, 3, 2))
  }
  #endif

  @Test func functionsOfCByTheirType() throws {
    let sine = #callable(sin as (Double) -> Double)
    try sine.withRedefinition({ _ in 2 }) { #expect(opaqueSine(0) == 2) }
    #expect(opaqueSine(0) == 0)
  }

  /// The processor's own functions of the time are no library's.
  @Test func functionsOfTheKernelsImage() throws {
    let clock = #callable(time(_:))
    try clock.withRedefinition({ _ in 7 }) { #expect(opaqueTime() == 7) }
    #expect(opaqueTime() > 1_700_000_000)
  }

  @Test func symbolsWithBracketsAreNeverOfC() {
    #expect(throws: OverrideError.self) {
      try #callable<() -> Int32>(symbol: "getppid()").redefine { 7 }
    }
    #expect(getppid() != 7)
  }

  private static func global(_ text: String) -> Int { parsed(text) }
}

@inline(never) private func opaqueTime() -> Int { time(nil) }
@inline(never) private func opaqueSine(_ angle: Double) -> Double { sin(angle) }

@inline(never) private func parsed(_ text: String) -> Int { text.count + 10 }
@inline(never) private func scanned(_ text: String) -> Int { text.count + 30 }

#if compiler(>=6.3)
@c
#else
@_cdecl("ffs")
#endif
@inline(never) func ffs(_ number: Int32) -> Int32 { 77 }
@_silgen_name("pliant_shadow_named") @inline(never) func named(_ number: Int) -> Int { number + 1 }

extension String {
  @inline(never) fileprivate func shouted() -> String { self + " in the tests" }
}

struct Shadowed {
  @inline(never) static func scanned(_ text: String) -> Int { text.count + 40 }

  static let scan = #callable(scanned(_:))
}

extension Shadowed {
  @inline(never) fileprivate func marked() -> String { "here" }
  fileprivate var length: Int { 1 }
}
