/// Whose methods the program and a library that it loads replace with `@_dynamicReplacement`.
public final class Replaced {
  public init() {}
  public dynamic func before() -> String { "own" }
  public dynamic func deaf() -> String { "own" }
  public dynamic func after() -> String { "own" }
  public dynamic func twice() -> String { "own" }
  public dynamic func other() -> String { "own" }
}
