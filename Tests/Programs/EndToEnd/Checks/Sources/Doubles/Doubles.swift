public import Pliant

public final class Phone {
  public dynamic func ring() -> String { "ring" }
}

/// A spy of a phone that never rang.
public func silence() throws -> Spy<Void, String, Never> {
  try #method(Phone.ring).spy(on: Phone())
}
