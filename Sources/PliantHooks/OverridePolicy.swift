import CPliant
import Glibc
import PliantBase

/// The hooks that may be written in this process, from the fewest to the most.
///
/// Installing into a hook that the policy forbids throws
/// ``OverrideError/forbidden(declaration:policy:)`` before anything is changed; earlier
/// installations stay.
///
/// ```swift
/// OverridePolicy.current = .dynamicOnly
/// ```
///
/// The environment variable `PLIANT_OVERRIDES` can lower it: `none`, `dynamic-only`, `all` or
/// `best-effort`. Any other value means `none`.
public enum OverridePolicy: Comparable, CaseIterable, Sendable {
  /// No hook may be written: no method can be overridden, and no object can be watched.
  case none
  /// Only `dynamic` declarations may be overridden or observed.
  case dynamicOnly
  /// The default: functions of libraries, and of code built for debugging, may be written too.
  ///
  /// They are entered at their first instructions, or called through an import table.
  ///
  /// Functions of an optimized program are left alone, except in tests: the optimizer has read
  /// every one of them, and relies on what it does.
  case all
  /// Functions of an optimized program may be written too. Calls that were inlined or led to
  /// copies are not seen, and a layer must not change anything that the function leaves alone.
  case bestEffort
}

extension OverridePolicy {
  /// The policy of the process; never higher than the environment allows.
  public static var current: OverridePolicy {
    get { min(wanted.withLock { $0 }, environment) }
    set { wanted.withLock { $0 = newValue } }
  }

  private static let wanted = Guarded(OverridePolicy.all)

  private static let environment: OverridePolicy = {
    guard let text = getenv(variable) else { return .bestEffort }
    return allCases.first { $0.text == String(cString: text) } ?? .none
  }()

  private static let variable = "PLIANT_OVERRIDES"

  private var text: String {
    switch self {
    case .none: "none"
    case .dynamicOnly: "dynamic-only"
    case .all: "all"
    case .bestEffort: "best-effort"
    }
  }

  /// Throws unless the policy allows as much as `least`.
  package static func require(
    _ least: OverridePolicy,
    for declaration: @autoclosure () -> String
  )
    throws
  {
    let policy = current
    guard policy < least else { return }
    throw OverrideError.forbidden(declaration: declaration(), policy: policy)
  }

  /// The advice for a hook that this policy forbids.
  var advice: String {
    let advice: String
    switch self {
    case .none: advice = "set OverridePolicy.current to allow it"
    case .dynamicOnly: advice = "mark it 'dynamic', or set OverridePolicy.current to .all"
    case .all, .bestEffort:
      advice =
        "its program is optimized, and the optimizer relies on the code that it has seen: "
        + "mark it 'dynamic', or set OverridePolicy.current to .bestEffort"
    }
    let isLowered = self == Self.environment && getenv(Self.variable) != nil
    return isLowered ? "\(advice); \(Self.variable) in the environment allows no more" : advice
  }
}
