public import Foundation
import Glibc

/// The files of a test with the trait `.files(_:base:)`.
///
/// A test writes, renames and removes as it likes, and the disk stays as it was; what it wrote can
/// be asked for:
///
/// ```swift
/// @Test(.files(["/etc/shop.json": .text("{}"), "/var/full": .failing(ENOSPC, to: [.write])]))
/// func saves() throws {
///   try Settings.load().save()
///   #expect(try FileSystem.written.contains("/etc/shop.json"))
/// }
/// ```
public enum FileSystem {
  /// The initial content of a path.
  ///
  /// ```swift
  /// .files(["/etc/shop.json": .text("{}"), "/etc/passwd": .missing])
  /// ```
  public struct Entry: Sendable {
    enum Content: Sendable {
      case file(Data)
      case folder
      case link(String)
      case nothing
      /// The disk's own, or none.
      case untouched
    }

    let content: Content
    var permissions: UInt32?
    fileprivate(set) var failure: Failure?
    fileprivate(set) var capacity: Int?

    /// A file with this text.
    public static func text(_ text: String, permissions: Int? = nil) -> Entry {
      data(Data(text.utf8), permissions: permissions)
    }

    /// A file with these bytes.
    public static func data(_ data: Data, permissions: Int? = nil) -> Entry {
      Entry(content: .file(data), permissions: permissions.map { UInt32($0) })
    }

    /// A folder; what the disk has in it stays visible.
    public static func folder(permissions: Int? = nil) -> Entry {
      Entry(content: .folder, permissions: permissions.map { UInt32($0) })
    }

    /// A symbolic link to a path, which need not exist.
    public static func link(to path: String) -> Entry { Entry(content: .link(path)) }

    /// Nothing, even if the disk has a file or a folder there.
    public static let missing = Entry(content: .nothing)

    /// A file or a folder that cannot be used: the C library's functions fail with this error, and
    /// so do those of Foundation that call them.
    ///
    /// In a folder, everything below it fails, too. `.failing(ENOSPC, to: [.write])` is a full
    /// disk, `.failing(EACCES)` a file that may not be read.
    public static func failing(_ code: Int32, to accesses: Set<Access> = [.read, .write]) -> Entry {
      Entry(content: .untouched).failing(code, to: accesses)
    }

    /// Returns the file or folder with an error for its uses, or for those of the bytes from an
    /// offset on, as on a broken disk.
    ///
    /// `.folder().failing(ENOSPC, to: [.write])` is a folder that is there, on a full disk. With an
    /// offset a file can be opened, and reading or writing it fails at this byte; in a folder, all
    /// files below it do.
    public func failing(
      _ code: Int32,
      to accesses: Set<Access> = [.read, .write],
      after offset: Int = 0
    ) -> Entry {
      var entry = self
      entry.failure = Failure(code: code, accesses: accesses, offset: offset)
      return entry
    }

    /// Returns the folder on a disk of its own of so many bytes: writing more into its files and
    /// those below it, by their sizes, fails with `ENOSPC`.
    public func capacity(_ bytes: Int) -> Entry {
      var entry = self
      entry.capacity = bytes
      return entry
    }
  }

  /// A way to use a file.
  public enum Access: Sendable {
    /// Opening it, or a folder, to read, and asking whether that is allowed.
    case read
    /// Making, changing, renaming and removing it, and opening it to write.
    case write
  }

  /// The part of the disk that remains visible besides the given files.
  public enum Base: Sendable {
    /// The real disk, which the test cannot change.
    case disk
    /// An empty disk, but for what the process itself needs: `/proc`, `/sys`, `/dev`, the folders
    /// of its program and libraries, and time zones. There is an empty temporary folder.
    case empty
  }

  struct Failure: Sendable {
    let code: Int32
    let accesses: Set<Access>
    /// The first byte that fails; 0 if opening the file does.
    let offset: Int
  }

  struct Log: Sendable {
    var read: Set<String> = []
    var written: Set<String> = []
    var removed: Set<String> = []
  }

  /// The paths that the test has written so far, sorted: made, changed, or renamed to.
  ///
  /// - Throws: `FixtureError.noFiles` if neither the test nor its suite has the trait `.files(_:)`.
  public static var written: [String] {
    get throws(FixtureError) { try Overlay.log.written.sorted() }
  }

  /// The paths of the files and folders that the test has opened to read so far, sorted.
  public static var read: [String] {
    get throws(FixtureError) { try Overlay.log.read.sorted() }
  }

  /// The paths that the test has removed, or renamed from, sorted.
  public static var removed: [String] {
    get throws(FixtureError) { try Overlay.log.removed.sorted() }
  }
}

extension FileSystem.Entry: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}
