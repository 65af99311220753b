import ModelFixture
import Pliant
import Testing

/// `@Observed`: accessors that tell of changes.
struct ObservedTests {
  @Test func setsAndChangesInPlace() throws {
    let log = Log()
    let model = Model()
    let observation = try observe(model, \.items) { old, new in log("\(old)>\(new)") }
    model.items = [1]
    model.items.append(2)
    let other = try observe(model, \.name) { change in log(change.new) }
    model.name += "!"
    model.rename("x")
    withExtendedLifetime((observation, other)) {}
    #expect(log.text == "[]>[1] [1]>[1, 2] name! x")
  }

  @Test func genericClass() throws {
    let log = Log()
    let box = Box("a")
    let observation = try observe(box, \.value) { old, new in log("\(old)>\(new)") }
    box.value = "b"
    withExtendedLifetime(observation) {}
    #expect(log.text == "a>b")
  }

  @Test func anActor() async throws {
    let log = Log()
    let counter = Counter()
    let observation = try observe(counter, \.$count, options: .old) { change in
      log("\(change.old ?? -1)>\(change.new)")
    }
    await counter.add(2)
    await counter.add(3)
    observation.stop()
    await counter.add(4)
    #expect(log.text == "0>2 2>5")
  }

  @Test func convention() throws {
    let controller = Controller()
    try controller.start()
    controller.root.target.property.value = 4
    controller.name = "b"
    #expect(controller.log.text == "value 4 a>b")
  }
}

final class Model {
  @Observed var items: [Int] = []
  @Observed var name = "name"
  func rename(_ name: String) { self.name = name }
}

class Box<Value> {
  @Observed var value: Value
  init(_ value: Value) { self.value = value }
}

actor Counter {
  @Observed var count: Int = 0
  func add(_ by: Int) { count += by }
}

class Controller {
  dynamic var root = Root()
  dynamic var name = "a"
  let log = Log()
  func start() throws {
    #observe(\.root.target.property.value, \.name)
  }
  private func rootTargetPropertyValueChange() { log("value \(root.target.property.value)") }
  func rootTargetPropertyValueChange(_ change: Change<Int>) { log("wrong") }
  func nameChange(_ change: Change<String>) { log("\(change.old ?? "")>\(change.new)") }
}
