import CPliant
import Glibc
import PliantImages

extension HookFinder {
  /// A function of C for a handle of a Swift function's type, at an address or where the loader
  /// finds its name.
  ///
  /// Its arguments and its result are in the registers in which Swift has them, if each is a number
  /// or a pointer.
  func functionOfC(
    _ type: Any.Type,
    named name: String,
    at address: UInt? = nil
  ) throws -> Implementation {
    // `dlsym` with NULL, `RTLD_DEFAULT`, finds the function that the program itself would call.
    let linked = dlsym(nil, name).map { UInt(bitPattern: $0) }
    guard let found = address ?? linked, case let start = behindSanitizer(found, name),
      let image = Image.holding(start), let text = Self.text(of: type),
      let symbol = MemberSymbol(demangled: "C." + name + text, owner: nil)
    else { throw notFound() }
    // A function of the program's own may have a name of the C library's.
    let count = FunctionType.parameters(of: type).count
    if found == linked, let reason = CLibrary.refusal(of: name, parameterCount: count) {
      throw declaration.refusal(reason)
    }
    guard Self.isPassedAlike(type) else {
      throw declaration.refusal(
        "only integers of 32 and 64 bits, floating-point numbers and pointers come where Swift has "
          + "them"
      )
    }
    return Implementation(
      declaration: declaration.description,
      function: start,
      kind: .code(try codeOfC(at: start, in: image, named: name)),
      symbol: symbol,
      borrowsClosure: false
    )
  }

  /// The C library's own function, if a sanitizer has one of the name before it, which calls it.
  ///
  /// The C library does not call the sanitizer's. What the sanitizer's own threads call is left
  /// alone: code that was built for the sanitizer cannot run there.
  private func behindSanitizer(_ start: UInt, _ name: String) -> UInt {
    // `RTLD_NEXT`
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard !["clock_gettime", "pthread_create"].contains(name),
      let names = ImageFile.holding(start)?.symbols(at: [start]),
      names.contains(where: { $0.0.hasPrefix("__interceptor_") }), let own = dlsym(next, name)
    else { return start }
    return UInt(bitPattern: own)
  }

  func codeOfC(
    at start: UInt,
    in image: Image,
    named name: String
  ) throws -> FunctionCode {
    let function = try OverrideError.attempt {
      try file(of: image).function(at: start, hasOtherNames: true)
    }
    // If a function is chosen for the processor, or a library is stripped, only unwinders know the
    // length.
    let size = function?.size ?? UnsafeRawPointer(bitPattern: start).map { pliant_unwound_size($0) }
    guard let size, size > 0 else {
      throw declaration.refusal("the system has no code of it that could be entered")
    }
    return FunctionCode(
      start: start,
      size: size,
      room: function?.room ?? size,
      contextSize: nil,
      inlined: search.isDebug(image) ? nil : name,
      isGuarded: true
    )
  }

  /// `(Int32) -> Int32`, as the demangler prints the type.
  private static func text(of type: Any.Type) -> String? {
    let text = Demangler.text(of: type)
    return text.flatMap { text in text.firstIndex(of: "(").map { String(text[$0...]) } }
  }

  // MARK: How C passes arguments

  /// Whether C has each argument, and the result, in a register of its own, as Swift has.
  ///
  /// The system's conventions say so of numbers and pointers, as far as registers go.
  private static func isPassedAlike(_ type: Any.Type) -> Bool {
    let parameters = FunctionType.parameters(of: type).map { scalar($0) }
    guard let result = FunctionType.result(of: type), parameters.allSatisfy({ $0 != nil }),
      result == Void.self || scalar(result) != nil
    else { return false }
    return parameters.count { $0 == .word } <= 6 && parameters.count { $0 == .vector } <= 8
  }

  private enum Scalar { case word, vector }

  private static func scalar(_ type: Any.Type) -> Scalar? {
    if type == Double.self || type == Float.self { return .vector }
    let isPointer = type is any PointerOfC.Type && ValueLayout.isWord(type)
    return isPointer || words.contains { $0 == type } ? .word : nil
  }

  // Narrower numbers fill their registers in Swift's own way.
  private static let words: [Any.Type] = [
    Int.self, UInt.self, Int32.self, UInt32.self, Int64.self, UInt64.self,
  ]
}

/// A type whose values are addresses in C, too.
private protocol PointerOfC {}
extension UnsafePointer: PointerOfC {}
extension UnsafeMutablePointer: PointerOfC {}
extension UnsafeRawPointer: PointerOfC {}
extension UnsafeMutableRawPointer: PointerOfC {}
extension OpaquePointer: PointerOfC {}
extension Optional: PointerOfC where Wrapped: PointerOfC {}
