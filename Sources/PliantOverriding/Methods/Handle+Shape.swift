import PliantHooks
import PliantImages

extension Handle {
  /// The shape that fits the receiver, which is passed as an argument or in the register for self.
  var shape: __Pliant.Shape<Function> {
    get throws {
      guard let first = shapes.first else {
        throw OverrideError.wrongReceiver(
          declaration: declaration.description,
          receiver: "an inout value, which it does not change: write the receiver without 'inout'"
        )
      }
      guard case .values(let type) = subject, requirement == nil, let value = shapes.last,
        let probes = value.probes, try !isPassedByAddress(type),
        ReceiverLayout.isArgument(type, probes)
      else { return first }
      return value
    }
  }

  /// Whether unspecialized code passes a value by its address, whatever its size.
  private func isPassedByAddress(_ type: any Any.Type) throws -> Bool {
    guard let specialized = reference.specialization else { return false }
    if specialized.isConformer { return true }
    guard let depends = GenericLayout.dependsOnParameters(type) else {
      throw OverrideError.unexpectedLayout(
        declaration: declaration.description,
        detail: "nothing tells how generic code passes a '\(type)', whose fields hold other types "
          + "of its parameters: override what calls it"
      )
    }
    return depends
  }
}
