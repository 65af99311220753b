import Shared

/// In a library that the program loads, overrides and closes.
final class Passing: Meter {
  override func plain() -> String { "passing" }
}

@_cdecl("closing_meter")
public func makeMeter() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Passing() as Meter).toOpaque()
}
