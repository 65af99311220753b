import CPliant

/// Compares the known layouts of compiler and runtime with declarations of our own, before anything
/// is written.
///
/// An address is followed only into an image, so that another layout is reported and never crashes.
package enum RuntimeLayout {
  /// The part whose layout is not the known one; nil if all are.
  package static let difference: String? =
    classDifference ?? typeDifference ?? protocolDifference ?? recordDifference

  /// The same of tasks and of blocks, which fixtures alone read.
  package static let differenceOfTasks: String? =
    taskDifference ?? localDifference ?? blockDifference

  private typealias Checked = TypeDescriptor<ImageMemory>

  private static func isCode(_ address: UInt) -> Bool {
    Image.holding(address)?.containsCode(address) ?? false
  }

  // MARK: Classes

  private static var classDifference: String? {
    let subclass = callsThroughVTable(LayoutProbeSubclass())
    let (metadata, base) = (
      ClassMetadata(LayoutProbeSubclass.self), ClassMetadata(LayoutProbe.self)
    )
    guard metadata.superclass == base, base.superclass == nil else { return "superclass pointer" }
    let types = [metadata, base].map {
      Checked(address: $0.descriptorAddress, space: ImageMemory())
    }
    guard types.allSatisfy({ $0.kind == .class }),
      types.map(\.name) == ["LayoutProbeSubclass", "LayoutProbe"]
    else { return "class descriptor" }
    guard base.instanceSize == 24, metadata.instanceSize == 32 else { return "instance size" }
    guard metadata.slots.count < 4_096, base.slots.count < 4_096 else { return "class size" }
    guard isCode(UInt(bitPattern: pliant_load(metadata.destroySlot))) else { return "destroy slot" }
    let tables = types.map { ClassTables(at: $0.address, in: ImageMemory()) }
    // The optimizer empties the descriptors of methods that nothing dispatches.
    let methods = tables[1].map { Set($0.methods.compactMap(\.implementation)) } ?? []
    guard !methods.isEmpty, base.slotContents.isSuperset(of: methods) else { return "vtable" }
    let overrides = tables[0].map { Set($0.overrides) } ?? []
    guard subclass == 3, !overrides.isEmpty, metadata.slotContents.isSuperset(of: overrides)
    else { return "override table" }
    // Without reflection metadata a class has no fields, but their offsets.
    guard let vector = types[1].fieldOffsetVector, types[1].fieldCount == 1,
      base.slots.contains(vector), UInt(bitPattern: pliant_load(base.cell(at: vector))) == 16,
      types[1].fields.map({ $0.records?.map(\.name) == ["field"] }) ?? true
    else { return "stored properties" }
    return nil
  }

  // MARK: Types

  private static var typeDifference: String? {
    let words = metadataWords(of: LayoutBox<Int>.self)
    let box = Checked(address: words[1], space: ImageMemory())
    guard TypeKind(of: LayoutBox<Int>.self) == .struct, box.kind == .struct, box.name == "LayoutBox"
    else { return "struct descriptor" }
    guard box.generics?.argumentCount == 2, box.generics?.keyParameterCount == 1,
      words[2] == UInt(bitPattern: metadataWords(of: Int.self)), ImageMemory.holds(words[3])
    else { return "generic arguments" }
    guard TypeKind(of: LayoutCases.self) == .enum,
      Checked(address: metadataWords(of: LayoutCases.self)[1], space: ImageMemory())
        .payloadCount == 2
    else { return "enum descriptor" }
    guard ValueLayout.isCopyable(Int.self), ValueLayout.isBitwiseTakable(Int.self),
      !ValueLayout.isBitwiseTakable(LayoutWeak.self), !ValueLayout.isAlignedLikeVector(Int.self),
      ValueLayout.isAlignedLikeVector(SIMD4<Float>.self)
    else { return "value witness table" }
    // The runtime may have copied the labels, so that no image holds them.
    let tuple = metadataWords(of: (number: Int8, text: String).self)
    guard tuple[1] == 2, tuple[3] == UInt(bitPattern: metadataWords(of: Int8.self)),
      tuple[5] == UInt(bitPattern: metadataWords(of: String.self)),
      let elements = TupleElement.all(of: (number: Int8, text: String).self),
      elements.map(\.label) == ["number", "text"], elements.map(\.offset) == [0, 8]
    else { return "tuple" }
    typealias Probe = (Int, () -> Void, @escaping () -> Void) -> String
    let function = metadataWords(of: Probe.self)
    guard function[1] & 0xffff == 3,
      function[2] == UInt(bitPattern: metadataWords(of: String.self)),
      function[3] == UInt(bitPattern: metadataWords(of: Int.self)),
      FunctionType.borrowedClosures(of: Probe.self) == 1
    else { return "function type" }
    return nil
  }

  // MARK: Protocols

  private static var protocolDifference: String? {
    guard let type = ExistentialType((any LayoutRequirements).self), type.isOpaque,
      let start = type.onlyProtocol, ExistentialType(AnyObject.self)?.isClassBound == true,
      ExistentialType((any Error).self)?.isSpecial == true,
      Checked(address: start, space: ImageMemory()).name == "LayoutRequirements"
    else { return "existential type" }
    guard let descriptor = ProtocolDescriptor((any LayoutRequirements).self),
      descriptor.tableCount == 4, descriptor.functionIndices == [2, 3],
      descriptor.isOnInstance(2), !descriptor.isAsync(2), !descriptor.isOnInstance(3),
      descriptor.isAsync(3), Set(descriptor.inherited.map(\.tableCount)) == [1]
    else { return "protocol descriptor" }
    let table = UnsafeRawPointer(bitPattern: start).flatMap {
      swift_conformsToProtocol(unsafeBitCast(LayoutConformer.self, to: UnsafeRawPointer.self), $0)
    }
    guard let words = table?.assumingMemoryBound(to: UInt.self), ImageMemory.holds(words[0]),
      ImageMemory().reference(at: words[0]) == start, isCode(words[2])
    else { return "witness table" }
    return nil
  }

  // MARK: Async functions

  private static var recordDifference: String? {
    let address = withUnsafeBytes(of: LayoutSuspending()) { $0.load(as: UInt.self) }
    guard ImageMemory.holds(address), let record = AsyncRecord(at: address), isCode(record.code),
      (16..<4_096).contains(record.contextSize)
    else { return "record of an async function" }
    return nil
  }
}

