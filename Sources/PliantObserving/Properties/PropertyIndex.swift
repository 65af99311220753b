import CPliant
import PliantHooks
import PliantImages

/// The way in which changes of a property of one object can be seen.
enum PropertySource {
  /// Its accessors report them.
  case property(Property)
  /// Its accessors and accesses of the memory at an offset in the object report them.
  case stored(Property, offset: Int)
  /// The slot that `@Observed` put beside it reports them.
  case observed(Slot)
  /// The property never changes.
  case constant

  var property: Property? {
    switch self {
    case .property(let property), .stored(let property, _): property
    case .observed, .constant: nil
    }
  }
}

/// The properties that were looked for, by class and by their identity in key paths.
struct PropertyIndex: Sendable {
  private struct Place: Hashable {
    let type: ClassMetadata
    let component: UInt
  }

  private enum Known {
    case property(Property, SeenChanges?)
    /// `@Observed`, with the place of its slot in the object.
    case observed(offset: Int)
    /// `@Observed`, in a program without symbols.
    case unnamed
    case constant
    case refused(any Error)
  }

  private var known: [Place: Known] = [:]
  private var properties: [UInt: Property] = [:]
  /// The properties whose accessors cannot be made to report.
  private var stored: [String: Property] = [:]
  /// The heads that the accessors of a property and of its overrides notify; never freed.
  private var heads: [UInt: Head] = [:]
  private static let shared = Guarded(PropertyIndex())

  private struct Head: @unchecked Sendable {
    // SAFETY: the pointer is constant, and C reads and writes atomically what it points to.
    let pointer: UnsafeMutablePointer<pliant_property>
  }

  private mutating func head(
    of accessors: PropertyAccessors
  ) -> UnsafeMutablePointer<pliant_property> {
    if let known = heads[accessors.id] { return known.pointer }
    let head = UnsafeMutablePointer<pliant_property>.allocate(capacity: 1)
    head.initialize(to: pliant_property())
    heads[accessors.id] = Head(pointer: head)
    return head
  }

  /// The name of the property of a slot's key, for people.
  static func name(ofKey key: UInt) -> String? {
    shared.withLock { index in
      index.stored.values.first { $0.key == key }?.name
        ?? index.properties.values.first { $0.key == key }?.name
    }
  }

  /// The way in which changes of the property that a step of a path names can be seen on `object`.
  ///
  /// One that is not `dynamic` must be of a library, or all its changes be seen.
  static func source(
    of step: ObservedPath.Step,
    in object: AnyObject,
    askedBy module: Substring
  ) throws -> PropertySource {
    guard let component = step.first else { return .constant }
    let type = ClassMetadata(Swift.type(of: object))
    let place = Place(type: type, component: component.identity)
    var found = shared.withLock { $0.known[place] }
    if found == nil {
      let new = find(component, in: object, type)
      // Caches no refusal that can pass, because the process may later have or allow what it lacks
      // now.
      if case .refused(let error as OverrideError) = new, error.isPassing { throw error }
      try type.keepImage(for: "\(type.type)")
      shared.withLock { $0.known[place] = new }
      found = new
    }
    switch found {
    case .property(let property, let seen):
      if let offset = seen?.field?.offset { return .stored(property, offset: offset) }
      guard
        property.isDynamic || seen?.callsAccessors == true
          || seen?.isOfLibrary == true && property.module != module
      else { throw ObservingError.notObservable(property: property.name) }
      return .property(property)
    case .observed(let offset):
      return .observed(ObservedSlot.slot(at: offset, in: object))
    case .unnamed:
      guard let slot = ObservedProbe.slot(of: component, in: object) else {
        throw ObservingError.notObservable(property: "a property of \(type.type)")
      }
      return .observed(slot)
    case .constant, nil: return .constant
    case .refused(let error): throw error
    }
  }

  private static func find(
    _ component: KeyPathComponent,
    in object: AnyObject,
    _ type: ClassMetadata
  ) -> Known {
    let finder = PropertyFinder(type)
    switch component.kind {
    case .computed(let computed):
      do {
        let (declaration, declaring) = try declaration(of: computed, finder)
        if let slot = finder.field(named: ObservedSlot.prefix + declaration.name) {
          return .observed(offset: slot.offset)
        }
        let exact =
          declaring.map { finder.finder(of: $0, descriptor: computed.id) } ?? finder
        return try property(declaration, computed, value: component.value, exact)
      } catch {
        // Without symbols, only reading it shows whether it is `@Observed`.
        if case OverrideError.stripped = error, ObservedSlot.isIn(type),
          ObservedProbe.slot(of: component, in: object) != nil
        {
          return .unnamed
        }
        if case ObservingError.notObservable(let name) = error, !finder.hasReflection {
          let detail =
            "its class may hold what makes it '@Observed', but has no reflection metadata: "
            + "build its module without -disable-reflection-metadata"
          return .refused(ObservingError.unsupportedPath(path: name, detail: detail))
        }
        return .refused(error)
      }
    case .classStored(let offset, let isMutable):
      guard let (field, declaring) = finder.field(at: offset) else {
        return .refused(
          ObservingError.notObservable(property: "\(type.type): the property at offset \(offset)")
        )
      }
      guard isMutable || field.isVariable else { return .constant }
      let owner = declaring.descriptor?.name ?? "\(declaring.type)"
      let setter = Declaration(kind: .setter, isStatic: false, name: field.name, owner: owner)
      let seen = PropertyFinder.ofStored(in: declaring).seenChanges(of: setter)
      guard let seen, seen.field != nil else {
        return .refused(ObservingError.notObservable(property: "\(owner).\(field.name)"))
      }
      return .property(stored(seen), seen)
    case .structStored, .optionalChain, .optionalForce, .optionalWrap: return .constant
    }
  }

