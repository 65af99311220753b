package import PliantImages

/// An error that occurs when a declaration cannot be overridden.
///
/// Each case says what to do about it. Thrown by the call that asked, before anything was changed.
///
/// ```swift
/// do { try greet.override(on: greeter) { _, who in who } } catch let error as OverrideError {
///   print(error)  // Cannot override 'Greeter.greet(_:)': … Mark it 'dynamic' …
/// }
/// ```
public enum OverrideError: Error, Equatable {
  /// No symbol of the program is this declaration. `nearMisses` are the overloads and the similar
  /// names that were found instead. The optimizer may have left out a declaration that is never
  /// called, or whose calls were all inlined: mark it `dynamic`.
  case notFound(declaration: String, nearMisses: [String])

  /// The image that contains the declaration has no symbols. Link it without `-s` and do not strip
  /// it; declarations that the image exports can still be overridden by other images.
  case stripped(declaration: String, image: String)

  /// A method that is called directly. It is `final`, in an extension, private and never
  /// overridden, or made final by the optimizer because it is never overridden. Or the
  /// optimizer inlined all of its calls, so that overriding it would change nothing. Mark it
  /// `dynamic`, or build its module with `-Xfrontend -enable-implicit-dynamic`.
  case final(declaration: String)

  /// A function, a struct's method, a static or an initializer that is called directly, or whose
  /// calls the optimizer inlined, so that overriding it would change nothing. Mark it `dynamic`, or
  /// build its module with `-Xfrontend -enable-implicit-dynamic`.
  case notDynamic(declaration: String)

  /// An initializer of a class that is not `dynamic`, or is `async`. Its caller has already
  /// allocated the object. Mark it `dynamic`, or override a factory method that calls it.
  case classInitializer(declaration: String)

  /// A generic declaration, or one whose signature names a parameter of its generic class. Its
  /// arguments are not passed as a closure expects them. Override a caller that is not generic.
  case generic(declaration: String)

  /// Several declarations fit. Pick one with `as`, as in
  /// `#method(Greeter.greet(_:) as (Greeter) -> (String) -> String)`.
  case ambiguous(declaration: String, candidates: [String])

  /// The receiver is not an instance of the class that the method belongs to.
  case wrongReceiver(declaration: String, receiver: String)

  /// The receiver's `deinit` has begun, so nothing installed on it could end with it.
  case receiverIsDying(declaration: String)

  /// This process has overridden the declaration through a handle of another form, whose closures
  /// take other arguments; the first form is that of the declaration until the process ends.
  /// `forms` names both. Use the form that was used first.
  case otherForm(declaration: String, forms: String)

  /// The compiler gave the entry a different shape from the method's, or the runtime's data has an
  /// unknown layout. Nothing was written. `detail` says which check failed.
  case unexpectedLayout(declaration: String, detail: String)

  /// A file that the process has loaded is not the ELF file it should be, or was replaced on disk.
  case unreadableImage(path: String, detail: String)

  /// The page that holds the hook could not be made writable.
  case protectedMemory(declaration: String, detail: String)

  /// The process has no memory, or no file descriptor, left for the installation. Nothing was
  /// changed, and trying again may succeed.
  case outOfResources(declaration: String, detail: String)

  /// The process's ``OverridePolicy`` forbids writing the hook. Mark the declaration `dynamic`, or
  /// set `OverridePolicy.current`; the environment may allow no more.
  case forbidden(declaration: String, policy: OverridePolicy)

  /// A declaration of another library, `library`, whose calls cannot be seen from outside: it is
  /// called directly, inlined, or generic. Override a function of your own that calls it.
  case foreign(declaration: String, library: String)

  /// A requirement of a protocol, which has no code of its own. Redefine it for all types that
  /// conform if it is a method that changes no value, or write the handle of a conforming type's
  /// method.
  case requirement(declaration: String)

  /// A stored property that is read and written in place, without a call, as in a final class. Mark
  /// it `dynamic`; `-enable-implicit-dynamic` leaves it alone.
  case storedProperty(declaration: String)

