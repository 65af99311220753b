import Foundation
import PliantTesting
import Testing

/// Compares the table of carriers with the libraries on this machine.
@Suite struct CarrierTests {
  private static let all =
    Carrier.all.map(\.name) + leftAlone.flatMap { $1.split(separator: " ").map(String.init) }
  private static let known = Set(all)

  /// The functions whose work keeps the surroundings of the thread that runs it, by the reason.
  private static let leftAlone: KeyValuePairs = [
    "runs on the caller's thread": """
    call_once dispatch_benchmark dispatch_benchmark_f dispatch_block_perform dispatch_data_apply \
    dispatch_data_apply_f dispatch_data_create_with_transform dispatch_once dispatch_once_f \
    pthread_once
    """,
    "only frees memory": """
    dispatch_data_create dispatch_data_create_f dispatch_queue_set_specific \
    dispatch_set_finalizer_f pthread_key_create tss_create
    """,
    "the form for C of a handler, which is called with its object's context": """
    dispatch_io_barrier_f dispatch_io_create_f dispatch_io_create_with_io_f \
    dispatch_io_create_with_path_f dispatch_io_read_f dispatch_io_write_f dispatch_read_f \
    dispatch_source_set_cancel_handler_f dispatch_source_set_event_handler_f \
    dispatch_source_set_mandatory_cancel_handler_f dispatch_source_set_registration_handler_f \
    dispatch_write_f
    """,
    "cannot be hooked": "dispatch_source_set_mandatory_cancel_handler",
    "runs the code of pthread_create": "thrd_create",
    "makes threads of the C library for a signal or a notice": """
    aio_fsync aio_read aio_write getaddrinfo_a lio_listio mq_notify timer_create
    """,
    "runs on the thread that runs the loop": """
    CFRunLoopObserverCreate CFRunLoopObserverCreateWithHandler CFRunLoopSourceCreate
    """,
    "takes no work, or a work item that runs elsewhere": """
    aio_cancel aio_error aio_init aio_return aio_suspend dispatch_block_cancel \
    dispatch_block_testcancel dispatch_block_wait
    """,
  ]

  /// The file of a library that this process has loaded.
  private func path(of library: String) throws -> String {
    // NB: `String(contentsOfFile:)` ends with the first page of what has no size.
    let data = try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() ?? Data()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix("/" + library) }
    return String(try #require(line?.split(separator: " ").last))
  }

  /// Functions whose declarations have a block or a function among their parameters.
  @Test func everyDeclarationOfDispatchIsInTheTable() throws {
    let folder = URL(fileURLWithPath: try path(of: "libdispatch.so"))
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "dispatch")
    let exports = try Exports(of: path(of: "libdispatch.so"))
    let names = Set(exports.functions.flatMap(\.names))
    var found = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".h") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for declaration in text.split(separator: ";") {
        let match = declaration.matches(of: /\n(dispatch_[a-z_]+)\(([^;]*)$/).last
        guard let match, names.contains(String(match.1)),
          match.2.contains(/_block_t|_function_t|_handler_t|_applier_t|\(\^/)
        else { continue }
        found += 1
        #expect(Self.known.contains(String(match.1)), "\(match.1)")
      }
    }
    #expect(found > 40)
  }

  /// Dispatch has functions without a declaration, too, whose names tell.
  @Test func everyNameOfDispatchIsInTheTable() throws {
    let names = try Exports(of: path(of: "libdispatch.so")).functions.flatMap(\.names)
    let takers = names.filter { name in
      name.hasPrefix("dispatch_") && (name.hasSuffix("_f") || name.contains("block_create"))
    }
    #expect(takers.count > 20)
    #expect(takers.filter { !Self.known.contains($0) }.sorted() == [])
  }

  @Test func everyNameOfRunLoopsIsInTheTable() throws {
    let names = try Exports(of: path(of: "libFoundation.so")).functions.flatMap(\.names)
    let takers = names.filter { $0.hasPrefix("CFRunLoop") && $0.contains(/Block|Create/) }
    #expect(takers.count > 5)
    #expect(takers.filter { !Self.known.contains($0) }.sorted() == [])
  }

  @Test func everyNameOfThreadsIsInTheTable() throws {
    let names = try Exports(of: path(of: "libc.so.6")).functions.flatMap(\.names)
    let takers = names.filter { name in
      ["_create", "aio_", "_once", "_notify"].contains { name.contains($0) }
        && !name.contains(/^_|64$|^timerfd_|^epoll_|^memfd_|^argz_|^svc|^clnt|^auth|^xdr/)
    }
    #expect(Set(takers).isSuperset(of: ["pthread_create", "thrd_create"]))
    #expect(takers.filter { !Self.known.contains($0) }.sorted() == [])
  }

  /// All but those that the session's queue calls as it takes the question.
  @Test func everyHandlerOfSessionsIsInTheTable() throws {
    let prefix = "$s20FoundationNetworking10URLSessionC"
    let atOnce = ["5flush", "5reset", "11getAllTasks", "29getTasksWithCompletionHandler"]
    let names = try Exports(of: path(of: "libFoundationNetworking.so")).functions.flatMap(\.names)
    let takers = names.filter { name in
      name.hasPrefix(prefix) && name.hasSuffix("F") && name.contains("ompletionHandler")
        && !atOnce.contains { name.dropFirst(prefix.count).hasPrefix($0) }
    }
    #expect(takers.count > 5)
    #expect(Set(takers).subtracting(Carrier.methods.map(\.name)).sorted() == [])
  }

  @Test func everyFunctionIsInTheTablesOnce() { #expect(Self.known.count == Self.all.count) }
}
