import PliantImages
import PliantJoints

/// Runs the methods of a mock class in place of another class's: `mock_load(_:)` in place of
/// `load(_:)`, for each method and accessor whose name, labels and types match without the prefix.
///
/// ```swift
/// public final class MockService {
///   public dynamic func mock_load(_ id: Int) -> String { "mock" }
/// }
/// let mocks = try replaceMethods(of: Service.self, with: MockService.self, prefix: "mock_")
/// ```
///
/// The mock's code runs with a receiver of `type` as `self`, so it may use only what that class has.
/// A method that `type` inherits and that is `dynamic`, or another module's final one, is everybody's code
/// and is refused.
///
/// In optimized builds make the mock and its methods `public`: the optimizer leaves out methods of an internal class
/// that nothing calls, `dynamic` or not, and what it left out cannot be missed.
/// All of it is one redefinition, see ``Redefinition``, and ends the use of another that replaces the
/// same code, also on a superclass. Costs one reading of both classes' symbols.
///
/// - Parameters:
///   - type: the class whose instances run the mock's code; subclasses that inherit a method do too.
///   - mock: a final class without stored properties, or a superclass of `type`.
///   - prefix: what the mock's names start with.
/// - Returns: the redefinition of all that matched.
/// - Throws: `JointError` where no method matches, where one that matches cannot be bent, or where
///   the mock could reach beyond the receiver. Nothing of it stays; another's replacement of the same
///   methods may have ended.
public func replaceMethods(
  of type: AnyClass,
  with mock: AnyClass,
  prefix: String
) throws -> Redefinition {
  try MockClass.check(mock, standsInFor: type, declaration: "\(mock).\(prefix)…")
  let (type, mock) = (ClassMetadata(type), ClassMetadata(mock))
  let search = SymbolSearch()
  let mocks = try JointFinder.mocks(in: mock, prefix: prefix, of: type, search: search)
  var replacements: [Replacement] = []
  for mock in mocks {
    let finder = JointFinder(mock.declaration, in: search)
    do {
      let implementation = try finder.implementation(for: type)
      try implementation.checkPolicy()
      let joint = Joints.withLock { $0.joint(of: implementation) }
      replacements.append(try Replacement(of: joint, on: type, by: mock.function))
    } catch JointError.notFound {
      continue
    }
  }
  guard !mocks.isEmpty else {
    throw JointError.noMocks(mock: "\(mock.type)", prefix: prefix)
  }
  guard !replacements.isEmpty else {
    throw JointError.notFound(
      declaration: "\(mock.type).\(prefix)…",
      nearMisses: mocks.map(\.declaration.description)
    )
  }
  return try Redefinition(replacements.map { Redefinition.Part($0) })
}

extension Redefinition.Part {
  fileprivate init(_ replacement: Replacement) {
    self.init(
      target: LayerStack.Target(
        implementation: replacement.joint.implementation.id,
        type: replacement.type.address
      ),
      declaration: replacement.joint.implementation.declaration,
      start: { try Joints.start(replacement) },
      stop: { try Joints.stop(replacement) },
      isInUse: { Joints.isInUse(replacement) }
    )
  }
}
