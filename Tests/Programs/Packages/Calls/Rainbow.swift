import Foundation

@testable import Rainbow

/// Calls what the package's tests leave out, and tells what came of it.
func calls(_ tell: (Any) -> Void) async throws {
  let (target, isEnabled) = (Rainbow.outputTarget, Rainbow.enabled)
  defer { (Rainbow.outputTarget, Rainbow.enabled) = (target, isEnabled) }
  (Rainbow.outputTarget, Rainbow.enabled) = (.console, true)

  let backgrounds: [BackgroundColorType] = [.named(.red), .bit8(3)]
  let colors: [ColorType] = [.named(.green), .bit24((1, 2, 3))]
  tell([backgrounds.map(\.namedColor) as Any, colors.map(\.namedColor)])

  let steps: [(ConditionalStyleStep) -> ConditionalStyleStep] = [
    \.black, \.blue, \.cyan, \.magenta, \.white, \.blink, \.dim, \.italic, \.strikethrough, \.swap,
  ]
  let builders: [(ConditionalStyleStep) -> ConditionalStyleBuilder] = [
    { $0.backgroundColor(.bit8(3)) }, { $0.color(NamedColor.red) },
    { $0.color(ColorType.bit24((1, 2, 3))) }, { $0.style(.bold) }, { $0.styles([.dim, .italic]) },
  ]
  for condition in [true, false] {
    tell(steps.map { $0(ConditionalStyleBuilder(text: "text").when(condition)).build() })
    tell(builders.map { $0(ConditionalStyleBuilder(text: "text").when(condition)).build() })
  }

  let parser = ConsoleEntryParser(text: "\u{1B}[31mred\u{1B}[0m")
  tell([parser.iter == nil, parser.parse().plainText, parser.iter == nil])
  tell(Rainbow.extractModes(for: "\u{1B}[31;42;1mtext\u{1B}[0m"))
  tell(HSLColorConverter(hsl: (hue: -120, saturation: 50, lightness: 130)).hsl)
  tell([hashes(HexColorTarget.bit24), hashes(OutputTarget.console)])
}

private func hashes<Value: Hashable>(_ value: Value) -> [Int] {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return [value.hashValue, hasher.finalize()]
}
