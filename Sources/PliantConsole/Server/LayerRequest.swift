#if Console
import PliantOverriding

/// Switches a layer off, or on again, that the ids of its joint and its own name.
struct LayerRequest {
  private let joint: UInt
  private let address: UInt
  private let order: UInt

  /// Nil if they are no such ids.
  init?(joint: Substring, layer: Substring) {
    let parts = layer.split(separator: ".")
    guard joint.first == "j", let id = UInt(joint.dropFirst(), radix: 16), parts.count == 2,
      let address = UInt(parts[0], radix: 16), let order = UInt(parts[1])
    else { return nil }
    self.joint = id
    self.address = address
    self.order = order
  }

  /// Returns false if the layer no longer exists.
  func set(isOn: Bool) -> Bool {
    BentJoint.setLayer(order: order, at: address, ofJoint: joint, isOn: isOn)
  }

  static func text(ofJoint id: UInt) -> String { "j" + String(id, radix: 16) }

  static func text(ofLayer order: UInt, at address: UInt) -> String {
    String(address, radix: 16) + ".\(order)"
  }
}

/// Whether a layer is to run.
struct LayerChange: Decodable {
  let isOn: Bool
}
#endif
