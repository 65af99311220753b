import CPliant
import PliantImages

extension Implementation {
  /// Whether its code says that it never runs where its caller does: before all else it goes to where nobody is isolated.
  ///
  /// So does all code that was built for debugging, of what is async and neither an actor's nor `nonisolated(nonsending)`.
  /// False where the code does not tell.
  package var leavesCaller: Bool {
    let search = SymbolSearch()
    // An async function's record starts with where its code is, relative to itself.
    guard isAsync, let record = UnsafePointer<Int32>(bitPattern: function),
      case let start = function &+ UInt(bitPattern: Int(record.pointee)),
      let image = search.image(holding: start), let file = try? search.file(of: image),
      let mangled = file.symbols(at: [start]).first?.0, search.isDebug(mangled, in: image),
      let size = file.function(at: start, hasOtherNames: true)?.size,
      let code = file.storedCode(at: start, size: size)
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
    /// A function, or what leads to one of another image.
    func isFunction(_ name: String, at address: UInt) -> Bool {
      let cell = file.leads(at: address)?.cells.first
      return file.symbols(at: [address]).contains { $0.0 == name }
        || cell.flatMap { ImportTable.symbol(of: image, cell: $0) } == name
    }
    return isFunction("swift_task_switch", at: targets.jumped)
      && targets.called.map { isFunction("swift_getFunctionReplacement", at: $0) } ?? true
  }
}
