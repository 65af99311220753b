/// In a library of its own, which the program links and the plugin too.
open class Shape {
  public init() {}
  open func name() -> String { "shape" }
  @inline(never) public final func sealed() -> String { "sealed" }

  // Two functions of the same code, which a linker may make one.
  @inline(never) public final func left() -> Int { 11 }
  @inline(never) public final func right() -> Int { 11 }
}
