import Pliant

/// Calls itself, and returns where its last call has its stack.
open class Descending {
  public init() {}
  open func descend(_ depth: Int) -> Int { depth == 0 ? stackPointer() : descend(depth - 1) }
}

/// Returns the bytes of stack that a call takes more if it comes through a layer, which answers or
/// passes it on.
public func stackOfLayer(passingOn passesOn: Bool) throws -> Int {
  let object = Descending()
  func ofCall() -> Int { (object.descend(10) - object.descend(110)) / 100 }
  let plain = ofCall()
  let descend = #method(Descending.descend(_:))
  if passesOn {
    try descend.wrap(on: object) { layer in { object, depth in layer.next(object, depth) } }
  } else {
    try descend.override(on: object) { object, depth in
      depth == 0 ? stackPointer() : object.descend(depth - 1)
    }
  }
  return ofCall() - plain
}

private func stackPointer() -> Int {
  var here = 0
  return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
}
