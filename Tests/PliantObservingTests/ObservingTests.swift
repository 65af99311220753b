import ModelFixture
import Pliant
import Testing

struct ObservingTests {
  @Test func aDynamicVariable() throws {
    let log = Log()
    let values = Values()
    let observation = try observe(values, \.string) { old, new in log("\(old)>\(new)") }
    values.string = "one"
    values.string += "!"
    observation.stop()
    values.string = "two"
    #expect(log.text == "n>one one>one!")
  }

  @Test func aPath() throws {
    let log = Log()
    let root = Root()
    let observation = try observe(root, \.target.property.value) { old, new in log("\(old)>\(new)")
    }
    root.target.property.value = 1
    root.target = Target()
    root.target.property.value = 2
    root.target.property = Property(7)
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>1 1>0 0>2 2>7")
  }
}
