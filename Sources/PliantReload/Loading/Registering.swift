import CPliant
import PliantImages

/// Makes the runtime, the unwinder and debuggers know what an object has.
struct Registering {
  let object: ReloadedObject

  func run() {
    for (index, section) in object.file.sections.enumerated() where section.name == ".eh_frame" {
      guard let frames = object.bases[index].flatMap({ UnsafeRawPointer(bitPattern: $0) }) else {
        continue
      }
      // SAFETY: the section is relocated, ends with zeros, and is never freed.
      pliant_register_frames(frames)
    }
    register("swift5_protocols", swift_registerProtocols)
    register("swift5_type_metadata", swift_registerTypeMetadataRecords)
    register("swift5_protocol_conformances", swift_registerProtocolConformances)
    tellDebugger()
  }

  /// Registers the records of what is new: those that lead into the object itself.
  private func register(
    _ name: String,
    _ register: (UnsafeRawPointer, UnsafeRawPointer) -> Void
  ) {
    for (index, section) in object.file.sections.enumerated() where section.name == name {
      guard let base = object.bases[index] else { continue }
      var count: UInt = 0
      for record in stride(from: base, to: base + UInt(section.size & ~3), by: 4) {
        guard let target = Memory.relative(at: record), isOwn(target & ~3) else { continue }
        let place = base + count * 4
        Memory.store(UInt32(truncatingIfNeeded: target &- place), at: place)
        count += 1
      }
      guard count > 0, let start = UnsafeRawPointer(bitPattern: base) else { continue }
      // SAFETY: the records are relocated, and never freed.
      register(start, start + Int(count * 4))
    }
  }

  private func isOwn(_ address: UInt) -> Bool {
    object.file.sections.indices.contains { index in
      guard let base = object.bases[index] else { return false }
      return address >= base && address - base < UInt(object.file.sections[index].size)
    }
  }

  /// Debuggers read the file, with the addresses of its sections.
  private func tellDebugger() {
    let (copy, size) = object.file.withBytes { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
      copy.copyMemory(from: bytes)
      return (copy, bytes.count)
    }
    for (index, section) in object.file.sections.enumerated() {
      guard let base = object.codeAddress(of: index), section.addressField + 8 <= size else {
        continue
      }
      copy.storeBytes(of: base, toByteOffset: section.addressField, as: UInt.self)
    }
    // SAFETY: the copy is never freed.
    if let start = copy.baseAddress { pliant_notify_debugger(start, size) }
  }
}
