import OptimizedFixture
import Pliant
import PliantTesting
import ResilientFixture
import Testing
import UncheckedFixture
import UnpreparedFixture

/// Unprepared properties of other modules, which change them, too (63, rows 2 and 5).
struct UnpreparedModulesTests {
  #if DEBUG
  @Test func debugModule() throws {
    let shelf = UnpreparedFixture.Shelf()
    #expect(seen(shelf, \.name) { shelf.name += "a" } == ">a")
    #expect(seen(shelf, \.name) { shelf.changeAll() } == "aa>aa. aa.>aa..")
    #expect(seen(shelf, \.items) { shelf.changeAll() } == "[1, 1]>[1, 1, 1]")
    #expect(seen(shelf, \.opened) { shelf.changeAll() } == ".>.")
    #expect(seen(shelf, \.place.city) { shelf.changeAll() } == "......>.......")
    #expect(seen(shelf, \.counted) { shelf.changeAll() } == "........>.........")
    #expect(seen(shelf, \.count) { shelf.changeAll() } == "10>11")
    #expect(seen(shelf, \.shown) { shelf.changeAll() } == "............>.............")
    shelf.sealed = ""
    #expect(seen(shelf, \.sealed) { shelf.changeAll() } == ">.")
    shelf.name = ""
    #expect(seen(shelf, \.computed) { shelf.changeAll() } == ".>..")
    #expect(seen(shelf, \.added) { shelf.added = "b" } == "....>b")
    let box = UnpreparedFixture.Box()
    #expect(seen(box, \.name) { box.name = "a" } == ">a")
    #expect(seen(box, \.items) { box.changeAll() } == "[]>[1]")
    #expect(seen(box, \.counted) { box.changeAll() } == "..>...")
    let tray = UnpreparedFixture.Tray()
    #expect(seen(tray, \.items) { tray.changeAll() } == "[]>[1]")
    #expect(seen(tray, \.name) { tray.name += "a" } == "..>..a")
  }

  /// 63, row 2: by a thunk that dispatches.
  @Test func resilientModule() throws {
    let shelf = ResilientFixture.Shelf()
    #expect(seen(shelf, \.name) { shelf.name += "a" } == ">a")
    #expect(seen(shelf, \.name) { shelf.changeAll() } == "aa>aa. aa.>aa..")
    #expect(seen(shelf, \.items) { shelf.items.append(2) } == "[1, 1]>[1, 1, 2]")
    #expect(seen(shelf, \.place.city) { shelf.changeAll() } == "..>...")
    #expect(seen(shelf, \.sealed) { shelf.sealed = "a" } == "....>a")
    let box = ResilientFixture.Box()
    #expect(seen(box, \.name) { box.name = "a" } == ">a")
    #expect(seen(box, \.name) { box.changeAll() } == "a>a.")
    #expect(seen(box, \.counted) { box.counted += "a" } == "..>..a")
    let tray = ResilientFixture.Tray()
    #expect(seen(tray, \.items) { tray.changeAll() } == "[]>[1]")
  }

  /// 63, part 3: a module without checks tells of no access; what calls its accessors is seen.
  @Test func uncheckedModule() throws {
    let (shelf, box) = (UncheckedFixture.Shelf(), UncheckedFixture.Box())
    #expect(seen(box, \.name) {}.contains(advice))
    #expect(seen(shelf, \.name) {}.contains(advice))
    #expect(seen(shelf, \.shown) {}.contains(advice))
    #expect(seen(shelf, \.computed) { shelf.changeAll() } == ".>..")
  }

  /// 63, part 3: an optimized client calls an accessor, or is noticed, once.
  @Test func optimizedClient() throws {
    let (shelf, box) = (UnpreparedFixture.Shelf(), UnpreparedFixture.Box())
    #expect(seen(shelf, \.name) { rename(shelf) } == ">renamed")
    #expect(seen(box, \.items) { extend(box) } == "[]>[2]")
    withKnownIssue {
      #expect(seen(box, \.name) { rename(box) } == "")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("'Box.name' was changed by optimized code")
    }
    #expect(seen(box, \.name) { rename(box) } == "")
  }
  #else
  /// 63, part 3: nothing that an optimized module changes without a call is missed in silence.
  @Test func optimizedModules() throws {
    let (shelf, tray) = (UnpreparedFixture.Shelf(), UnpreparedFixture.Tray())
    #expect(seen(shelf, \.name) {}.contains(advice))
    #expect(seen(shelf, \.sealed) {}.contains(advice))
    #expect(seen(tray, \.items) {}.contains(advice))
  }
  #endif

  /// 63, part 3: likewise of one that is optimized in every build.
  @Test func optimizedFixture() throws {
    #expect(seen(Settled(), \.value) {}.contains("'Settled.value' " + advice))
  }

  private let advice = "cannot be observed: "
}

#if DEBUG
extension UnpreparedFixture.Shelf {
  fileprivate var added: String {
    get { name }
    set { name = newValue }
  }
}
#endif
