public import Foundation

extension UserDefaults {
  /// Registers the defaults in a file of a bundle: values that apply until others are set.
  ///
  /// ```swift
  /// try UserDefaults.standard.registerDefaults()  // UserDefaults.plist of the program
  /// try UserDefaults.standard.registerDefaults(fromFile: "Defaults", in: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - fileExtension: The file's extension.
  ///   - bundle: The bundle of the file. Resources of a package are in `Bundle.module`.
  /// - Throws: ``ConvenienceError``, which names the file: if it is not in the bundle, cannot be
  ///   read, or is not a property list with a dictionary. No default is registered then.
  public func registerDefaults(
    fromFile name: String = "UserDefaults",
    withExtension fileExtension: String = "plist",
    in bundle: Bundle = .main
  ) throws {
    guard let url = bundle.url(forResource: name, withExtension: fileExtension) else {
      throw ConvenienceError.defaultsFileNotFound(
        name: fileExtension.isEmpty ? name : "\(name).\(fileExtension)",
        bundle: bundle.bundlePath
      )
    }
    try registerDefaults(from: url)
  }

  /// Registers the defaults in a property list: values that apply until others are set.
  ///
  /// - Parameter url: The file, XML, binary or old-style.
  /// - Throws: ``ConvenienceError``, which names the file: if it is missing, cannot be read, or is
  ///   not a property list with a dictionary. No default is registered then.
  public func registerDefaults(from url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ConvenienceError.defaultsFileUnreadable(
        path: url.path,
        detail: error.localizedDescription
      )
    }
    let contents: Any
    do {
      contents = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw ConvenienceError.defaultsFileNotPropertyList(path: url.path, detail: "\(error)")
    }
    guard let defaults = contents as? [String: Any] else {
      throw ConvenienceError.defaultsFileNotDictionary(
        path: url.path,
        found: "\(type(of: contents))"
      )
    }
    register(defaults: defaults)
  }
}
