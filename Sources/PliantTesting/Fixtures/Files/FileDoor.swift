import Glibc
import PliantOverriding
import Testing

/// A function of the C library that a fixture replaces for its test.
package struct FileDoor: Sendable {
  package let name: String
  let scope: @Sendable (Overlay) -> Scope

  /// All that the machine's libraries have, and one of those that share their code.
  package static let all: [FileDoor] = {
    var known: Set<UnsafeMutableRawPointer> = []
    return (FileDoor.opening + naming + changing + describing + refusing).filter { door in
      dlsym(nil, door.name).map { known.insert($0).inserted } ?? false
    }
  }()
}

// MARK: - Results of C functions

/// A result of a C function that has a value for failures.
protocol FailingResult: SendableMetatype { static var failure: Self { get } }
extension Int32: FailingResult { static var failure: Int32 { -1 } }
extension Int: FailingResult { static var failure: Int { -1 } }
extension Optional: FailingResult { static var failure: Self { nil } }

extension FailingResult {
  /// The result of a function's replacement; if it throws, `errno` says why.
  static func of(_ body: () throws(SystemError) -> Self) -> Self {
    do throws(SystemError) {
      return try body()
    } catch {
      errno = error.code
      return failure
    }
  }
}

// MARK: - Replacing

// NB: swift-frontend 6.3.1 rejects a pack of parameters in the function type of a handle.
extension FileDoor {
  typealias Text = UnsafePointer<CChar>

  private init<Function>(
    _ name: String,
    _ like: Callable<Function>,
    around make: @escaping @Sendable (Overlay, Function) -> Function
  ) {
    let handle = like.named(name)
    self.init(name: name) { overlay in
      handle.scope(around: { original in
        // SAFETY: a C function may be called on any thread.
        nonisolated(unsafe) let original = original
        return make(overlay, original)
      })
    }
  }

  init<A, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A) -> R>,
    _ body: @escaping @Sendable (Overlay, A) throws(SystemError) -> R
  ) {
    self.init(name, like) { overlay, _ in
      { a in R.of { () throws(SystemError) in try body(overlay, a) } }
    }
  }

  init<A, B, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B) -> R>,
    _ body: @escaping @Sendable (Overlay, A, B) throws(SystemError) -> R
  ) {
    self.init(name, like) { overlay, _ in
      { a, b in R.of { () throws(SystemError) in try body(overlay, a, b) } }
    }
  }

  init<A, B, C, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B, C) -> R>,
    _ body: @escaping @Sendable (Overlay, A, B, C) throws(SystemError) -> R
  ) {
    self.init(name, like) { overlay, _ in
      { a, b, c in R.of { () throws(SystemError) in try body(overlay, a, b, c) } }
    }
  }

  init<A, B, C, D, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B, C, D) -> R>,
    _ body: @escaping @Sendable (Overlay, A, B, C, D) throws(SystemError) -> R
  ) {
    self.init(name, like) { overlay, _ in
      { a, b, c, d in R.of { () throws(SystemError) in try body(overlay, a, b, c, d) } }
    }
  }

  init<A, B, C, D, E, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B, C, D, E) -> R>,
    _ body: @escaping @Sendable (Overlay, A, B, C, D, E) throws(SystemError) -> R
  ) {
    self.init(name, like) { overlay, _ in
      { a, b, c, d, e in R.of { () throws(SystemError) in try body(overlay, a, b, c, d, e) } }
    }
  }

  /// Replaces a function that goes on to its original if `body` returns nil.
  init<A, B, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B) -> R>,
    passing body: @escaping @Sendable (A, B, (A, B) -> R) -> R
  ) {
    self.init(name, like) { _, original in { a, b in body(a, b, original) } }
  }

  init<A, B, C, R: FailingResult>(
    _ name: String,
    _ like: Callable<(A, B, C) -> R>,
    passing body: @escaping @Sendable (A, B, C, (A, B, C) -> R) -> R
  ) {
    self.init(name, like) { _, original in { a, b, c in body(a, b, c, original) } }
  }
}

// MARK: - Refusing

extension FileDoor {
  private static let any = #callable<(Int, Int, Int, Int, Int, Int) -> Int>(symbol: "acct")

  /// The functions that would reach the real disk, each with what it returns if it fails.
  static let refusing: [FileDoor] = Door.names(.files, .refused).sorted().map { name in
    let failure =
      switch name {
      case "popen", "dispatch_io_create_with_path": 0
      case "posix_spawn", "posix_spawnp": Int(ENOTSUP)
      default: -1
      }
    return FileDoor(name, any) { _, _ in
      { _, _, _, _, _, _ in
        refuse(name)
        return failure
      }
    }
  }

  static func refuse(_ name: String) {
    Issue.record(FixtureError.refused(name))
    errno = ENOTSUP
  }
}
