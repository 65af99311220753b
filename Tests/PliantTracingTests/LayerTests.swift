import CPliant
import Pliant
import PliantTracing
import Testing

/// Traces of functions that have layers: a trace sees what callers pass and get, once.
@Suite(.serialized, .enabled(if: isDebug)) struct LayerTests {
  @Test func layersWithinTraces() throws {
    let log = try recorded("Purse.*") {
      let purse = Purse()
      _ = purse.add(1)
      let one = try #method(Purse.add(_:)).wrap(on: purse) { next, purse, number in
        next(purse, number * 10) + 1
      }
      _ = purse.add(2)
      one.stop()
      _ = purse.add(3)
    }
    let calls = log.split(separator: "\n").filter { $0.contains("add") }
    #expect(calls == ["Purse.add(1) -> 1", "Purse.add(2) -> 22", "Purse.add(3) -> 24"])
  }

  @Test func tracesOverLayers() throws {
    let purse = Purse()
    let layer = try #method(Purse.add(_:)).wrap(on: purse) { next, purse, number in
      next(purse, number * 10) + 1
    }
    let log = try recorded("Purse.add*") { _ = purse.add(2) }
    #expect(log == "Purse.add(2) -> 21")
    #expect(purse.add(1) == 31)
    layer.stop()
    #expect(purse.add(1) == 31)
  }

  @Test func dynamicFunctions() throws {
    let purse = Purse()
    let layer = try #method(Purse.count(_:)).wrap(on: purse) { next, purse, number in
      next(purse, number * 10) + 1
    }
    let log = try recorded("Purse.count*") {
      _ = purse.count(2)
      _ = Purse().count(3)
      layer.stop()
      _ = purse.count(4)
    }
    #expect(log == "Purse.count(2) -> 21\nPurse.count(3) -> 3\nPurse.count(4) -> 4")
  }

  @Test func asyncFunctions() async throws {
    let purse = Purse()
    let layer = try #method(Purse.wait(_:)).wrap(on: purse) { next, purse, number in
      await next(purse, number * 10) + 1
    }
    let trace = try Trace.start(.matching("PliantTracingTests.Purse.wait*"))
    let task = pliant_trace_task()
    _ = await purse.wait(2)
    layer.stop()
    _ = await purse.wait(3)
    trace.stop()
    let calls = trace.recorded.filter { $0.task == task }.map(\.description)
    let values = ["Purse.wait(2) -> 21", "Purse.wait(3) -> 3"]
    let types = ["Purse.wait(_:) -> <Int>", "Purse.wait(_:) -> <Int>"]
    #expect(calls == (showsAsyncValues ? values : types))
  }
}

private class Purse {
  var sum = 0
  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
  dynamic func count(_ number: Int) -> Int { number }
  func wait(_ number: Int) async -> Int {
    await Task.yield()
    return number
  }
}
