// Built for debugging in every build, so that nothing needs to prepare these to be observed.

open class UnpreparedModel {
  public var number = 0
  public var text = ""
  public init() {}
}

/// One of the objects on a path.
open class UnpreparedLink {
  public var next: UnpreparedLink?
  public var value = 0
  public init(_ next: UnpreparedLink? = nil) { self.next = next }
}
