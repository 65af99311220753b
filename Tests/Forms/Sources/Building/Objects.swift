package import Foundation

/// The object files of a module in its folder, without those of sources that it no longer has; none
/// where there is no such folder.
package func objects(below folder: URL) -> [String] {
  let list = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
  let sources = list.map {
    Set($0.split(separator: "\n").map { URL(fileURLWithPath: String($0)).lastPathComponent + ".o" })
  }
  let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (all?.compactMap { $0 as? URL } ?? [])
    .filter { $0.pathExtension == "o" && sources?.contains($0.lastPathComponent) ?? true }
    .map(\.path)
}

/// Says in a file where each source's object belongs: in that folder, with its name.
package func objectMap(
  of sources: [String],
  in folder: URL
) throws -> (file: URL, objects: [String]) {
  var map: [String: [String: String]] = [:]
  for source in sources {
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    map[source] = ["object": folder.appending(path: "\(name).o").path]
  }
  let file = folder.appending(path: "files.json")
  try JSONEncoder().encode(map).write(to: file)
  return (file, map.values.compactMap { $0["object"] })
}
