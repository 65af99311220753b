import Synchronization

private let notes = Mutex<[String]>([])

/// Writes a line of the event log: what ran, and with what.
public func note(_ line: String) { notes.withLock { $0.append(line) } }

/// The same for C.
@_cdecl("forms_note")
public func note(line: UnsafePointer<CChar>) { note(String(cString: line)) }

/// The lines since the last call, and then what the caller of a form saw.
public func transcript(_ view: String) -> String {
  let lines = notes.withLock { lines in
    defer { lines = [] }
    return lines
  }
  return (lines + ["=> \(view)"]).joined(separator: "\n")
}

/// What the functions and layers of the form that runs are to do.
public enum Scene {
  public enum Layer: Int { case never, once, twice, other }

  private static let layerValue = Atomic<Int>(0)
  private static let codeThrowsValue = Atomic<Bool>(false)
  private static let layerThrowsValue = Atomic<Bool>(false)

  /// How often a layer calls what it stands over.
  public static var layer: Layer {
    get { Layer(rawValue: layerValue.load(ordering: .relaxed)) ?? .never }
    set { layerValue.store(newValue.rawValue, ordering: .relaxed) }
  }

  public static var codeThrows: Bool {
    get { codeThrowsValue.load(ordering: .relaxed) }
    set { codeThrowsValue.store(newValue, ordering: .relaxed) }
  }

  public static var layerThrows: Bool {
    get { layerThrowsValue.load(ordering: .relaxed) }
    set { layerThrowsValue.store(newValue, ordering: .relaxed) }
  }
}

@inline(never)
public func change<Value>(_ place: inout Value, to value: Value) { place = value }

/// The value, of which the optimizer learns nothing.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }
