import CPliant
import PliantBase
import PliantHooks

/// Reports the arguments of calls of functions that are found by their names, on the threads of the
/// calls, before they begin, until it is stopped.
package final class ArgumentListener: Sendable {
  /// Receives the function's name, with its module, and the arguments whose types are known.
  package typealias Body = @Sendable (_ function: String, [(label: String?, value: Any)]) -> Void

  private static let bodies = Guarded<[UInt32: (function: TracedFunction, body: Body)]>([:])
  private let running: [RunningAction]

  /// Listens to those of the functions whose arguments can be read.
  package init(
    _ selections: [TraceSelection],
    excluding excluded: [TraceSelection],
    _ body: @escaping Body
  ) {
    let search = SymbolSearch()
    let found = selections.flatMap { selection in
      (try? FunctionSearch.functions(of: [selection], excluding: excluded)) ?? []
    }
    let functions = found.compactMap { found in
      (try? Recorder.code(of: found, search)).flatMap { try? Recorder.function(found, $0) }
    }
    running = functions.filter(\.plan.arePlaced).map(RunningAction.init(reportingFor:))
    for action in running {
      let function = action.function
      Self.bodies.withLock { $0[function.number] = (function, body) }
      function.add(action)
    }
  }

  package func stop() {
    for action in running {
      action.function.remove(action)
      Self.bodies.withLock { _ = $0.removeValue(forKey: action.function.number) }
    }
  }

  static func report(
    _ function: UnsafePointer<pliant_traced>,
    _ registers: UnsafePointer<pliant_registers>,
    _ stack: UnsafeRawPointer
  ) {
    let number = function.pointee.number
    guard let (traced, body) = bodies.withLock({ $0[number] }) else { return }
    var values: [(label: String?, value: Any)] = []
    for (argument, place) in zip(traced.plan.arguments, traced.plan.places) {
      guard argument.value.type != Void.self else { continue }
      var place = place
      withUnsafeTemporaryAllocation(byteCount: Int(PLIANT_LARGEST_DIRECT), alignment: 16) { room in
        guard let start = room.baseAddress else { return }
        let bytes = start.assumingMemoryBound(to: UInt8.self)
        // SAFETY: the call has a value of this type there, which it keeps until the listener is
        // done; the copy has references of its own.
        let value = pliant_argument_value(&place, registers, stack, bytes)
        values.append((argument.label, Descriptions.value(of: argument.value.type, at: value)))
      }
    }
    body(traced.fullName, values)
  }
}
