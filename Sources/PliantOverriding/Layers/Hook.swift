import CPliant
import PliantHooks
import PliantImages

/// The place that the program calls one implementation through, and what answers there.
///
/// That is the original, a stack of layers or, as long as no handle has given the hook an entry,
/// other code of the same form. Each implementation has one hook, which is never removed.
final class Hook: @unchecked Sendable {
  // SAFETY: what is not constant is read and written under the lock of `HookRegistry`; layers guard
  // themselves.
  let implementation: Implementation
  private(set) var layers: LayerStack?
  private(set) var replacement: (code: DirectReplacement, record: RedefinitionRecord)?
  private var entry: Entry?

  init(of implementation: Implementation) { self.implementation = implementation }

  /// The code of a handle that calls arrive at, and what it leads to.
  struct Entry {
    let function: UnsafeRawPointer
    let head: UnsafeMutablePointer<pliant_stack>
    let form: Form
    /// The address of the class whose code it is; 0 for functions and methods of values.
    let owner: UInt
    /// Makes a layer that runs code of the form.
    let makeLayer: (Implementation.Original) -> LayerNode
  }

  /// The properties in which two handles on one implementation must agree.
  struct Form: Equatable, CustomStringConvertible {
    let subject: CallingForm
    let signature: Signature?
    /// Whether its closures are passed the actor of their caller.
    let inheritsIsolation: Bool

    var description: String {
      let parameters = signature.map { $0.parameters.joined(separator: ", ") }
      return subject.rawValue + (parameters.map { ", and (\($0))" } ?? "")
        + (inheritsIsolation ? ", and are nonisolated(nonsending)" : "")
    }
  }
}

// MARK: - Entering

extension Hook {
  /// The layers, for a handle of the form; nil if no handle has given the hook an entry.
  ///
  /// Throws if that handle was of another form.
  func layers(as form: Form) throws -> LayerStack? {
    guard let entry else { return nil }
    guard entry.form == form else {
      throw OverrideError.otherForm(
        declaration: implementation.declaration,
        forms: "its closures take \(entry.form), and this one's take \(form)"
      )
    }
    return layers
  }

  /// Makes a stack of layers; other code that is in place becomes its redefinition.
  func enter(by entry: Entry, isOff: Bool, countsCalls: Bool) throws -> LayerStack {
    try implementation.hook()
    if !isOff { try replacement?.code.restore() }
    let layers: LayerStack
    do {
      layers = try makeLayers(by: entry)
    } catch {
      if !isOff { try replacement?.code.write() }
      throw error
    }
    replacement = nil
    if isOff { layers.setIsOff(true) }
    if countsCalls { layers.setCountsCalls(true) }
    self.layers = layers
    self.entry = entry
    return layers
  }

  private func makeLayers(by entry: Entry) throws -> LayerStack {
    let original = try implementation.makeOriginal()
    let layers = LayerStack(
      declaration: implementation.declaration,
      implementation: implementation.id,
      owner: entry.owner,
      shared: implementation.instantiation == nil ? nil : original,
      head: entry.head,
      bottom: entry.makeLayer(original),
      entrySwitch: try EntrySwitch(of: implementation, to: entry.function, over: original)
    )
    if let (code, record) = replacement {
      let node = code.layer(entry.makeLayer)
      try layers.begin(
        with: LayerStack.Redefining(node: node, record: record),
        of: code.scope
      )
    }
    return layers
  }

  /// Makes calls arrive at the entry, also those of images that were loaded since the last time.
  func install() throws {
    if let layers, layers.entrySwitch?.stays == false {
      try layers.install()
    } else if let entry {
      try implementation.install(entry.function)
    }
  }
}

// MARK: - Code without a handle

extension Hook {
  /// Makes other code answer until a handle enters; its layers then have it as their redefinition.
  ///
  /// Returns the redefinition that it displaced. If it throws, that one is still in place.
  func put(
    _ code: DirectReplacement,
    for record: RedefinitionRecord,
    isOff: Bool
  ) throws -> RedefinitionRecord? {
    let old = replacement
    guard code !== old?.code else { return nil }
    if !isOff { try code.write(over: old?.code) }
    replacement = (code, record)
    old?.record.count(-1)
    record.count(1)
    return old?.record
  }

  func take(_ code: DirectReplacement, isOff: Bool) throws {
    guard let old = replacement, old.code === code else { return }
    if !isOff { try code.restore() }
    replacement = nil
    old.record.count(-1)
  }

  /// The layers, and the layer that runs other code as their redefinition; nil without an entry.
  func layer(for code: DirectReplacement) -> (layers: LayerStack, node: LayerNode)? {
    guard let layers, let entry else { return nil }
    return (layers, code.layer(entry.makeLayer))
  }
}