  /// A message that `type` declares as a method, so that the program's calls would not reach its
  /// layers. Write the method's handle; if the method is private, in the file that declares it, and
  /// mark it `dynamic`.
  case declared(message: String, type: String, isPrivate: Bool)

  /// No method of the class `mock` starts with `prefix`. An optimized build leaves out methods that
  /// are never called, `dynamic` or not: mark them `@used`.
  case noMocks(mock: String, prefix: String)
}

extension OverrideError {
  /// The result of `body`; nil if it throws an error that concerns the declaration.
  ///
  /// An error that says that the process lacks a resource is passed on.
  static func attempt<Result>(_ body: () throws -> Result?) throws -> Result? {
    do {
      return try body()
    } catch let error as OverrideError {
      if case .outOfResources = error { throw error }
      return nil
    }
  }

  /// Whether trying again may succeed.
  package var isPassing: Bool {
    switch self {
    case .outOfResources, .forbidden: true
    default: false
    }
  }
}

extension OverrideError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let declaration, let nearMisses): Self.notFound(declaration, nearMisses)
    case .stripped(let declaration, let image):
      "Cannot find '\(declaration)': \(image) has no symbols. Do not strip it"
    case .ambiguous(let declaration, let candidates):
      "'\(declaration)' fits \(candidates.joined(separator: ", ")). Pick one with 'as'"
    case .unreadableImage(let path, let detail): "\(path) cannot be read: \(detail)"
    case .declared(let message, let type, let isPrivate):
      "Cannot use '\(message)' as a message: '\(type)' declares it as a method, whose calls "
        + "would not reach a message. Write its handle, "
        + (isPrivate
          ? "in the file that declares it, and mark it 'dynamic'" : "#method(\(type).\(message))")
    case .noMocks(let mock, let prefix):
      "No method of '\(mock)' starts with '\(prefix)'. An optimized build removes methods "
        + "that are never called, 'dynamic' or not: mark them '@used'"
    case .final(let declaration), .notDynamic(let declaration), .classInitializer(let declaration),
      .generic(let declaration), .wrongReceiver(let declaration, _),
      .receiverIsDying(let declaration), .otherForm(let declaration, _),
      .unexpectedLayout(let declaration, _), .protectedMemory(let declaration, _),
      .outOfResources(let declaration, _), .forbidden(let declaration, _),
      .foreign(let declaration, _), .requirement(let declaration), .storedProperty(let declaration):
      "Cannot override '\(declaration)': \(reason)"
    }
  }

  private static func notFound(_ declaration: String, _ nearMisses: [String]) -> String {
    let near = nearMisses.isEmpty ? "" : "; found instead: " + nearMisses.joined(separator: ", ")
    if nearMisses.contains(where: { $0.contains(" throws(") }) {
      return "Cannot find '\(declaration)'\(near). What throws errors of one type is named, "
        + "or its closure or its type says which: 'throws(E) -> Int'"
    }
    guard nearMisses.isEmpty else {
      return "Cannot find '\(declaration)'\(near). Write its name, labels and types as they are "
        + "declared"
    }
    return "Cannot find '\(declaration)'. Write its name and types as they are declared; an "
      + "optimized build removes functions that are never called, unless they are 'dynamic'"
  }

  /// The reason why the declaration cannot be overridden, and what to do about it.
  package var reason: String {
    switch self {
    case .final:
      "it is final, private, in an extension, or was made final by the optimizer. "
        + "Mark it 'dynamic' or build its module with -Xfrontend -enable-implicit-dynamic"
    case .notDynamic:
      "it is called directly. Mark it 'dynamic' or build its module with "
        + "-Xfrontend -enable-implicit-dynamic"
    case .classInitializer:
      "it is handed an object that is already allocated. Mark it 'dynamic' or, if it is async, "
        + "override a factory method that calls it"
    case .generic:
      "it is generic. Name the types that it is called with, as in '#method(…, for: Order.self)', "
        + "or override a caller that is not"
    case .wrongReceiver(_, let receiver): "it is not a method of \(receiver)"
    case .receiverIsDying: "its object's deinit has begun"
    case .otherForm(_, let forms):
      "a handle of another form was used for it first in this process: \(forms). Use that form "
        + "here, too"
    case .protectedMemory(_, let detail):
      "its hook is in memory that cannot be written: \(detail)"
    case .outOfResources(_, let detail): "the process lacks a resource: \(detail)"
    case .forbidden(_, let policy): "the process's policy forbids it: \(policy.advice)"
    case .foreign(_, let library):
      "\(library) calls it directly, or it is inlined, generic or merged. Override a function of "
        + "yours that calls it"
    case .requirement:
      "it is a protocol's requirement, which has no code of its own. Redefine it if it is a "
        + "method that is neither static, mutating nor an actor's, or write the handle of what "
        + "a conforming type declares for it"
    case .storedProperty:
      "it is stored, and read and written in place without a call. Mark it 'dynamic' "
        + "(-enable-implicit-dynamic leaves it alone)"
    case .unexpectedLayout(_, let detail), .unreadableImage(_, let detail): detail
    case .notFound, .stripped, .ambiguous, .declared, .noMocks: ""
    }
  }
}

