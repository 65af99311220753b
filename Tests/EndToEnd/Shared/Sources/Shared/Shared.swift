/// In a library of its own, which the program links and the plugin too.
open class Shape {
  public init() {}
  open func name() -> String { "shape" }
  public final func sealed() -> String { "sealed" }
}
