#if Console
import CPliantPage

/// A file of the page, as it is in `web/`.
struct PageFile: Sendable {
  let name: String
  let text: String

  /// The media type.
  var type: String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    default: "application/octet-stream"
    }
  }

  static func named(_ name: String) -> PageFile? { byName[name.isEmpty ? "index.html" : name] }

  private static let byName: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    while let file = pliant_page_file_at(files.count)?.pointee {
      let name = String(cString: file.name)
      files[name] = PageFile(name: name, text: String(cString: file.text))
    }
    return files
  }()
}
#endif
