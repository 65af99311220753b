import Shared

/// In a library that the program loads with `dlopen`.
final class Circle: Shape {}

final class Square: Shape {
  override func name() -> String { "square" }
}

@_cdecl("plugin_shape")
public func makeShape(_ index: Int) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(index == 0 ? Circle() : Square() as Shape).toOpaque()
}
