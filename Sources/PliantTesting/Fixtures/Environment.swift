import Foundation
import Glibc
import PliantBase
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Sets environment variables while the test runs, or removes those whose value is nil.
  ///
  /// The other variables keep the values that they have when the test starts. `getenv`,
  /// `secure_getenv` and `ProcessInfo.processInfo.environment` read the test's own environment, and
  /// `setenv`, `unsetenv`, `putenv` and `clearenv` change it; the process's is not touched. C code
  /// that reads the variable `environ`, `Process` and `execve` without an environment of their own,
  /// and the time zone's functions use the process's.
  ///
  /// Texts that `getenv` returns are never freed.
  public static func environment(_ variables: [String: String?]) -> Fixture {
    Fixture { operation in
      let environment = TestEnvironment(changedBy: variables)
      try await Fixture(replacing: environment.replaced).run(operation)
    }
  }
}

/// The environment of one test.
package final class TestEnvironment: Sendable {
  private let variables: Guarded<[String: String]>

  package init(changedBy changes: [String: String?]) {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in changes { variables[name] = value }
    self.variables = Guarded(variables)
  }

  private subscript(name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    let name = String(cString: name)
    return variables.withLock { $0[name] }.map(Texts.pointer)
  }

  /// Sets a variable or, to nil, removes it; returns -1 if that is no name of a variable.
  private func set(_ name: String, to value: String?, replacing: Bool = true) -> Int32 {
    guard !name.isEmpty, !name.contains("=") else {
      errno = EINVAL
      return -1
    }
    variables.withLock { variables in
      if replacing || variables[name] == nil { variables[name] = value }
    }
    return 0
  }

  /// Sets a variable by a text `NAME=value`, or removes that of a text without `=`.
  private func put(_ text: String) -> Int32 {
    guard let sign = text.firstIndex(of: "=") else { return set(text, to: nil) }
    return set(String(text[..<sign]), to: String(text[text.index(after: sign)...]))
  }

  package var replaced: [Replaced] {
    [
      System.get.replaced { self[$0] },
      System.getSecurely.replaced { self[$0] },
      System.set.replaced { name, value, replaces in
        self.set(String(cString: name), to: String(cString: value), replacing: replaces != 0)
      },
      System.unset.replaced { self.set(String(cString: $0), to: nil) },
      System.put.replaced { self.put(String(cString: $0)) },
      System.clear.replaced {
        self.variables.withLock { $0 = [:] }
        return 0
      },
      System.all.replaced { _ in self.variables.withLock { $0 } },
    ]
  }

  private enum System {
    static let get = #callable<
      (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
    >(symbol: "getenv")
    static let getSecurely = #callable<
      (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
    >(symbol: "secure_getenv")
    static let set = #callable<
      (UnsafePointer<CChar>, UnsafePointer<CChar>, Int32) -> Int32
    >(symbol: "setenv")
    static let unset = #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "unsetenv")
    static let put = #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "putenv")
    static let clear = #callable<() -> Int32>(symbol: "clearenv")
    static let all = #getter(\ProcessInfo.environment)
  }
}

/// Texts in memory that is never freed, because callers of C functions may keep the address.
enum Texts {
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
