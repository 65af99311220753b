import Foundation

/// What imports a function that the program imports too.
public enum Clockwork {
  public static func seconds() -> Double { Date().timeIntervalSince1970 }
}
