import Foundation
import PliantTesting
import ProgramRunner
import Testing

/// The methods of event loops are followed in a library that is loaded while a fixture is in use,
/// also when the next fixture begins before the loader has ended.
///
/// Its modules have the names and the declarations of NIO's, so that its symbols are the same.
@Suite struct LateMethodsTests {
  private typealias Work = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias HandOver = @convention(c) (Int32, Work, UnsafeMutableRawPointer) -> Void

  private final class Box { var seen: [String] = [] }

  @Test func workSeesItsTest() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "late-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try await Self.build(in: folder)
    try await Fixture.environment(["PLIANT_NUMBER": "outer"]).run {
      let load = Task.detached { UInt(bitPattern: dlopen(library, RTLD_NOW)) }
      try FileHandle(forReadingFrom: folder.appending(path: "begun")).close()
      try FileHandle(forWritingTo: folder.appending(path: "go-on")).close()
      try await Fixture.environment(["PLIANT_NUMBER": "none"]).run {}
      let image = try #require(UnsafeMutableRawPointer(bitPattern: await load.value))
      let handOver = unsafeBitCast(
        try #require(dlsym(image, "stand_in_hand_over")),
        to: HandOver.self
      )
      let run = unsafeBitCast(
        try #require(dlsym(image, "stand_in_run")),
        to: (@convention(c) @Sendable () -> Void).self
      )
      let box = Box()
      for way in Int32(0)..<8 {
        for number in 1...2 {
          try await Fixture.environment(["PLIANT_NUMBER": "\(number)"]).run {
            handOver(
              way,
              {
                let number = getenv("PLIANT_NUMBER").map { String(cString: $0) } ?? "nobody's"
                Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().seen.append(number)
              },
              Unmanaged.passUnretained(box).toOpaque()
            )
          }
        }
        run()
      }
      #expect(box.seen.joined() == String(repeating: "12", count: 8))
    }
  }

  private static func build(in folder: URL) async throws -> String {
    for pipe in ["begun", "go-on"] {
      try #require(mkfifo(folder.appending(path: pipe).path, 0o600) == 0)
    }
    let (source, slow) = (folder.appending(path: "slow.c"), folder.appending(path: "libslow.so"))
    try slowToLoad.write(to: source, atomically: true, encoding: .utf8)
    let place = "-DFOLDER=\"\(folder.path)\""
    try await runProgram("clang", ["-shared", "-fPIC", place, "-o", slow.path, source.path])
      .succeeded()
    for (module, source) in [("NIOCore", core), ("NIOPosix", posix)] {
      let file = folder.appending(path: module + ".swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let options = [
        "-swift-version", "5", "-enable-testing", "-emit-library", "-emit-module", "-module-name",
        module, "-I", folder.path, "-L", folder.path, "-Xlinker", "-rpath=" + folder.path, "-o",
        folder.appending(path: "lib\(module).so").path, file.path,
      ]
      let linked = module == "NIOPosix" ? ["-lNIOCore"] : ["-lslow"]
      try await runProgram("swiftc", options + linked).succeeded()
    }
    return folder.appending(path: "libNIOPosix.so").path
  }
}

