// An operation reads best behind the layers that it runs under.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Pliant
import PliantTesting
import Testing

/// Spellings that newcomers guessed before they had read the documentation.
struct GuessedTests {
  private let fetch = #method(Shelf.fetch(_:))
  private let find = #method(Shelf.find(_:))
  private let put = #method(Shelf.put(_:at:))
  private let log = Log()

  @Test func resultsInSequence() throws {
    let shelf = Shelf()
    try fetch.stub(on: shelf, results: .failure(Missing()), .success("b"))
    func fetched() -> String { (try? shelf.fetch("a")) ?? "missing" }
    #expect([fetched(), fetched(), fetched()] == ["missing", "b", "b"])
    let all = try fetch.stub(for: "c", results: .success("d"))
    #expect(try Shelf().fetch("c") == "d" && Shelf().fetch("e") == "e")
    all.stop()
  }

  @Test func spiesOfOperationsThatDoNotSuspend() throws {
    let shelf = Shelf()
    let count = try fetch.withSpy { spy in
      _ = try Shelf().fetch("a")
      try fetch.withSpy(on: shelf) { own in
        _ = try shelf.fetch("b")
        own.verify("b", count: 1)
      }
      #expect(try fetch.currentSpy().callCount == 2)
      return spy.callCount
    }
    #expect(count == 2 && fetch.overrides(on: shelf).isEmpty)
    try #callable(Shelf.make).withSpy { spy in
      _ = Shelf.make()
      spy.verify(count: 1)
    }
  }

  @Test func variablesInPlaceOfMatchers() throws {
    let shelf = Shelf()
    let (name, other, place) = ("a", "b" as String?, 2)
    let found = try find.spy(on: shelf)
    found.stub(for: "lit", returning: 1)
    found.stub(for: name, returning: 3)
    found.stub(for: other, returning: 4)
    found.stub(for: nil, returning: 5)
    #expect(["lit", "a", "b", nil, "z"].map(shelf.find) == [1, 3, 4, 5, nil])
    found.verify(name)
    found.verify(other, count: 1)
    found.verify("c", count: .never)
    found.stop()
    try find.stub(on: shelf, for: name, returning: 8)
    try find.stub(on: shelf, for: "lit", returning: 9)
    let everywhere = try find.stub(for: other, returning: 10)
    #expect(["lit", "a", "b", "z"].map(shelf.find) == [9, 8, 10, nil])
    everywhere.stop()
    let made = try #callable(Shelf.doubled(_:)).stub(for: place, returning: 5)
    #expect([Shelf.doubled(2), Shelf.doubled(3)] == [5, 6])
    made.stop()
    let puts = try put.spy(on: shelf)
    puts.stub(for: .arguments(name, place), returning: 7)
    #expect([shelf.put("a", at: 2), shelf.put("a", at: 3)] == [7, 3])
    puts.verify(name, place)
    puts.verify("a", place, count: 1)
    withKnownIssue { puts.verify(name, 4) }
    verifyInOrder {
      found.call(name)
      found.call(other)
      puts.call(name, place)
    }
  }

  /// The first call that fits need not be the one that the next follow.
  @Test func anOrderIsFoundWhereverItBegins() throws {
    let shelf = Shelf()
    let (puts, finds) = (try put.spy(on: shelf), try find.spy(on: shelf))
    _ = (shelf.put("a", at: 1), shelf.find("x"), shelf.put("a", at: 2), shelf.put("b", at: 3))
    let isRight = verifyInOrder {
      puts.call("a", .any)
      nothingElse(of: finds)
      puts.call("b", .any)
      nothingElse(of: puts, finds)
    }
    #expect(isRight)
    puts.verify("a", 1)
    verifyNoMoreInteractions(puts)
  }

  @Test func countsAndNothingElseWithinAnOrder() throws {
    let shelf = Shelf()
    let (puts, finds) = (try put.spy(on: shelf), try find.spy(on: shelf))
    _ = (shelf.put("a", at: 1), shelf.put("a", at: 2), shelf.find("x"), shelf.put("b", at: 3))
    let isRight = verifyInOrder {
      puts.call("a", .any, count: 2)
      nothingElse(of: puts)
      finds.call()
      nothingElse(of: finds)
      puts.call(count: 1)
      nothingElse(of: puts, finds)
    }
    #expect(isRight)
    log.expectIssue { verifyInOrder { puts.call(count: 4) } }
    log.expectIssue {
      verifyInOrder {
        puts.call("a", 1)
        nothingElse(of: finds, puts)
        finds.call()
      }
    }
    log.expectIssue {
      verifyInOrder {
        finds.call()
        nothingElse(of: puts)
      }
    }
    let (put, find) = ("'Shelf.put(_:at:)'", "'Shelf.find(_:)'")
    #expect(
      log.text == """
        \(put) was not called as expected after \(put), \(put), \(put) \
        (matching calls before that: 3) \
        Spy of \(find) or Spy of \(put) was called where nothing was expected after \(put) \
        Spy of \(put) was called where nothing was expected after \(find)
        """
    )
  }
}

private class Shelf {
  dynamic func fetch(_ name: String) throws(Missing) -> String { name }
  dynamic func find(_ name: String?) -> Int? { nil }
  dynamic func put(_ name: String, at place: Int) -> Int { place }
  dynamic static func make() -> Shelf { Shelf() }
  dynamic static func doubled(_ number: Int) -> Int { number * 2 }
}

private struct Missing: Error {}
