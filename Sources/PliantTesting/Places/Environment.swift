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
  public static func environment(
    _ variables: [String: String?],
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    Fixture(".environment", for: callers, isUsed: true) { term, operation in
      let environment = TestEnvironment(changedBy: variables, term)
      try await Fixture.run(
        [TestEnvironment.all.scope { _ in environment.values }],
        answering: TestEnvironment.entryPoints,
        for: callers,
        changing: { $0.replacements.environment = environment },
        operation
      )
    }
  }
}

/// The environment of one test, in bytes: names and values need not be UTF-8.
package final class TestEnvironment: Sendable {
  fileprivate static let all: Method<(ProcessInfo) -> [String: String]> =
    #getter(\ProcessInfo.environment)
  private let variables: Guarded<[[UInt8]: [UInt8]]>
  private let given: Set<[UInt8]>
  private let term: Term

  init(changedBy changes: [String: String?], _ term: Term) {
    (given, self.term) = (Set(changes.keys.map { Array($0.utf8) }), term)
    let outer = Replacements.current?.environment
    var variables = outer?.variables.withLock { $0 } ?? Self.real
    for (name, value) in changes { variables[Array(name.utf8)] = value.map { Array($0.utf8) } }
    self.variables = Guarded(variables)
  }

  /// The process's variables.
  private static var real: [[UInt8]: [UInt8]] {
    // SAFETY: the C library's variable, which ends with a null pointer.
    typealias List = UnsafePointer<UnsafePointer<UnsafePointer<CChar>?>?>
    guard var next = dlsym(nil, "environ").flatMap({ List(OpaquePointer($0)).pointee }) else {
      return [:]
    }
    var variables: [[UInt8]: [UInt8]] = [:]
    while let text = next.pointee {
      let whole = [UInt8](text)
      if let end = whole.firstIndex(of: 61) {
        variables[Array(whole[..<end])] = Array(whole[(end + 1)...])
      }
      next += 1
    }
    return variables
  }

  fileprivate var values: [String: String] {
    term.use()
    let all = variables.withLock { $0 }.map { name, value in
      (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
    return Dictionary(all) { $1 }
  }

  /// The address of a variable's text, 0 if there is none.
  private func address(of name: [UInt8]) -> Int {
    use(name)
    return variables.withLock { $0[name] }.map { Int(bitPattern: Texts.pointer($0)) } ?? 0
  }

  /// Notes a call about a variable, if the fixture gives it or leaves it out.
  private func use(_ name: [UInt8]) { if given.contains(name) { term.use() } }

  /// Sets a variable or, to nil, removes it; returns -1 if that is no name of a variable.
  private func set(_ name: [UInt8], to value: [UInt8]?, replacing: Bool = true) -> Int32 {
    guard !name.isEmpty, !name.contains(61) else {
      errno = EINVAL
      return -1
    }
    use(name)
    variables.withLock { variables in
      if replacing || variables[name] == nil { variables[name] = value }
    }
    return 0
  }

  /// Sets a variable by a text `NAME=value`, or removes that of a text without `=`.
  private func put(_ text: [UInt8]) -> Int32 {
    guard let sign = text.firstIndex(of: 61) else { return set(text, to: nil) }
    return set(Array(text[..<sign]), to: Array(text[(sign + 1)...]))
  }

  package static let entryPoints: [EntryPoint] =
    ["getenv", "secure_getenv"].map { name in
      row(name) { $0.address(of: $1.bytes(0)) }
    } + [
      row("setenv") { environment, call in
        let (name, value) = (call.bytes(0), call.bytes(1))
        return Int(environment.set(name, to: value, replacing: call.int32(2) != 0))
      },
      row("unsetenv") { Int($0.set($1.bytes(0), to: nil)) },
      row("putenv") { Int($0.put($1.bytes(0))) },
      row("clearenv") { environment, _ in
        environment.term.use()
        environment.variables.withLock { $0 = [:] }
        return 0
      },
    ]

  private static func row(
    _ name: String,
    _ answer: @escaping @Sendable (TestEnvironment, EntryPoint.Call) -> Int
  ) -> EntryPoint {
    EntryPoint(name) { call in
      guard let environment = Replacements.current?.environment else { return call.original() }
      return answer(environment, call)
    }
  }
}

extension EntryPoint.Call {
  /// The text that an argument points to; no text is empty, which is no variable's name.
  fileprivate func bytes(_ index: Int) -> [UInt8] {
    optionalText(index) ?? []
  }
}

/// Texts in memory that is never freed, because callers of C functions may keep the address.
enum Texts {
  private static let known = Guarded<[[UInt8]: UInt]>([:])

  static func pointer(_ text: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let address = known.withLock { known in
      if let address = known[text] { return address }
      let address = UInt(bitPattern: strdup((text + [0]).map(CChar.init(bitPattern:))))
      known[text] = address
      return address
    }
    // SAFETY: `strdup` has returned it, and it is never freed.
    return UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }
}
