#if Console
package import Foundation

/// JSON on one line.
package enum JSONText {
  package static func encode(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    // Everything that is sent is made of texts and numbers, which JSON can say.
    return (try? encoder.encode(value)) ?? Data("null".utf8)
  }
}
#endif
