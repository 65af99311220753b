import Foundation
import PliantOverriding
import Synchronization
public import Testing

/// The source of all random numbers of Swift except those of `UUID`.
let chance = EntryPoint("swift_stdlib_random") { call in
  guard let random = Replacements.current?.random else {
    Isolation.note(.random, "random numbers")
    return call.original()
  }
  random.fill(call.pointer(0), call[1])
  return 0
}

extension Trait where Self == Fixture {
  /// Makes random numbers reproducible while the test runs.
  ///
  /// `SystemRandomNumberGenerator`, and with it `random(in:)`, `shuffled()`, `randomElement()` and
  /// `UUID()`, draw from a generator with this seed. Child tasks share the generator: if they draw
  /// at the same time, the order in which they draw determines their numbers. Sets and dictionaries
  /// have another order in each run, unless `SWIFT_DETERMINISTIC_HASHING=1` is in the environment.
  ///
  /// The numbers are those of SplitMix64 (Steele, Lea and Flood, 2014).
  public static func random(seed: UInt64, for callers: Fixture.Callers = .test) -> Fixture {
    Fixture(".random", for: callers) { _, operation in
      let state = RandomState(seed)
      try await Fixture.run(
        [RandomState.newIdentifier.scope { state.identifier() }],
        answering: [chance],
        for: callers,
        changing: { $0.replacements.random = state },
        operation
      )
    }
  }
}

final class RandomState: Sendable {
  fileprivate static let newIdentifier: Callable<() -> UUID> = #callable(UUID.init as () -> UUID)
  private let state: Mutex<UInt64>

  init(_ seed: UInt64) { state = Mutex(seed) }

  /// Returns a random UUID, which is of version 4.
  func identifier() -> UUID {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { fill($0.baseAddress, $0.count) }
    bytes.6 = bytes.6 & 0x0f | 0x40
    bytes.8 = bytes.8 & 0x3f | 0x80
    return UUID(uuid: bytes)
  }

  func fill(_ start: UnsafeMutableRawPointer?, _ count: Int) {
    let bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
    state.withLock { state in
      for index in bytes.indices {
        if index % 8 == 0 { state &+= 0x9e37_79b9_7f4a_7c15 }
        var mixed = state
        mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed &>> 31
        bytes[index] = UInt8(truncatingIfNeeded: mixed &>> (index % 8 * 8))
      }
    }
  }
}
