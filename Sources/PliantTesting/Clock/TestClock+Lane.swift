import Glibc

extension TestClock {
  /// The order in which work runs: all of a serial queue's runs one after the other.
  struct Lane: Hashable {
    /// The address of the serial queue; 0 if each work has a thread as soon as it needs one.
    private var queue: UInt = 0

    var isSerial: Bool { queue != 0 }

    init() {}

    /// The lane of an event loop, or of another object that runs work in order.
    init(ofObject object: UInt) { queue = object }

    /// The last serial one of a queue and those that it targets.
    init(of queue: UnsafeMutableRawPointer?) {
      var next = UnsafeRawPointer(queue)
      while let queue = next {
        if Self.offsets.width.map({ queue.load(fromByteOffset: $0, as: UInt16.self) }) == 1 {
          self.queue = UInt(bitPattern: queue)
        }
        next = Self.offsets.target.flatMap {
          queue.load(fromByteOffset: $0, as: UnsafeRawPointer?.self)
        }
      }
    }

    /// The places of a queue's width and of its target, which Dispatch has for debuggers.
    private static let offsets: (width: Int?, target: Int?) = {
      guard let table = dlsym(nil, "dispatch_queue_offsets") else { return (nil, nil) }
      // SAFETY: the table is of numbers of 16 bits: a version, and the places and the sizes.
      let words = table.assumingMemoryBound(to: UInt16.self)
      return (words[8] == 2 ? Int(words[7]) : nil, words[0] < 5 ? nil : Int(words[13]))
    }()
  }
}
