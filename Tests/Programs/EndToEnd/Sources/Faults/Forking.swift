import Dispatch
import FaultInjection
import Foundation
import Glibc
import Logging
import Pliant
import Synchronization

extension Faults {
  final class Forked {
    dynamic func value(_ x: Int) -> Int { x }
    dynamic var number = 0
    @Observed var items: [Int] = []
  }

  /// Children of a process whose other threads override, observe, log and let objects die meanwhile.
  static func forking() throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "pliant-faults-\(getpid())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: directory.appending(path: "log"))
    let logger = Logger(label: "forking") { SinkLogHandler(label: $0, sinks: [sink]) }
    logger.info("parent")
    sink.flush()
    let value = #method(Forked.value(_:))
    // SAFETY: many threads override it, and none changes it.
    nonisolated(unsafe) let shared = Forked()
    try value.wrap(on: shared, key: "parent") { layer in { f, x in layer.next(f, x) + 1 } }
    // The runtime locks a type while it is made: a forked child would wait for the lock forever.
    for number in 0..<4 { busy(number, shared, value, logger) }
    let isRunning = Flag()
    let threads = (0..<4).map { number in
      Thread {
        while isRunning.isSet { busy(number, shared, value, logger) }
      }
    }
    for thread in threads { thread.start() }
    var ends: [Int32: Int] = [:]
    for number in 0..<100 {
      let child = fault_fork()
      if child == 0 { _exit(inChild(number, shared, value, logger, sink)) }
      ends[fault_wait(child, 20), default: 0] += 1
    }
    isRunning.clear()
    for thread in threads { while !thread.isFinished { usleep(100) } }
    sink.flush()
    let text = (try? String(contentsOf: sink.url, encoding: .utf8)) ?? ""
    print("children that went on: \(ends)")
    print("lines of children: \(text.matches(of: /child \d+/).count)")
  }

  /// What a thread of the parent does at any moment of a fork.
  private static func busy(
    _ thread: Int,
    _ shared: Forked,
    _ value: Method<(Forked, Int) -> Int>,
    _ logger: Logger
  ) {
    switch thread {
    case 0:
      _ = try? value.wrap(on: shared, key: "busy") { layer in { f, x in layer.next(f, x) } }
      value.removeOverride(on: shared, key: "busy")
    case 1:
      let own = Forked()
      let token = try? observe(own, \.number) { _, _ in }
      own.number += 1
      token?.stop()
      onDeallocation(of: own) {}
    case 2:
      for _ in 0..<100 { _ = shared.value(1) }
      let redefinition = try? value.redefine { _, x in x }
      redefinition?.stop()
    default:
      let own = Forked()
      _ = try? observe(own, \.items, owner: own) {}
      own.items.append(1)
      logger.debug("never written")
    }
  }

  /// 0 where everything works, and else the number of what does not.
  private static func inChild(
    _ number: Int,
    _ shared: Forked,
    _ value: Method<(Forked, Int) -> Int>,
    _ logger: Logger,
    _ sink: FileSink
  ) -> Int32 {
    guard shared.value(1) == 2 else { return 1 }
    var events = ""
    do {
      let own = Forked()
      onDeallocation(of: own) { events += "gone" }
      try value.override(on: own) { _, x in x * 10 }
      let told = try observe(own, \.number) { old, new in events += "\(old)>\(new) " }
      own.number = own.value(1)
      try observe(own, \.items, owner: own) { events += "items " }
      own.items.append(1)
      told.stop()
    } catch {
      return 2
    }
    guard events == "0>10 items gone" else { return 3 }
    value.removeOverride(on: shared, key: "parent")
    guard shared.value(1) == 1 else { return 4 }
    let memory = MemoryLog()
    Logger(label: "child") { SinkLogHandler(label: $0, sinks: [memory]) }.info("numbered")
    guard memory.records.first?.threadID == Int(getpid()) else { return 5 }
    logger.info("child \(number)")
    sink.flush()
    return 0
  }
}

final class Flag: Sendable {
  private let word = Atomic(true)
  var isSet: Bool { word.load(ordering: .relaxed) }
  func clear() { word.store(false, ordering: .relaxed) }
}
