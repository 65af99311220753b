import Foundation
import Glibc
import PliantBase
import PliantOverriding
public import Testing

private let one = #callable(getenv(_:))
private let all = #getter(\ProcessInfo.environment)

extension Trait where Self == Fixture {
  /// Sets environment variables while the test runs, or removes those whose value is nil.
  ///
  /// `getenv` and `ProcessInfo.processInfo.environment` return them; other variables keep their
  /// values. Values that are returned by `getenv` are never freed.
  public static func environment(_ variables: [String: String?]) -> Fixture {
    Fixture(nesting: [
      one.scope(around: { original in
        { name in
          guard let value = variables[String(cString: name)] else { return original(name) }
          return value.map(Texts.pointer)
        }
      }),
      all.scope(around: { original in
        { info in
          var environment = original(info)
          for (name, value) in variables { environment[name] = value }
          return environment
        }
      }),
    ])
  }
}

/// Texts in memory that is never freed, because a caller of `getenv` may keep the address.
private enum Texts {
  private static let known = Guarded<[String: UInt]>([:])

  static func pointer(_ text: String) -> UnsafeMutablePointer<CChar> {
    let address = known.withLock { known in
      if let address = known[text] { return address }
      let address = UInt(bitPattern: strdup(text))
      known[text] = address
      return address
    }
    // SAFETY: `strdup` has returned it, and it is never freed.
    return UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }
}
