import CPliant
import Glibc
import PliantBase
import PliantHooks
import PliantImages
import Synchronization

/// A function of the C library, or of a library like it, that a fixture answers in Swift.
///
/// It is hooked beneath the layers that handles install: a redefinition of the same function comes
/// first, whatever type its handle has, and the original of that is what is answered here. Methods
/// of Swift's that do not suspend or throw are answered as well, by their mangled names.
package final class EntryPoint: Sendable {
  /// The one type of all: the registers of six words and of two floating-point numbers, and those
  /// of a result, of which C has one.
  ///
  /// A function that takes fewer reads no others, and one with `...` is called alike.
  fileprivate typealias Function =
    @convention(thin) (Int, Int, Int, Int, Int, Int, Double, Double) -> (Int, Int, Int)
  package typealias Answer = @Sendable (Call) -> Int

  package let name: String
  /// The mangled name of a class in whose image a function of Swift's is looked for.
  private let type: String?
  let answer: Answer
  private let original = Atomic<UInt>(0)
  private let state = Guarded(State())

  private struct State {
    var function: FunctionBodies.Function?
    /// The code that has calls answered.
    var body: UInt = 0
    var users = 0
  }

  package init(_ name: String, in type: String? = nil, _ answer: @escaping Answer) {
    (self.name, self.type) = (name, type)
    self.answer = answer
  }

  /// The function; nil if no library has it.
  package var address: UInt? {
    type == nil ? dlsym(nil, name).map { UInt(bitPattern: $0) } : definition?.address
  }

  /// The image of the class that a function of Swift's belongs to; nil without one.
  var image: Image? {
    type.flatMap { _typeByName($0) ?? _typeByName($0 + "yytG") }.flatMap { $0 as? AnyClass }
      .flatMap { ClassMetadata($0).descriptor.flatMap { Image.holding($0.address) } }
  }

  private var definition: ImageFile.Definition? {
    image.flatMap { try? ImageFile.of($0) }?.definitions(of: name).first
  }
}

// MARK: - Answering

extension EntryPoint {
  /// Has calls answered until the returned function is called.
  ///
  /// - Throws: `OverrideError` if a function is in no library, or cannot be hooked.
  static func begin(_ points: [EntryPoint]) throws -> @Sendable () -> Void {
    var begun = 0
    do {
      for point in points {
        try point.begin()
        begun += 1
      }
    } catch {
      for point in points[..<begun] { point.end() }
      throw error
    }
    return { for point in points { point.end() } }
  }

  /// Has calls answered until ``end()`` was called as often as this.
  package func begin() throws {
    try OverridePolicy.require(.all, for: Demangler.demangle(name) ?? name)
    // Finding a function may call it, and so is done under no lock.
    let isKnown = state.withLock { $0.function != nil }
    let prepare = isKnown ? nil : try type == nil ? functionOfC() : functionOfSwift()
    try state.withLock { state in
      if state.function == nil, let prepare {
        (state.function, state.body) = try hook(prepare())
      }
      if state.users == 0, let function = state.function {
        Self.link(function) { [body = state.body] in $0.append((self, body)) }
      }
      state.users += 1
    }
  }

  private func functionOfC() throws -> () throws -> FunctionBodies.Function {
    let declaration = Declaration(kind: .method, isStatic: false, name: name)
    typealias Words = (Int, Int, Int, Int, Int, Int, Double, Double) -> Int
    let found = try HookFinder(declaration).freeFunction(of: Words.self, isOfC: true)
    try found.checkPolicy()
    return { try FunctionBodies.prepare(found) }
  }

  private func functionOfSwift() throws -> () throws -> FunctionBodies.Function {
    let readable = Demangler.demangle(name) ?? name
    guard let image, let definition else {
      throw OverrideError.notFound(declaration: readable, nearMisses: [])
    }
    return {
      try FunctionBodies.prepare(
        readable,
        at: definition.address,
        size: definition.size,
        contextSize: nil,
        in: image
      )
    }
  }

  package func end() {
    state.withLock { state in
      state.users -= 1
      guard state.users == 0, let function = state.function else { return }
      Self.link(function) { $0.removeAll { $0.point === self } }
    }
  }

  /// The entry points in use and the code of each, by function; several are linked, newest last.
  private static let answering = Guarded<[UInt: [(point: EntryPoint, body: UInt)]]>([:])

  /// Has calls answered by the newest entry point of a function, whose original is the one before.
  private static func link(
    _ function: FunctionBodies.Function,
    _ change: (inout [(point: EntryPoint, body: UInt)]) -> Void
  ) {
    answering.withLock { answering in
      var below = function.first
      change(&answering[function.first, default: []])
      for (point, body) in answering[function.first] ?? [] {
        point.original.store(below, ordering: .releasing)
        below = body
      }
      function.run(below)
    }
  }

