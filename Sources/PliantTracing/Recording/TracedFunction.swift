import CPliant
import PliantBase
import PliantHooks
import PliantImages

/// A function that was traced at least once.
///
/// Never freed: calls may still be open.
final class TracedFunction: @unchecked Sendable {
  // SAFETY: the C record's atomic words alone change after it was made; a lock guards the rest.
  let name: String
  let fullName: String
  let module: String
  let code: FunctionCode
  let plan: CallPlan
  /// Its code and, if it is async, its parts.
  let codes: [pliant_traced_code]
  let record: UnsafeMutablePointer<pliant_traced>
  private let thunk: UnsafeRawPointer
  private let use = Guarded(Use())

  private struct Use: Sendable {
    var isRecorded = false
    var isDescribed = false
    /// Newest first.
    var actions: [RunningAction] = []
  }

  var number: UInt32 { record.pointee.number }

  /// Hooks the function; nothing is recorded before `set`.
  init(_ found: FunctionSearch.Found, _ code: TraceableCode, number: UInt32) throws {
    name = found.name.name
    fullName = found.name.fullName
    module = found.name.module
    self.code = code.code
    plan = CallPlan(found, code)
    let content = try FunctionTraces.content(of: code.code, for: fullName)
    let ending = CallEnding(found, code)
    let record = UnsafeMutablePointer<pliant_traced>.allocate(capacity: 1)
    self.record = record
    codes = found.codes.map { code in
      pliant_traced_code(start: code.lowerBound, end: code.upperBound, function: record)
    }
    record.initialize(to: pliant_traced())
    record.pointee.number = number
    record.pointee.is_async = found.isAsync
    record.pointee.is_dynamic = found.isDynamic
    record.pointee.errors = plan.errors
    record.pointee.argument_count = UInt32(plan.places.count)
    record.pointee.arguments = Self.stored(plan.places)
    record.pointee.result = plan.resultPlace
    record.pointee.answer = ending.answer
    record.pointee.thrown = plan.thrownPlace
    record.pointee.owned_count = UInt32(ending.owned.count)
    record.pointee.owned = Self.stored(ending.owned)
    guard let thunk = pliant_trace_thunk(record, content) else {
      throw OverrideError.noThunk(fullName)
    }
    self.thunk = thunk
  }

  private static func stored(_ places: [pliant_argument]) -> UnsafePointer<pliant_argument> {
    let stored = UnsafeMutablePointer<pliant_argument>.allocate(capacity: places.count + 1)
    stored.initialize(from: places, count: places.count)
    return UnsafePointer(stored)
  }

  // MARK: - Uses

  func set(isRecorded: Bool, isDescribed: Bool) {
    change { ($0.isRecorded, $0.isDescribed) = (isRecorded, isDescribed) }
  }

  func add(_ action: RunningAction) { change { $0.actions.insert(action, at: 0) } }

  /// Returns when no call reads the action any more.
  func remove(_ action: RunningAction) { change { $0.actions.removeAll { $0 === action } } }

  private func change(_ body: (inout Use) -> Void) {
    use.withLock { use in
      let before = use.actions
      body(&use)
      pliant_trace_set_recorded(record, use.isRecorded, use.isDescribed)
      if before.count != use.actions.count {
        let records = use.actions.map(\.record)
        pliant_trace_set_actions(record, records, records.count)
      }
      FunctionTraces.set(use.isRecorded || !use.actions.isEmpty ? thunk : nil, before: code)
      // Removed actions are freed by their owners.
    }
  }
}
