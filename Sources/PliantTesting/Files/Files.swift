import PliantBase
public import Testing

extension Trait where Self == Fixture {
  /// Gives the test a file system of its own over the real disk, with these files.
  ///
  /// The real disk shows through and cannot be changed: everything that the test creates, changes,
  /// renames, links or removes is so for this test alone, and is gone when it ends. Keys are
  /// absolute paths; a path that ends in `/` is a folder. Missing folders above are created. With
  /// the base `.empty` the real disk is hidden, but for what the process needs.
  ///
  /// ```swift
  /// @Test(.files(["/etc/shop/prices.json": "{}", "/var/shop/": "", "/etc/motd": .missing]))
  /// ```
  ///
  /// `FileManager`, `Data`, `FileHandle`, `Bundle` and everything else that calls the C library
  /// use it, with relative paths, links and folder descriptors, too. A function that would reach
  /// the real disk in another way fails, and so does the test. What was read and written is told by
  /// ``FileSystem/read``, ``FileSystem/written`` and ``FileSystem/removed``.
  public static func files(
    _ files: [String: FileSystem.Entry] = [:],
    base: FileSystem.Base = .disk,
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    Fixture(".files", for: callers, isUsed: true) { term, operation in
      let overlay = try Overlay(files, base, term)
      defer { overlay.end() }
      try await Fixture.run(
        answering: FileEntryPoints.all + (overlay.isLimited ? FileEntryPoints.limiting : []),
        for: callers,
        changing: { $0.replacements.files = overlay },
        operation
      )
    }
  }
}
