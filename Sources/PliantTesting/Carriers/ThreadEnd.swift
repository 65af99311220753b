import CPliant
import Glibc
import PliantBase

/// The end of a carried thread, at which libraries free what belongs to it, in its surroundings.
enum ThreadEnd {
  /// The key of a destructor that pops in the third of four rounds: Thread Sanitizer has the last.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { round in
      let round = UInt(bitPattern: round)
      if round < 3 { ThreadEnd.set(round + 1) } else { swift_task_localValuePop() }
    }
    return key
  }()

  private static func set(_ round: UInt) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: round))
  }

  /// Has the current thread see surroundings until its end.
  static func keep(_ surroundings: Surroundings?) {
    let type = unsafeBitCast(Surroundings?.self as Any.Type, to: UnsafeRawPointer.self)
    withUnsafeTemporaryAllocation(of: Surroundings?.self, capacity: 1) { value in
      guard let start = value.baseAddress else { return }
      value.initialize(repeating: surroundings)
      // SAFETY: a task-local variable's key is its object's address; the runtime takes the value.
      swift_task_localValuePush(
        Unmanaged.passUnretained(Surroundings.$own).toOpaque(),
        start,
        type
      )
    }
    set(1)
  }
}
