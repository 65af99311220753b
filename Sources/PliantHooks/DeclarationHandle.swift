package import PliantImages

/// A handle on a declaration of the program: what `#method`, `#getter`, `#setter` and `#callable`
/// make.
///
/// Its types are those of Pliant; do not conform others to it.
///
/// Functions that take handles of any kind are generic in it:
///
/// ```swift
/// func name(of handle: some DeclarationHandle) throws -> String { try handle.code.description }
/// ```
public protocol DeclarationHandle: Sendable {
  /// The code that calls of the declaration run.
  ///
  /// Throws an ``OverrideError`` if the declaration has no code of its own, or if it is not found.
  /// Costs as much as the first use of the handle.
  var code: DeclarationCode { get throws }
}

/// The code that calls of a declaration run.
///
/// Two handles of one declaration have equal codes, however they are written:
///
/// ```swift
/// try #method(Cart.total).code == #method(Cart.total as (Cart) -> () -> Int).code
/// ```
public struct DeclarationCode: Sendable, Hashable, CustomStringConvertible {
  /// The declaration, as its handle writes it.
  public let description: String
  /// The function itself or, if it is async, the record that stands for it.
  package let function: UInt
  package let isAsync: Bool

  package init(_ implementation: Implementation) {
    description = implementation.declaration
    function = implementation.function
    isAsync = implementation.isAsync
  }

  /// The image that contains it, and its symbol.
  ///
  /// Throws if it has none.
  package var symbol: (image: Image, mangled: String) {
    get throws {
      let start = isAsync ? AsyncRecord(at: function)?.code ?? function : function
      guard let image = Image.loaded().first(where: { $0.containsCode(start) }) else {
        throw OverrideError.notFound(declaration: description, nearMisses: [])
      }
      let file = try ImageFile.of(image)
      guard let mangled = file.symbol(holding: start) else {
        throw OverrideError.stripped(declaration: description, image: image.name)
      }
      return (image, mangled)
    }
  }
}
