#if Console
import PliantOverriding

/// Switches a layer off, or on again, that the ids of its hook and its own name.
struct LayerRequest {
  private let hook: UInt
  private let address: UInt
  private let order: UInt

  /// Returns nil if the texts are not such ids.
  init?(hook: Substring, layer: Substring) {
    let parts = layer.split(separator: ".")
    guard hook.first == "j", let id = UInt(hook.dropFirst(), radix: 16), parts.count == 2,
      let address = UInt(parts[0], radix: 16), let order = UInt(parts[1])
    else { return nil }
    self.hook = id
    self.address = address
    self.order = order
  }

  /// Returns false if the layer no longer exists.
  func set(isOn: Bool) -> Bool {
    OverriddenFunction.setLayer(order: order, at: address, ofHook: hook, isOn: isOn)
  }

  static func text(ofHook id: UInt) -> String { "j" + String(id, radix: 16) }

  static func text(ofLayer order: UInt, at address: UInt) -> String {
    String(address, radix: 16) + ".\(order)"
  }
}

/// Whether a layer is to run.
struct LayerChange: Decodable {
  let isOn: Bool
}
#endif
