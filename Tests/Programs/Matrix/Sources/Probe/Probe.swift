import Pliant

/// Does with Pliant what its users do, and prints each result, or the error that Pliant has for it.
///
/// The same program is built and run in many ways, which differ in what the compiler and the linker
/// leave of it.
@main
enum Probe {
  static func main() async {
    optimizedProgram()
    ownModule()
    await suspending()
    otherModule()
    sameCode()
    foundation()
    libraries()
    observing()
    await proxies()
    messages()
    threads()
  }

  static func attempt(_ what: String, _ body: () throws -> Any) {
    do { say(what, try body()) } catch { refused(what, error) }
  }

  static func attempt(_ what: String, _ body: () async throws -> Any) async {
    do { say(what, try await body()) } catch { refused(what, error) }
  }

  private static func refused(_ what: String, _ error: any Error) {
    let name = Mirror(reflecting: error).children.first?.label ?? "\(type(of: error))"
    say(what, "[\(name)] \(error)")
  }

  private static func say(_ what: String, _ result: Any) {
    // Where the files are differs from one machine to the next.
    let text = "\(result)".replacing(/\/\S+\//, with: "")
    print("\(what): \(text)")
  }
}

extension Probe {
  /// What is left alone in an optimized program, until it asks for it.
  private static func optimizedProgram() {
    attempt("own method, by default") {
      try #method(Own.value).redefine { _ in 5 }.stop()
      return opaque(Own()).value()
    }
    OverridePolicy.current = .bestEffort
    attempt("internal mock") {
      let mocks = try replaceMethods(of: Own.self, with: InternalMock.self, prefix: "mock_")
      defer { mocks.stop() }
      return opaque(Own()).marked()
    }
    attempt("public mock") {
      let mocks = try replaceMethods(of: Own.self, with: PublicMock.self, prefix: "mock_")
      defer { mocks.stop() }
      return opaque(Own()).marked()
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
final class InternalMock {
  dynamic func mock_marked() -> Int { 3 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public final class PublicMock {
  public dynamic func mock_marked() -> Int { 4 }
}

/// Hides a value's exact class from the optimizer, which else calls its methods directly.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
