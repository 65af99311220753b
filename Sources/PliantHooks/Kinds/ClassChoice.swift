import CPliant
import PliantImages

/// A choice by the receiver: one class's instances run other code, and the rest the function's own.
struct ClassChoice: Hashable {
  let type: ClassMetadata
  /// Functions or, if they are async, records.
  let function: UInt
  let otherwise: UInt
  let isAsync: Bool

  private static let thunks = MadeOnce<ClassChoice>()

  /// A thunk that chooses; there is one for each choice.
  func thunk(for declaration: String) throws -> UInt {
    try Self.thunks.address(for: self) {
      let function = try UnsafeRawPointer(codeAt: function, of: declaration)
      let otherwise = try UnsafeRawPointer(codeAt: otherwise, of: declaration)
      let choice = UnsafeMutablePointer<pliant_choice>.allocate(capacity: 1)
      choice.initialize(
        to: pliant_choice(type: type.pointer, otherwise: otherwise, is_async: isAsync)
      )
      return try makeThunk(
        PLIANT_THUNK_BY_CLASS,
        to: function,
        context: choice,
        for: declaration
      ) { choice.deallocate() }
    }
  }
}
