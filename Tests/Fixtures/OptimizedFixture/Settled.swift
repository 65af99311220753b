/// What changes it in place calls nothing, not even the runtime.
public final class Settled {
  public init() {}
  public var value = 1
}
