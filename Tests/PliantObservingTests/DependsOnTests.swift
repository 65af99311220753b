import Pliant
import Testing

/// N: computed properties without a setter, observed through what they are computed from.
struct DependsOnTests {
  private let log = Log()
  private let person = Person()

  @Test func everyChangeIsReported() throws {
    let token = try observe(person, \.fullName, dependsOn: [\.first, \.last]) { log("\($0)>\($1)") }
    person.first = "B"
    person.last.append("y")
    withBatchedChanges {
      person.first = "C"
      person.last = "D"
    }
    token.stop()
    person.first = "E"
    #expect(log.text == "A.Lee>B.Lee B.Lee>B.Leey B.Leey>C.D")
  }

  @Test func options() throws {
    try observe(
      person,
      \.initial,
      dependsOn: [\.first, \.last],
      options: [.initial, .prior, .old, .distinct],
      owner: person
    ) { log("\($0)") }
    person.last = "Other"
    person.first = "Bea"
    stopObserving(person, \.initial, owner: person)
    person.first = "Cas"
    #expect(
      log.text.split(separator: " Change").joined(separator: " ")
        == "Change(initial, new: A) (prior, old: A, new: A) (prior, old: A, new: A) "
        + "(old: A, new: B)"
    )
  }

  @Test func throughOtherObjects() throws {
    let token = try observe(person, \.address, dependsOn: [\.home.city, \.first]) { log($0.new) }
    let old = person.home
    person.home.city = "Bergen"
    person.home = Home()
    old.city = "nowhere"
    person.home.city = "Hamar"
    withExtendedLifetime(token) {}
    #expect(log.text == "A:Bergen A:Oslo A:Hamar")
  }

  @Test func bindingsAndSequences() async throws {
    let (label, widths) = (Label(), Label())
    try bind(label, \.text, to: person, \.fullName, dependsOn: [\.first, \.last])
    try bind(widths, \.text, to: person, \.fullName, dependsOn: [\.first]) { "\($0.count)" }
    var changes = try changes(of: person, \.fullName, dependsOn: [\.first]).makeAsyncIterator()
    person.first = "Bea"
    #expect(await changes.next()?.new == "Bea.Lee")
    person.last = "D"
    #expect(label.text + widths.text == "Bea.D7")
  }

  @Test func refusals() throws {
    #expect(throws: ObservingError.self) { try observe(person, \.fullName) {} }
    #expect(throws: ObservingError.readOnly(property: "Person.fullName")) {
      try observe(person, \.initial, dependsOn: [\.first, \.fullName]) {}
    }
    #expect(throws: ObservingError.constant(property: "\\Person.initial")) {
      try observe(person, \.initial, dependsOn: [\.id]) {}
    }
    person.first = "unseen"
    #expect(observations(of: person).isEmpty)
  }
}

private final class Home { @Observed var city = "Oslo" }

private final class Label { var text = "" }

private class Person {
  dynamic var first = "A"
  @Observed var last = "Lee"
  @Observed var home = Home()
  let id = 1
  var fullName: String { "\(first).\(last)" }
  var initial: Character { first.first ?? "-" }
  var address: String { "\(first):\(home.city)" }
}