/// A library that is loaded as long as the test likes, and a moment longer.
private let slowToLoad = #"""
  #include <fcntl.h>
  #include <unistd.h>
  __attribute__((constructor)) static void load(void) {
    close(open(FOLDER "/begun", O_WRONLY));
    close(open(FOLDER "/go-on", O_RDONLY));
    usleep(50000);
  }
  """#

private let core = #"""
  public struct NIODeadline { public var nanoseconds: Int64 }
  public struct TimeAmount { public var nanoseconds: Int64 }
  public struct CallbackList {
    public var first: (() -> CallbackList)?
    public var further: [Int]?
  }
  public final class EventLoopFuture<Value> {
    public var callback: (() -> CallbackList)?
    public init() {}
    public func _addCallback(_ callback: @escaping () -> CallbackList) -> CallbackList {
      self.callback = callback
      return CallbackList(first: nil, further: [7])
    }
  }
  public struct Scheduled<T> {
    public let future: EventLoopFuture<T>
    public let cancel: () -> Void
    public init(_ future: EventLoopFuture<T>, _ cancel: @escaping () -> Void) {
      (self.future, self.cancel) = (future, cancel)
    }
  }
  public protocol EventLoop: AnyObject {
    func execute(_ task: @escaping () -> Void)
    func scheduleTask<T>(deadline: NIODeadline, _ task: @escaping () throws -> T) -> Scheduled<T>
    func scheduleTask<T>(in: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T>
    func _executeIsolatedUnsafeUnchecked(_ task: @escaping () -> Void)
    func _submitIsolatedUnsafeUnchecked<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T>
    func _scheduleTaskIsolatedUnsafeUnchecked<T>(
      deadline: NIODeadline, _ task: @escaping () throws -> T
    ) -> Scheduled<T>
    func _scheduleTaskIsolatedUnsafeUnchecked<T>(
      in: TimeAmount, _ task: @escaping () throws -> T
    ) -> Scheduled<T>
  }
  """#

private let posix = #"""
  import Foundation
  @testable import NIOCore

  /// Runs its tasks when it is told to, on the thread that tells it.
  final class SelectableEventLoop: EventLoop {
    nonisolated(unsafe) static let loop: any EventLoop = SelectableEventLoop()
    var tasks: [() -> Void] = []

    func execute(_ task: @escaping () -> Void) { tasks.append(task) }
    func submit<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T> {
      let future = EventLoopFuture<T>()
      tasks.append { if (try? task()) != nil { _ = future.callback?() } }
      return future
    }
    func scheduleTask<T>(deadline: NIODeadline, _ task: @escaping () throws -> T) -> Scheduled<T> {
      Scheduled(submit(task)) { self.tasks = [] }
    }
    func scheduleTask<T>(in: TimeAmount, _ task: @escaping () throws -> T) -> Scheduled<T> {
      scheduleTask(deadline: NIODeadline(nanoseconds: 0), task)
    }
    func _executeIsolatedUnsafeUnchecked(_ task: @escaping () -> Void) { tasks.append(task) }
    func _submitIsolatedUnsafeUnchecked<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T> {
      submit(task)
    }
    func _scheduleTaskIsolatedUnsafeUnchecked<T>(
      deadline: NIODeadline, _ task: @escaping () throws -> T
    ) -> Scheduled<T> { Scheduled(submit(task)) { self.tasks = [] } }
    func _scheduleTaskIsolatedUnsafeUnchecked<T>(
      in: TimeAmount, _ task: @escaping () throws -> T
    ) -> Scheduled<T> { Scheduled(submit(task)) { self.tasks = [] } }
  }

  public typealias Work = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Hands work over in one of eight ways.
  @_cdecl("stand_in_hand_over")
  public func handOver(_ way: Int32, _ work: @escaping Work, _ context: UnsafeMutableRawPointer) {
    let loop = SelectableEventLoop.loop
    nonisolated(unsafe) let context = context
    switch way {
    case 0: loop.execute { work(context) }
    case 1: loop._executeIsolatedUnsafeUnchecked { work(context) }
    case 2: _ = loop._submitIsolatedUnsafeUnchecked { work(context) }
    case 3: _ = loop.scheduleTask(in: TimeAmount(nanoseconds: 1)) { work(context) }
    case 4:
      _ = loop.scheduleTask(deadline: NIODeadline(nanoseconds: 1)) { () -> [String] in
        work(context)
        return ["a", "b"]
      }
    case 5:
      let scheduled = loop._scheduleTaskIsolatedUnsafeUnchecked(in: TimeAmount(nanoseconds: 1)) {
        () throws -> Int in throw CancellationError()
      }
      _ = scheduled.future
      loop.execute { work(context) }
    case 6:
      _ = loop._scheduleTaskIsolatedUnsafeUnchecked(deadline: NIODeadline(nanoseconds: 1)) {
        work(context)
      }
    default:
      let future = EventLoopFuture<Int>()
      let left = future._addCallback {
        work(context)
        return CallbackList(first: nil, further: [1, 2])
      }
      guard left.further == [7] else { return }
      SelectableEventLoop.finishers.append { if future.callback?().further == [1, 2] { return } }
    }
  }
  extension SelectableEventLoop { nonisolated(unsafe) static var finishers: [() -> Void] = [] }

  @_cdecl("stand_in_run")
  public func run() {
    guard let loop = SelectableEventLoop.loop as? SelectableEventLoop else { return }
    let tasks = loop.tasks + SelectableEventLoop.finishers
    (loop.tasks, SelectableEventLoop.finishers) = ([], [])
    for task in tasks { task() }
  }
  """#