// MARK: - Tasks and blocks

extension RuntimeLayout {
  /// A job is the beginning of a task: its flags and number are in one word, and the function by
  /// which it goes on is in another.
  private static var taskDifference: String? {
    let task = Task {}
    return withExtendedLifetime(task) {
      let address = unsafeBitCast(task, to: UInt.self)
      guard let words = UnsafePointer<UInt>(bitPattern: address),
        words[TaskWords.flags] & 0xff == 0,
        words[TaskWords.flags] &>> 32 == swift_task_getJobTaskId(words) & 0xffff_ffff
      else { return "flags and number of a task" }
      return isCode(words[TaskWords.resume]) ? nil : "function by which a task goes on"
    }
  }

  private static var localDifference: String? {
    let isKnown = LayoutLocal.$value.withValue(1) {
      let outer = TaskLocalItem(of: LayoutLocal.$value)
      return LayoutLocal.$value.withValue(2) {
        let inner = TaskLocalItem(of: LayoutLocal.$value)
        return outer != nil && inner.map { $0.next & ~7 } == outer?.address
      }
    }
    return isKnown ? nil : "list of task-local values"
  }

  private static var blockDifference: String? {
    let block: @convention(block) () -> Void = {}
    return withExtendedLifetime(block) {
      isCode(unsafeBitCast(block, to: UnsafePointer<UInt>.self)[2]) ? nil : "block"
    }
  }
}
