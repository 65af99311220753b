import PliantBase
package import PliantImages

/// The names of the functions that hold addresses.
package enum CallerNames {
  private static let known = Guarded<[UInt: String]>([:])

  package static func name(at address: UInt) -> String? {
    if let name = known.withLock({ $0[address] }) { return name.isEmpty ? nil : name }
    let name = function(returnedTo: address).map { readable($0.symbol) }
    known.withLock { $0[address] = name ?? "" }
    return name
  }

  /// The function that a call returns to: the call is before that address, which may be another
  /// function's.
  package static func function(returnedTo address: UInt) -> (image: Image, symbol: String)? {
    let call = address - min(1, address)
    guard let image = Image.loaded().first(where: { $0.containsCode(call) }),
      let file = try? ImageFile.of(image)
    else { return nil }
    // An async function returns to the beginning of what is left of its caller.
    let part = file.symbol(holding: address).flatMap { MangledName($0).isResumption ? $0 : nil }
    return (part ?? file.symbol(holding: call)).map { (image, $0) }
  }

  private static func readable(_ text: String) -> String {
    let symbol = MangledName(text).resumed
    if let name = FunctionName(mangled: symbol) { return name.name }
    guard let text = Demangler.demangle(symbol) else { return symbol }
    return unspecialized(symbol, text) ?? ReadableText.function(text)
  }

  /// The name of the function that the optimizer's copy is of: `…Tf4dn_n` begins with its symbol.
  private static func unspecialized(_ symbol: String, _ text: String) -> String? {
    guard text.contains(" specialization <") else { return nil }
    return symbol.ranges(of: "T").reversed().lazy
      .compactMap { FunctionName(mangled: String(symbol[..<$0.lowerBound])) }
      .first?.name
  }
}
