import PliantHooks
import PliantImages

/// Replaces the methods of a class with the prefixed methods of a mock class.
///
/// `mock_load(_:)` runs in place of `load(_:)`, for each method and accessor whose name, labels and
/// types match without the prefix.
///
/// ```swift
/// final class MockService {
///   @used func mock_load(_ id: Int) -> String { "mock" }
/// }
/// let mocks = try replaceMethods(of: Service.self, with: MockService.self, prefix: "mock_")
/// ```
///
/// The mock's code runs with a receiver of `type` as `self`, so it may use only what that class
/// has. An inherited method is refused if it is `dynamic`, or final in another module, because
/// other classes run its code too.
///
/// For optimized builds mark the mock's methods and accessors `@used`, or make them and the class
/// `public`: the optimizer leaves out methods of an internal class that are never called, `dynamic`
/// or not, and their absence cannot be detected. The result is one ``Redefinition``, and
/// deactivates any other that replaces the same code, also on a superclass. Costs one reading of
/// both classes' symbols.
///
/// - Parameters:
///   - type: the class whose instances run the mock's code; so do subclasses that inherit a method.
///   - mock: a final class without stored properties, or a superclass of `type`.
///   - prefix: the prefix of the names of the mock's methods.
/// - Returns: the redefinition of all methods that matched.
/// - Throws: `OverrideError` if no method matches, if one that matches cannot be overridden, or if
///   the mock could reach beyond the receiver. No part of it stays installed; another replacement
///   of the same methods may have ended.
public func replaceMethods(
  of type: AnyClass,
  with mock: AnyClass,
  prefix: String
) throws -> Redefinition {
  try MockClass.check(mock, standsInFor: type, declaration: "\(mock).\(prefix)…")
  let (type, mock) = (ClassMetadata(type), ClassMetadata(mock))
  let search = SymbolSearch()
  let mocks = try HookFinder.mocks(in: mock, prefix: prefix, of: type, search: search)
  var replacements: [DirectReplacement] = []
  for mock in mocks {
    let finder = HookFinder(mock.declaration, in: search)
    do {
      let implementation = try finder.implementation(for: type)
      try implementation.checkPolicy()
      let hook = HookRegistry.withLock { $0.hook(of: implementation) }
      replacements.append(try DirectReplacement(of: hook, on: type, by: mock.function))
    } catch OverrideError.notFound {
      continue
    }
  }
  guard !mocks.isEmpty else {
    throw OverrideError.noMocks(mock: "\(mock.type)", prefix: prefix)
  }
  guard !replacements.isEmpty else {
    throw OverrideError.notFound(
      declaration: "\(mock.type).\(prefix)…",
      nearMisses: mocks.map(\.declaration.description)
    )
  }
  return try Redefinition(of: replacements.map { .direct($0) })
}
