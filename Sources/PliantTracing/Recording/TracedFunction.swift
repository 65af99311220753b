import CPliant
import PliantImages
import PliantJoints

/// A function that was traced at least once.
///
/// It is never freed: calls may still be open.
final class TracedFunction: @unchecked Sendable {
  // SAFETY: the C record's atomic words alone change after it was made; `users` is guarded by the
  // recorder's lock.
  let name: String
  let fullName: String
  let module: String
  let code: FunctionCode
  let plan: CallPlan
  let record: UnsafeMutablePointer<pliant_traced>
  private let thunk: UnsafeRawPointer

  var number: UInt32 { record.pointee.number }

  /// Hooks the function; nothing is recorded before `set`.
  init(_ found: FunctionSearch.Found, _ code: TraceableCode, number: UInt32) throws {
    name = found.name.name
    fullName = found.name.fullName
    module = found.name.module
    self.code = code.code
    plan = CallPlan(found, code)
    let content = try FunctionTraces.content(of: code.code, for: fullName)
    let places = UnsafeMutablePointer<pliant_argument>.allocate(capacity: plan.places.count + 1)
    places.initialize(from: plan.places, count: plan.places.count)
    record = .allocate(capacity: 1)
    record.initialize(to: pliant_traced())
    record.pointee.number = number
    record.pointee.is_async = found.isAsync
    record.pointee.is_dynamic = found.isDynamic
    record.pointee.errors = plan.errors
    record.pointee.argument_count = UInt32(plan.places.count)
    record.pointee.arguments = UnsafePointer(places)
    record.pointee.result = plan.resultPlace
    guard let thunk = pliant_trace_thunk(record, content) else {
      throw JointError.outOfResources(
        declaration: fullName,
        detail: "no page of thunks could be mapped"
      )
    }
    self.thunk = thunk
  }

  func set(isOn: Bool) { FunctionTraces.set(isOn ? thunk : nil, before: code) }
}
