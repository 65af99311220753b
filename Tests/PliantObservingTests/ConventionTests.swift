import ModelFixture
import OptimizedFixture
import Pliant
import Testing

/// `#observe`: Dev Kit's convention, its rows 4.4.
struct ConventionTests {
  // DevKit 4.4#1, #3 and #4; 4.4#2 is not ported: the method is called inside the setter.
  @Test func methodsAreNamedForPaths() throws {
    let controller = Controller()
    try controller.start()
    controller.root.target.property.value = 4
    controller.name = "b"
    controller.root.optional = Target()
    Controller().name = "another"
    #expect(controller.log.text == "value4 a>b optionalnil>0")
  }

  @Test func itEndsWithTheObject() throws {
    weak var weakly: Controller?
    do {
      let controller = Controller()
      weakly = controller
      try controller.start()
      #expect(observations(by: controller).count == 3)
    }
    #expect(weakly == nil)
  }

  /// A function's own errors need not be those of `observe`; behind `try` it throws its own.
  @Test func aFunctionThatThrowsItsOwnErrors() throws {
    let quiet = Quiet()
    try quiet.startOrFail()
    quiet.startTrying()
    quiet.value = 4
    #expect(quiet.log.text == "4 4 4")
  }

  @Test func aFunctionThatDoesNotThrow() {
    let quiet = Quiet()
    quiet.value = 3
    #expect(quiet.log.text == "3")
  }

  @Test func aFunctionThatThrows() {
    #expect(throws: ObservingError.notObservable(property: "Settled.value")) {
      try Careless().start()
    }
  }

  @Test @MainActor func theMainActor() throws {
    let view = View()
    try view.start()
    view.title = "a"
    view.count = 2
    #expect(view.log.text == "title 0>2")
  }

  @Test func aSubclassOverridesTheMethod() throws {
    let special = Special()
    try special.start()
    special.name = "b"
    #expect(special.log.text == "special")
  }
}

private class Controller {
  dynamic var root = Root()
  dynamic var name = "a"
  let log = Log()

  func start() throws {
    #observe(\.root.target.property.value, \.name, \.root.optional?.property.value)
  }

  private func rootTargetPropertyValueChange() { log("value\(root.target.property.value)") }
  func rootTargetPropertyValueChange(_ change: Change<Int>) { log("wrong") }
  func nameChange(_ change: Change<String>) { log("\(change.old ?? "")>\(change.new)") }
  func rootOptionalPropertyValueChange(_ change: Change<Int?>) {
    log("optional\((change.old ?? nil).map { "\($0)" } ?? "nil")>\(change.new ?? -1)")
  }
}

private final class Special: Controller {
  override func nameChange(_ change: Change<String>) { log("special") }
}

private final class Quiet {
  @Observed var value = 0
  let log = Log()
  init() { #observe(\.value) }
  func valueChange(_ change: Change<Int>) { log("\(change.new)") }
  func startOrFail() throws(Own) { #observe(\.value) }
  func startTrying() { do { try #observe(\.value) } catch { log("\(error)") } }
  enum Own: Error { case failed }
}

private final class Careless {
  let settled = Settled()
  func start() throws { #observe(\.settled.value) }
  func settledValueChange() {}
}

@MainActor
private final class View {
  @Observed var title = ""
  dynamic var count = 0
  let log = Log()
  func start() throws { #observe(\.title, \.count) }
  func titleChange() { log("title") }
  func countChange(_ change: Change<Int>) { log("\(change.old ?? -1)>\(change.new)") }
}
