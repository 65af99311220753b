import CPliant

/// A record that was copied out of a ring.
struct TraceEvent: Sendable {
  let kind: UInt16
  /// Whether values are shown by their descriptions.
  let isDescribed: Bool
  let function: Int
  let thread: Int32
  let call: UInt64
  let time: UInt64
  let task: UInt64
  let caller: UInt
  let values: [UInt8]
  let local: KeptLocal?

  init(_ record: UnsafePointer<pliant_record>) {
    let header = record.pointee
    kind = header.kind & ~UInt16(PLIANT_RECORD_DESCRIBED.rawValue)
    isDescribed = header.kind != kind
    function = Int(header.function)
    thread = header.thread
    call = header.call
    time = header.time
    task = header.task
    caller = UInt(header.caller)
    // SAFETY: the call has retained it for whoever reads the record, and each is read once.
    local = UnsafeRawPointer(bitPattern: UInt(header.local)).map { object in
      KeptLocal(reference: Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue())
    }
    // SAFETY: the values follow the record's header.
    let start = UnsafeRawPointer(record) + MemoryLayout<pliant_record>.size
    values = Array(UnsafeRawBufferPointer(start: start, count: Int(header.payload)))
  }

  /// The calls around another one that an event records, outermost first.
  var around: [pliant_around] {
    values.withUnsafeBytes { $0.withMemoryRebound(to: pliant_around.self) { $0.reversed() } }
  }

  /// All events since the last time, as far as nothing older can come; the others go to `later`.
  ///
  /// Records that are reached after the deadline are left out.
  static func drain(later: inout [TraceEvent], all: Bool) -> [TraceEvent] {
    var events = later
    later = []
    // SAFETY: the visitor runs only inside this call, while `events` is alive.
    let complete = withUnsafeMutablePointer(to: &events) { events in
      pliant_trace_drain(
        { record, context in
          let isLate = Deadline.isReadingOver && record.pointee.local == 0
          guard !isLate else { return Deadline.leaveOut() }
          context.assumingMemoryBound(to: [TraceEvent].self).pointee.append(TraceEvent(record))
        },
        events
      )
    }
    let order = events.indices.sorted { one, other in
      (events[one].time, one) < (events[other].time, other)
    }
    let sorted = order.map { events[$0] }
    guard !all, let first = sorted.firstIndex(where: { $0.time > complete }) else { return sorted }
    later = Array(sorted[first...])
    return Array(sorted[..<first])
  }
}
