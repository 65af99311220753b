// Not part of a target: ExpansionsTests compares what these expand to with Observing.expanded.
import Pliant

class Model {
  @Observed var count = 0
  dynamic var name = ""

  func follow() throws {
    #observe(\.name, \.count)
  }

  func nameChange() {}
  func countChange(_ change: Change<Int>) {}
}

actor Counter {
  @Observed var count: Int = 0
}
