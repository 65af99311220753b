import CPliant
import PliantImages

extension Implementation {
  /// Whether its code shows that it never runs on its caller's actor: first of all it leaves any
  /// actor.
  ///
  /// So does all async code that was built for debugging, unless it is an actor's or
  /// `nonisolated(nonsending)`. It is false if the code does not show it.
  package var leavesCaller: Bool {
    let search = SymbolSearch()
    guard isAsync, let start = AsyncRecord(at: function)?.code,
      let file = ImageFile.holding(start),
      let mangled = file.symbols(at: [start]).first?.0, search.isDebug(mangled, in: file.image),
      let code = file.storedCode(at: start)
    else { return false }
    var hop = pliant_hop()
    let targets: (called: UInt?, jumped: UInt)? = code.withUnsafeBufferPointer { code in
      guard let first = code.baseAddress, pliant_find_hop(first, code.count, &hop),
        let jumped = hop.jumped
      else { return nil }
      func address(_ target: UnsafePointer<UInt8>) -> UInt {
        UInt(bitPattern: target) &- UInt(bitPattern: first) &+ start
      }
      return (hop.called.map(address), address(jumped))
    }
    guard let targets else { return false }
    /// Whether a function is at an address, or a stub of another image's.
    func isFunction(_ name: String, at address: UInt) -> Bool {
      let cell = file.leads(at: address)?.cells.first
      return file.symbols(at: [address]).contains { $0.0 == name }
        || cell.flatMap(file.symbol(filling:)) == name
    }
    return isFunction("swift_task_switch", at: targets.jumped)
      && targets.called.map { isFunction("swift_getFunctionReplacement", at: $0) } ?? true
  }
}
