import Foundation
import Glibc
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Replaces folders while the test runs by ones with the given files: texts by absolute paths.
  ///
  /// The folder of each path is replaced, including everything below it: the test sees only the
  /// given files and those that it creates itself. A path that ends in `/` replaces that folder
  /// without creating a file. The contents are stored in a temporary folder and are deleted when
  /// the test ends.
  ///
  /// ```swift
  /// @Test(.files(["/etc/shop/prices.json": "{}", "/var/shop/": ""]))
  /// ```
  ///
  /// `FileManager`, `Data(contentsOf:)`, `String(contentsOfFile:)`, `write(to:)` and everything
  /// else that passes an absolute path to the C library use the replacement. `chdir`, `realpath`,
  /// relative paths and other processes do not. If the temporary folder cannot be created, the test
  /// fails with the file system's error.
  public static func files(_ files: [String: String]) -> Fixture {
    Fixture { operation in
      let tree = try FileTree(files)
      defer { tree.remove() }
      try await Fixture(nesting: tree.scopes).run(operation)
    }
  }
}

/// The folders that replace others.
private struct FileTree: Sendable {
  private let home: URL
  /// The replaced folders and their replacements, with a trailing slash, the longest paths first.
  private var folders: [(path: String, own: String)] = []

  init(_ files: [String: String]) throws {
    let temporary = FileManager.default.temporaryDirectory
    home = temporary.appending(path: "PliantFiles-\(UUID().uuidString)")
    let paths = Set(files.keys.map { String($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) })
    for (number, path) in paths.sorted(by: { $0.count > $1.count }).enumerated() {
      let own = home.appending(path: "\(number)/").path + "/"
      folders.append((path, own))
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    }
    for (path, text) in files where !path.hasSuffix("/") {
      try text.write(toFile: own(path) ?? path, atomically: false, encoding: .utf8)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: home) }

  /// The path in the replacement, or nil if the path is in none of the folders.
  private func own(_ path: String) -> String? {
    for folder in folders {
      if path.hasPrefix(folder.path) { return folder.own + path.dropFirst(folder.path.count) }
      if path + "/" == folder.path { return folder.own }
    }
    return nil
  }

  /// Calls a function with the path in the replacement, or with the path itself.
  private func with<Result>(
    _ path: UnsafePointer<CChar>,
    _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    own(String(cString: path)).map { $0.withCString(body) } ?? body(path)
  }

  private typealias Path = UnsafePointer<CChar>

  var scopes: [Scope] {
    [
      scope(CLibrary.openingStream), scope(CLibrary.openingFolder), scope(at: CLibrary.openingAt),
      scope(at: CLibrary.lookingAt), scope(CLibrary.reading), scope(CLibrary.truncating),
    ] + CLibrary.opening.map { scope($0) } + CLibrary.looking.map { scope($0) }
      + CLibrary.asking.map { scope($0) } + CLibrary.removing.map { scope($0) }
      + CLibrary.changing.map { scope(both: $0) }
  }

  // NB: swift-frontend 6.3.1 rejects a pack of parameters in the function type of a handle.
  private func scope<Result>(_ handle: Callable<(Path) -> Result>) -> Scope {
    handle.scope(around: { original in { with($0, original) } })
  }

  private func scope<A, Result>(_ handle: Callable<(Path, A) -> Result>) -> Scope {
    handle.scope(around: { original in { path, a in with(path) { original($0, a) } } })
  }

  private func scope<A, B, Result>(_ handle: Callable<(Path, A, B) -> Result>) -> Scope {
    handle.scope(around: { original in { path, a, b in with(path) { original($0, a, b) } } })
  }

  private func scope<A, B, Result>(at handle: Callable<(Int32, Path, A, B) -> Result>) -> Scope {
    handle.scope(around: { original in
      { folder, path, a, b in with(path) { original(folder, $0, a, b) } }
    })
  }

  private func scope(both handle: Callable<(Path, Path) -> Int32>) -> Scope {
    handle.scope(around: { original in
      { from, to in with(from) { from in with(to) { original(from, $0) } } }
    })
  }
}

/// The C library's functions that take a path.
private enum CLibrary {
  typealias Path = UnsafePointer<CChar>

  static let opening = [
    #callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open"),
    #callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open64"),
  ]
  static let openingAt = #callable<(Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int32>(
    symbol: "openat"
  )
  static let openingStream = #callable<
    (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  >(symbol: "fopen")
  static let openingFolder = #callable<(UnsafePointer<CChar>) -> OpaquePointer?>(symbol: "opendir")
  static let looking = [
    #callable<(UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32>(symbol: "stat"),
    #callable<(UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32>(symbol: "lstat"),
  ]
  static let lookingAt = #callable<
    (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int32) -> Int32
  >(symbol: "fstatat")
  static let reading = #callable<(UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int>(
    symbol: "readlink"
  )
  static let truncating = #callable<(UnsafePointer<CChar>, Int) -> Int32>(symbol: "truncate")
  /// These take a mode.
  static let asking = [
    #callable<(UnsafePointer<CChar>, UInt32) -> Int32>(symbol: "access"),
    #callable<(UnsafePointer<CChar>, UInt32) -> Int32>(symbol: "chmod"),
    #callable<(UnsafePointer<CChar>, UInt32) -> Int32>(symbol: "mkdir"),
  ]
  static let removing = [
    #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "rmdir"),
    #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "unlink"),
  ]
  static let changing = [
    #callable<(UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32>(symbol: "link"),
    #callable<(UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32>(symbol: "rename"),
    #callable<(UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32>(symbol: "symlink"),
  ]
}