  private func hook(
    _ function: FunctionBodies.Function
  ) throws -> (FunctionBodies.Function, UInt) {
    original.store(function.first, ordering: .releasing)
    // Retained for ever, as the hook is.
    let context = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    let arrival = unsafeBitCast(Self.arrival, to: UnsafeRawPointer.self)
    let thunk = try makeThunk(PLIANT_THUNK_SYNC, to: arrival, context: context, for: name)
    return (function, try function.guarding(thunk, for: name))
  }

  /// The code that all thunks lead to; the thunk is the only place that names the entry point.
  private static let arrival: Function = { a, b, c, d, e, f, number, other in
    let arrival = pliant_arrive()
    // SAFETY: `hook` has retained it as the context of the thunk that this call came through.
    let point = Unmanaged<EntryPoint>.fromOpaque(pliant_stack_of(arrival))
    return point._withUnsafeGuaranteedRef { point in
      let original = point.original.load(ordering: .relaxed)
      var call = Call(SIMD8(a, b, c, d, e, f, 0, 0), number, other, original)
      #if arch(x86_64)
      // SAFETY: a function is entered with the stack pointer at the address that it returns to.
      call.caller = UnsafePointer<UInt>(bitPattern: arrival.frame)?.pointee ?? 0
      #endif
      guard point.type != nil else { return (point.answer(call), 0, 0) }
      var rest = (0, 0)
      let first = withUnsafeMutablePointer(to: &rest) { rest in
        call.method = (UInt(bitPattern: arrival.receiver), rest)
        return point.answer(call)
      }
      return (first, rest.0, rest.1)
    }
  }
}

// MARK: - Calls

extension EntryPoint {
  /// The arguments of a call, as they are in the registers.
  ///
  /// The upper half of a word is anything if the argument has 32 bits.
  package struct Call: Sendable {
    private var words: SIMD8<Int>
    package var number: Double
    private let other: Double
    private let function: UInt
    // SAFETY: an answer for a method returns before the call does, and uses the place no later.
    /// The receiver of a method, and the place of the rest of its result.
    fileprivate nonisolated(unsafe) var method: (UInt, UnsafeMutablePointer<(Int, Int)>)?

    fileprivate init(_ words: SIMD8<Int>, _ number: Double, _ other: Double, _ function: UInt) {
      (self.words, self.number, self.other, self.function) = (words, number, other, function)
    }

    /// An address in the function that calls; 0 if it is not known.
    package fileprivate(set) var caller: UInt = 0

    /// The receiver of a method.
    var receiver: UInt? {
      get { method?.0 }
      set { if let newValue { method?.0 = newValue } }
    }

    private struct Closure {
      let call: (Int, Int, Int, Int, Int, Int, Double, Double) -> (Int, Int, Int)
    }

    /// Calls the function itself; the upper half of a result of 32 bits is anything.
    @discardableResult
    package func original() -> Int {
      // SAFETY: the function reads as many of these registers as it has arguments. A method's
      // receiver is an object, and is where a closure's context is; C reads nothing there.
      let closure = unsafeBitCast((function, method?.0 ?? 0), to: Closure.self)
      let result = closure.call(
        words[0],
        words[1],
        words[2],
        words[3],
        words[4],
        words[5],
        number,
        other
      )
      method?.1.pointee = (result.1, result.2)
      return result.0
    }

    /// Calls the function itself with other arguments.
    @discardableResult
    package func original(changing change: (inout Call) -> Void) -> Int {
      var call = self
      change(&call)
      return call.original()
    }

    /// A word of those that the caller has passed, or a place for one of an answer's own.
    package subscript(index: Int) -> Int {
      get { words[index] }
      set { words[index] = newValue }
    }

    mutating func insert(_ word: Int, at index: Int) {
      for later in (index + 1..<8).reversed() { words[later] = words[later - 1] }
      words[index] = word
    }

    func int32(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: words[index]) }
    func uint32(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[index]) }
    func uint64(_ index: Int) -> UInt64 { UInt64(bitPattern: Int64(words[index])) }
    func object(_ index: Int) -> OpaquePointer? { OpaquePointer(bitPattern: words[index]) }
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
      UnsafeMutableRawPointer(bitPattern: words[index])
    }

    /// The structure that an argument points to.
    func load<Value: BitwiseCopyable>(_ index: Int, as _: Value.Type) -> Value? {
      // SAFETY: the C function's declaration says so of the argument.
      pointer(index)?.loadUnaligned(as: Value.self)
    }

    /// Writes a structure to where an argument points, unless that is nowhere.
    func store<Value: BitwiseCopyable>(_ value: Value, at index: Int) {
      pointer(index)?.storeBytes(of: value, as: Value.self)
    }
  }
}
