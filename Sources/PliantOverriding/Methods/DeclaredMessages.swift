import PliantHooks
import PliantImages

/// Messages that a class declares as methods: the program would never call layers over them.
enum DeclaredMessages {
  private struct Place: Hashable {
    let message: String
    let type: ClassMetadata
  }

  /// The messages that were looked for and not found; nothing declares them later.
  private static let undeclared = Guarded<Set<Place>>([])

  /// Throws if a class or one above it declares a method of a message's name.
  ///
  /// Reads the symbols of the classes' images, once for each message and class. A stripped program
  /// has none.
  static func refuse(_ message: String, of type: ClassMetadata?) throws {
    guard let type else { return }
    let place = Place(message: message, type: type)
    guard !undeclared.withLock({ $0.contains(place) }) else { return }
    let name = message.prefix { $0 != "(" }
    let labels = message.dropFirst(name.count).dropFirst().prefix { $0 != ")" }
    let method = Declaration(
      kind: .method,
      isStatic: false,
      name: String(name),
      labels: name == message ? nil : labels.split(separator: ":").map(String.init)
    )
    if let isPrivate = try HookFinder(method).isPrivate(in: type) {
      throw OverrideError.declared(message: message, type: "\(type.type)", isPrivate: isPrivate)
    }
    undeclared.withLock { _ = $0.insert(place) }
  }
}
