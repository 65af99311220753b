import CPliant

/// The action of one function's calls; never freed while a call reads it.
final class RunningAction: @unchecked Sendable {
  // SAFETY: the C record's atomic words alone change after it was made, and the function's list of
  // actions, which leads to it, is replaced before it is freed.
  let function: TracedFunction
  let record: UnsafeMutablePointer<pliant_action>
  private let value: AnswerValue?
  private let error: (any Error)?

  init(
    _ action: NamedOverride.Action,
    _ value: AnswerValue?,
    of function: TracedFunction,
    every: Int,
    atMost: Int?
  ) {
    self.function = function
    self.value = value
    record = .allocate(capacity: 1)
    record.initialize(to: pliant_action())
    record.pointee.every = UInt64(every)
    record.pointee.most = UInt64(clamping: atMost ?? Int.max)
    record.pointee.value = value.map { UnsafeRawPointer($0.pointer) }
    switch action {
    case .count:
      error = nil
      record.pointee.kind = PLIANT_ACTION_COUNT
    case .delay(let time):
      error = nil
      record.pointee.kind = PLIANT_ACTION_DELAY
      record.pointee.nanoseconds = time.nanoseconds
    case .fail(let error):
      self.error = error
      record.pointee.kind = PLIANT_ACTION_FAIL
      // SAFETY: an error is a reference to a box, which `error` keeps; an Optional
      // of it is the same word, and is not opened.
      record.pointee.error = unsafeBitCast(error as (any Error)?, to: UnsafeRawPointer.self)
    case .answer:
      error = nil
      record.pointee.kind = PLIANT_ACTION_ANSWER
    }
  }

  /// Reports each call to ``ArgumentListener``.
  init(reportingFor function: TracedFunction) {
    self.function = function
    (value, error) = (nil, nil)
    record = .allocate(capacity: 1)
    record.initialize(to: pliant_action())
    (record.pointee.every, record.pointee.most) = (1, .max)
    record.pointee.kind = PLIANT_ACTION_REPORT
    record.pointee.listener = { ArgumentListener.report($0, $1, $2) }
  }

  deinit {
    record.deinitialize(count: 1)
    record.deallocate()
  }

  var calls: Int { Int(clamping: pliant_action_calls(record)) }
  var acted: Int { Int(clamping: pliant_action_acted(record)) }
}