  private static func declaration(
    of computed: KeyPathComponent.Computed,
    _ finder: PropertyFinder
  ) throws -> (Declaration, ClassMetadata?) {
    let getter = UInt(bitPattern: computed.getter)
    do {
      return try finder.declaration(at: computed.idIsAddress ? [computed.id, getter] : [getter])
    } catch let error as OverrideError {
      guard !computed.isOfProtocol else {
        if let found = finder.declaration(byProtocolAt: getter) { return (found, nil) }
        throw ObservingError.unsupportedPath(
          path: "a property of a protocol",
          detail:
            "a generic function names it through the protocol; pass it the key path of the class"
        )
      }
      // Its number among the stored properties identifies it, and says that it is only that.
      let field = computed.idIsAddress ? nil : finder.field(numbered: computed.id)
      guard let name = field ?? finder.leftOut(descriptor: computed.id) else { throw error }
      throw ObservingError.notObservable(property: name)
    }
  }

  private static func property(
    _ declaration: Declaration,
    _ computed: KeyPathComponent.Computed,
    value: Any.Type,
    _ finder: PropertyFinder
  ) throws -> Known {
    do {
      let property = try entered(declaration, computed, value: value, finder)
      return .property(property, property.isDynamic ? nil : finder.seenChanges(of: declaration))
    } catch let error as ObservingError where error.isNotObservable {
      // Then every change is one of its memory, unless a subclass has accessors.
      guard let seen = finder.seenChanges(of: declaration), seen.field != nil, !seen.isOverridden
      else { throw error }
      return .property(stored(seen), seen)
    }
  }

  /// A stored property whose accessors cannot be made to report.
  private static func stored(_ seen: SeenChanges) -> Property {
    shared.withLock { properties in
      let property = properties.stored[seen.identity] ?? Property(seen)
      properties.stored[seen.identity] = property
      return property
    }
  }

  private static func entered(
    _ declaration: Declaration,
    _ computed: KeyPathComponent.Computed,
    value: Any.Type,
    _ finder: PropertyFinder
  ) throws -> Property {
    let accessors: PropertyAccessors
    do {
      accessors = try finder.accessors(of: declaration)
    } catch OverrideError.notFound {
      let name = finder.name(of: declaration)
      // The optimizer leaves out a setter that it has inlined into all callers.
      let canBeSet = computed.isSettable || finder.field(named: declaration.name) != nil
      throw canBeSet
        ? ObservingError.notObservable(property: name) : ObservingError.readOnly(property: name)
    } catch OverrideError.final, OverrideError.notDynamic, OverrideError.storedProperty,
      OverrideError.foreign
    {
      throw ObservingError.notObservable(property: finder.name(of: declaration))
    }
    guard accessors.main.kind != .willSet else {
      throw ObservingError.onlyWillSet(property: accessors.name)
    }
    if case .none = accessors.inPlace {
      throw ObservingError.changedInPlace(property: accessors.name)
    }
    guard ValueLayout.isPassedInRegisters(value) else {
      throw ObservingError.unsupportedType(property: accessors.name, type: "\(value)")
    }
    let property = shared.withLock { properties in
      let property =
        properties.properties[accessors.main.implementation.id]
        ?? Property(accessors, head: properties.head(of: accessors))
      properties.properties[accessors.main.implementation.id] = property
      return property
    }
    if property.isDynamic { try property.install() }
    return property
  }
}

extension ObservingError {
  fileprivate var isNotObservable: Bool { if case .notObservable = self { true } else { false } }
}

extension PropertyFinder {
  /// The class's declaration of a protocol's property, which a key path of a generic function
  /// names; nil if there is no symbol for it.
  fileprivate func declaration(byProtocolAt getter: UInt) -> Declaration? {
    guard let symbols = ImageFile.holding(getter)?.symbols(at: [getter]) else { return nil }
    for (symbol, _) in symbols where symbol.hasSuffix("TK") {
      // `key path getter for Module.Named.title : Swift.String : <A where A: Module.Named>A`
      if let text = Demangler.demangle(symbol)?.dropFirst("key path getter for ".count),
        case let property = DemangledName(text), property.extensionModule == nil,
        let name = property.name
      {
        return Declaration(kind: .setter, isStatic: false, name: name)
      }
    }
    return nil
  }
}

extension KeyPathComponent {
  /// Tells it from the other properties of its class.
  fileprivate var identity: UInt {
    switch kind {
    case .computed(let computed):
      // A stored property's number must not be taken for an offset.
      computed.idIsAddress || computed.isOfProtocol
        ? computed.identity : computed.identity | 1 &<< 63
    case .classStored(let offset, _), .structStored(let offset): UInt(offset)
    case .optionalChain, .optionalForce, .optionalWrap: 0
    }
  }
}
