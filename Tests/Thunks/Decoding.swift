// What `Sources/PliantJoints/DefaultWitness.swift` reads in a function's instructions; `run` takes its
// `Instructions` from there.

@_cdecl("decode_targets") public func decode(
  _ code: UnsafeRawPointer,
  _ size: Int,
  _ isCall: Bool,
  _ target: UInt
) -> Bool {
  let code = UnsafeRawBufferPointer(start: code, count: size)
  return (isCall ? Instructions.calls(in: code) : Instructions.targets(in: code)).contains(target)
}
