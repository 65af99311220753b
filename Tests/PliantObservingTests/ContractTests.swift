import Pliant
import Testing

/// The spellings of DESIGN's "Observing and binding" and "Lifetime", as others will write them.
struct ContractTests {
  @Test func observing() async throws {
    let controller = ContractController()
    try controller.start()
    let model = controller.model
    var told: [String] = []
    let observation = try observe(model, \.name) { old, new in told.append("\(old)>\(new)") }
    model.name = "b"
    observation.stop()
    let stream = try changes(of: model, \.name)
    model.name = "c"
    for await change in stream {
      told.append(change.new)
      break
    }
    #expect(observations(of: model).count == 2)
    #expect(observations(by: controller).count == 4)
    stopObserving(model, \.name, owner: controller)
    #expect(observations(by: controller).count == 3)
    controller.target.property.value = 3
    controller.property.value = 4
    #expect(told == [">b", "c"])
    #expect(controller.told == [">b", "b>c", "path", "path", "target 3", "property 0>4"])
  }

  @Test func binding() throws {
    let (cell, model) = (ContractCell(), ContractModel())
    let (a, b) = (ContractUnits(), ContractUnits())
    try bind(cell, \.elements, to: model, \.items)
    try bind(cell, \.text, to: model, \.name, on: .immediate) { name in "named \(name)" }
    try bindBoth(a, \.celsius, b, \.celsius)
    try bindBoth(
      a,
      \.celsius,
      b,
      \.fahrenheit,
      to: { $0 * 9 / 5 + 32 },
      back: { ($0 - 32) * 5 / 9 }
    )
    withBatchedChanges {
      model.items = [1]
      model.name = "x"
    }
    b.fahrenheit = 212
    unbind(cell, \.elements)
    model.items = []
    #expect("\(cell.elements) \(cell.text) \(a.celsius)" == "[1] named x 100.0")
  }

  @Test func lifetime() {
    var gone = false
    let tint = Associated<ContractColor>()
    do {
      let view = ContractCell()
      tint[view] = .red
      #expect(tint[view] == .red)
      let monitor = onDeallocation(of: view) { gone = true }
      onDeallocation(of: view) {}.stop()
      #expect(monitor.failure == nil)
    }
    #expect(gone)
  }
}

private enum ContractColor { case red }

private final class ContractModel {
  dynamic var name = ""
  @Observed var items: [Int] = []
}

private final class ContractCell {
  var elements: [Int] = []
  var text = ""
}

private final class ContractUnits {
  dynamic var celsius = 0.0
  dynamic var fahrenheit = 0.0
}

private class ContractController {
  final class Target { dynamic var property = Property() }
  final class Property { dynamic var value = 0 }

  dynamic var target = Target()
  dynamic var property = Property()
  let model = ContractModel()
  var told: [String] = []

  func start() throws {
    try observe(model, \.name, options: [.old], owner: self) { [unowned self] change in
      told.append("\(change.old ?? "-")>\(change.new)")
    }
    try observe(self, \.target.property.value, options: [.initial, .prior], owner: self) {
      [unowned self] in told.append("path")
    }
    told = []
    #observe(\.target.property.value, \.property.value)
  }

  func targetPropertyValueChange() { told.append("target \(target.property.value)") }
  func propertyValueChange(_ change: Change<Int>) {
    told.append("property \(change.old ?? -1)>\(change.new)")
  }
}
