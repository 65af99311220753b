import CPliant
import Glibc
import PliantBase
import PliantHooks
import PliantImages

/// Deinits that are isolated to an actor and may run after their class's destroy function.
///
/// The destroy function passes the object to the runtime's `swift_task_deinitOnExecutor`. Its image
/// is made to import Pliant's entry instead, which reports the death once the deinit has run.
enum IsolatedDeinits {
  /// Reports the deaths of a class's objects after their isolated deinit, if they have one.
  ///
  /// With `--static-swift-stdlib` the image imports nothing, and the deaths are reported early.
  static func follow(_ destroy: UnsafeRawPointer?, of declaration: String) throws {
    guard let destroy, let onExecutor,
      let image = Image.holding(UInt(bitPattern: destroy)),
      !followed.withLock({ $0.contains(image.base) })
    else { return }
    try followed.withLock { followed in
      for cell in ImportTable.cells(of: image, symbol: symbol) {
        let held = UInt(bitPattern: pliant_load(cell))
        // It holds an address in the image itself until its first call; other code is a second copy
        // of Pliant.
        guard held == onExecutor || image.contains(held) else { continue }
        try WritableMemory.store(pliant_isolated_deinit_hook(), to: cell, of: declaration)
      }
      followed.insert(image.base)
    }
  }

  private static let symbol = "swift_task_deinitOnExecutor"
  private static let followed = Guarded<Set<UInt>>([])
  private static let waiting = Guarded<[UInt: Waiting]>([:])

  private struct Waiting: Sendable {
    let deinitializer: UInt
    let answer: UInt
  }

  /// The runtime's function; nil if it is linked into the program.
  private static let onExecutor: UInt? = {
    guard let function = dlsym(nil, symbol) else { return nil }
    pliant_set_isolated_deinits(
      function,
      { object, deinitializer, answer in
        let new = Waiting(
          deinitializer: UInt(bitPattern: deinitializer),
          answer: UInt(bitPattern: answer)
        )
        IsolatedDeinits.waiting.withLock { $0[UInt(bitPattern: object)] = new }
      },
      { object, answer in
        let found = IsolatedDeinits.waiting.withLock {
          $0.removeValue(forKey: UInt(bitPattern: object))
        }
        guard let found, let deinitializer = UnsafeRawPointer(bitPattern: found.deinitializer)
        else { preconditionFailure("a deinit runs once, after it was put aside") }
        answer.pointee = UnsafeRawPointer(bitPattern: found.answer)
        return deinitializer
      },
      { answer in ObjectRecords.objectDied(answer) }
    )
    return UInt(bitPattern: function)
  }()
}
