import Foundation
import PliantTracing
import Testing

/// Values that are told as people write them, without running code of the program.
@Suite(.enabled(if: isDebug)) struct ReadableTests {
  private func recorded(_ name: String, _ body: () -> Void) throws -> [String] {
    let trace = try Trace.start(.matching("PliantTracingTests.\(name)"))
    let thread = try currentThread()
    body()
    trace.stop()
    return trace.recorded.filter { $0.thread == thread }.map(\.description)
  }

  @Test func errorsWithReferences() throws {
    let calls = try recorded("tell(*") {
      try? tell(.told(reason: "no bread", code: 7))
      try? tell(.counted(count: 3))
      try? tell(.nested(Told(text: "deep", object: nil)))
    }
    #expect(
      calls == [
        #"tell(.told(reason: "no bread", code: 7)) throws Complaint.told(reason: "no bread", code: 7)"#,
        "tell(.counted(count: 3)) throws Complaint.counted(count: 3)",
        #"tell(.nested(Told(text: "deep", object: nil))) throws Complaint.nested(Told(text: "deep", object: nil))"#,
      ]
    )
  }

  @Test func existentialsWithReferences() throws {
    let calls = try recorded("show(*") { show(Told(text: "a", object: nil), "b") }
    #expect(calls == [#"show(Told(text: "a", object: nil), "b")"#])
  }

  @Test func valuesOfFoundation() throws {
    let id = UUID()
    let calls = try recorded("stamp(*") {
      stamp(
        Date(timeIntervalSince1970: 0),
        id,
        URL(string: "https://a.b/c")!,
        2.5,
        Data([1, 2]),
        nil
      )
    }
    #expect(calls == ["stamp(1970-01-01 00:00:00 +0000, \(id), https://a.b/c, 2.5, 2 bytes, nil)"])
  }

  @Test func totalsAreOfTheOutermostCalls() throws {
    let trace = try Trace.start(.matching("PliantTracingTests.descend(*"))
    _ = descend(5)
    trace.stop()
    let row = try #require(trace.summary.first)
    #expect(row.calls == 6 && row.total == trace.recorded.map(\.duration).max())
  }

  /// In a process of its own, where no thread of other tests takes so small a ring.
  @Test func summariesCountLostCalls() async {
    await #expect(processExitsWith: .success) {
      let trace = try Trace.start(
        .matching("PliantTracingTests.tick(*"),
        options: TraceOptions(ringSize: 1 << 12)
      )
      let count = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var count = 0
          repeat {
            for number in 0..<10_000 { tick(number) }
            count += 10_000
          } while trace.losses.lost == 0
          continuation.resume(returning: count)
        }
      }
      trace.stop()
      let row = try #require(trace.summary.first)
      #expect(row.calls == count && row.mean == row.total / count)
      #expect(row.total > trace.recorded.map(\.duration).reduce(.zero, +))
    }
  }
}

private struct Told: @unchecked Sendable { let text: String, object: AnyObject? }
private enum Complaint: Error {
  case told(reason: String, code: Int)
  case counted(count: Int)
  case nested(Told)
}
private func tell(_ complaint: Complaint) throws { throw complaint }
private func show(_ value: Any, _ other: any CustomStringConvertible) {}
private func stamp(
  _ date: Date,
  _ id: UUID,
  _ url: URL,
  _ price: Decimal,
  _ data: Data,
  _ no: Date?
) {}
private func descend(_ number: Int) -> Int { number == 0 ? 0 : descend(number - 1) }
private func tick(_ number: Int) {}