// MARK: - Reasons without a case of their own

extension Declaration {
  package func refusal(_ detail: String) -> OverrideError {
    .unexpectedLayout(declaration: description, detail: detail)
  }
}

extension Implementation {
  package func refusal(_ detail: String) -> OverrideError {
    .unexpectedLayout(declaration: declaration, detail: detail)
  }
}

extension UnsafeRawPointer {
  /// The code, or the word that leads to it, at an address, where there must be some.
  init(codeAt address: UInt, of declaration: String) throws {
    guard let code = UnsafeRawPointer(bitPattern: address) else {
      throw OverrideError.codeAtZero(declaration)
    }
    self = code
  }
}

extension OverrideError {
  static func codeAtZero(_ declaration: String) -> OverrideError {
    .unexpectedLayout(declaration: declaration, detail: "code at address 0")
  }

  package static func noThunk(_ declaration: String) -> OverrideError {
    .outOfResources(declaration: declaration, detail: "no page of thunks could be mapped")
  }
}

// MARK: - Errors about images, whose reader knows no declarations

extension OverrideError {
  /// The result of `body`; an error about an image becomes one about a declaration.
  static func naming<Result>(
    _ declaration: @autoclosure () -> String,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageError {
      throw OverrideError(error, for: declaration())
    }
  }

  private init(_ error: ImageError, for declaration: String) {
    let notOurs = "it is not a 64-bit little-endian ELF file"
    self =
      switch error {
      case .exhausted(let detail): .outOfResources(declaration: declaration, detail: detail)
      case .unreadable(let path, let detail), .malformed(let path, let detail):
        .unreadableImage(path: path, detail: detail)
      case .notELF(let path), .unsupported(let path, _):
        .unreadableImage(path: path, detail: notOurs)
      case .notAFile(let path): .unreadableImage(path: path, detail: "it is no file")
      case .notLinked(let path): .unreadableImage(path: path, detail: "it is not linked")
      case .replaced(let path):
        .unreadableImage(
          path: path,
          detail: "it is not the file that was loaded; it was replaced since"
        )
      }
  }
}

extension Image {
  /// Keeps the image at an address in the process, whoever closes it.
  ///
  /// Addresses that Pliant has found in it, and written into it, would dangle.
  package static func keep(at address: UInt, for declaration: @autoclosure () -> String) throws {
    try OverrideError.naming(declaration()) { try keep(at: address) }
  }
}

extension ClassMetadata {
  /// Keeps the image of the class from being closed, so that the addresses found in it stay valid.
  package func keepImage(for declaration: @autoclosure () -> String) throws {
    try Image.keep(at: descriptor?.address ?? address, for: declaration())
  }
}

extension RuntimeLayout {
  /// Throws `OverrideError.unexpectedLayout` if a part has another layout than the known one.
  package static func check(_ part: String? = difference, for declaration: String) throws {
    guard let part else { return }
    throw OverrideError.unexpectedLayout(
      declaration: declaration,
      detail: "this Swift's layout (\(part)) is none that Pliant knows, which are those of 6.2 and "
        + "6.3: use one of these, or a newer Pliant"
    )
  }
}
