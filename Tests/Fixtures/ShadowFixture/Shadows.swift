// What a client of this module has, too, under the same names.

extension String {
  @inline(never) func shouted() -> String { self + " in the fixture" }
}

@inline(never) private func parsed(_ text: String) -> Int { text.count + 100 }

public enum Shadows {
  public static func shouted(_ text: String) -> String { text.shouted() }
  public static func parsed(_ text: String) -> Int { ShadowFixture.parsed(text) }
}
