/// A file of the page, as it is in `web/`.
struct PageFile: Sendable {
  let name: String
  /// The media type.
  let type: String
  let text: String

  static func named(_ name: String) -> PageFile? { byName[name.isEmpty ? "index.html" : name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
