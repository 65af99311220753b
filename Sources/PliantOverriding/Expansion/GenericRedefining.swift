import PliantHooks
import PliantImages

/// Redefines a generic function in all of its specializations by a function of the same signature.
///
/// The function goes into an extension of the type that has the redefined one, with the same labels
/// and under a name of its own. Beside it the macro declares two functions: with `Original` behind
/// the name, what calls the redefined function itself; with `Redefinition`, what starts it:
///
/// ```swift
/// extension JSONDecoder {
///   @Redefinition(of: "decode(_:from:)")
///   func traced<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
///     print("decoding \(type)")
///     return try tracedOriginal(type, from: data)
///   }
/// }
/// let redefinition = try JSONDecoder.tracedRedefinition()
/// ```
///
/// In `tracedRedefinition` any type will do for the parameters of the type: all run the function.
/// Starting it throws `OverrideError` if the function is not found, if generic parameters, what
/// they require, or who owns an argument differ, or if its calls cannot be seen: in an optimized
/// build the program's own generic functions are specialized or inlined, unless they are `dynamic`.
/// A `dynamic` one must not be async. It ends with the result, as ``Redefinition`` tells. Can be
/// called from any thread. Costs one reading of the symbols.
@attached(peer, names: suffixed(Original), suffixed(Replacement), suffixed(Redefinition))
public macro Redefinition(of function: String) =
  #externalMacro(module: "PliantMacros", type: "RedefinitionMacro")

extension __Pliant {
  /// Starts what `@Redefinition` is attached to, a function of the name.
  public static func redefineGeneric(
    _ target: String,
    labels: [String],
    isStatic: Bool,
    of owner: Any.Type?,
    by name: String,
    fileID: String
  ) throws -> Redefinition {
    let declaration = Declaration(
      kind: .method,
      isStatic: owner == nil ? nil : isStatic,
      name: target,
      labels: labels,
      owner: owner.map { "\($0)" }
    )
    let module = String(fileID.prefix { $0 != "/" })
    let found = try GenericRedefinition(of: declaration, in: owner, by: name, module: module)
    try found.target.checkPolicy()
    let hook = HookRegistry.withLock { $0.hook(of: found.target) }
    try found.lead()
    let code = try DirectReplacement(of: hook, on: nil, by: found.replacement)
    return try Redefinition(of: [.direct(code)])
  }
}
