public import PliantHooks
import PliantImages

extension Handle {
  /// The code that instances of the handle's own type run.
  var code: DeclarationCode {
    get throws {
      guard requirement == nil else {
        throw OverrideError.requirement(declaration: declaration.description)
      }
      return DeclarationCode(try implementation(for: subject.type.map { ClassMetadata($0) }))
    }
  }
}

extension Method: DeclarationHandle {
  public var code: DeclarationCode { get throws { try handle.code } }
}

extension Callable: DeclarationHandle {
  public var code: DeclarationCode { get throws { try handle.code } }
}
