import Foundation
import Glibc
import PliantTracing
import ProgramRunner
import Synchronization
import Testing

/// Functions of random forms, called with known values.
///
/// `PLIANT_TESTS=all PLIANT_FORMS=2000 swift test --filter TraceFormsTests` tries more of them.
@Suite struct TraceFormsTests {
  private static let count = ProcessInfo.processInfo.environment["PLIANT_FORMS"].flatMap(Int.init)

  @Test(arguments: [
    ["-Onone"], ["-O"], ["-Onone", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
  ])
  func valuesAreExact(options: [String]) async throws {
    let all = Self.count ?? 120
    var seed: UInt64 = ProcessInfo.processInfo.environment["PLIANT_SEED"].flatMap(UInt64.init) ?? 1
    for start in stride(from: 0, to: all, by: 120) {
      try await check(FormMaker(count: min(120, all - start), seed: seed), options, seed)
      seed += 1
    }
  }

  private func check(_ maker: FormMaker, _ options: [String], _ seed: UInt64) async throws {
    let name = "TraceForms\(seed)" + options.joined().filter(\.isLetter)
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await load(maker, named: name, options, in: folder)
    let trace = try Trace.start(.module(name))
    try await run(name)
    trace.stop()
    let unread = Set(trace.unread.map { $0.name.dropFirst(name.count + 1) })
    let refused = Set(trace.refused.map { $0.name.dropFirst(name.count + 1) })
    let recorded = Dictionary(grouping: trace.recorded, by: \.name)
    var read = 0
    for call in maker.calls {
      let found = recorded[call.name] ?? []
      guard !found.isEmpty else {
        #expect(refused.contains(call.name[...]), "\(call.declaration): not recorded, nor refused")
        continue
      }
      for one in found {
        let wrong = Self.wrong(in: one, call, isUnread: unread.contains(call.name[...]))
        #expect(wrong == nil, "\(options) \(seed): \(call.declaration): \(wrong ?? "") in \(one)")
        read +=
          wrong == nil && !one.description.contains("<") && !unread.contains(call.name[...]) ? 1 : 0
      }
    }
    #expect(read > maker.calls.count / 12, "hardly any call is read")
  }

  /// The first difference of a recorded call from the call; nil if there is none, or it is said to
  /// be unread.
  private static func wrong(in call: TracedCall, _ form: FormMaker.Call, isUnread: Bool) -> String?
  {
    if call.arguments.count != form.arguments.count {
      if call.arguments.isEmpty, isUnread { return nil }
      return "\(call.arguments.count) arguments"
    }
    for (argument, value) in zip(call.arguments, form.arguments) where !value.accepts(argument.text)
    {
      guard argument.text.hasPrefix("<"), isUnread else { return "an argument '\(argument)'" }
    }
    switch (call.outcome, form.result) {
    case (.threw(let text), _) where form.throwsError:
      return text == "Failure.bad(3)" || text == "<Failure>" ? nil : "the error '\(text)'"
    case (.returned(nil), nil): return nil
    case (.returned(let text?), nil) where form.name.contains("init("):
      return text.hasPrefix("<") ? nil : text.hasPrefix(form.name.prefix { $0 != "." }) ? nil : text
    case (.returned(let text?), let value?):
      return value.accepts(text) || text.hasPrefix("<") && isUnread ? nil : "the result '\(text)'"
    default: return "the outcome \(call.outcome)"
    }
  }

  private func load(
    _ maker: FormMaker,
    named name: String,
    _ options: [String],
    in folder: URL
  ) async throws {
    let calls = """
      nonisolated(unsafe) var number = 70
      var once: Once { get { Once() } set {} }
      nonisolated(unsafe) var wide = Wide()
      nonisolated(unsafe) var list: [(Int) -> Void] = [{ _ in }]
      let guardian = Guardian()
      func all() async {
      \(maker.body)}
      @_cdecl("run_\(name)")
      public func run(_ context: UnsafeRawPointer, _ done: @convention(c) (UnsafeRawPointer) -> Void) {
        let context = UInt(bitPattern: context)
        Task.detached { await all(); done(UnsafeRawPointer(bitPattern: context)!) }
      }

      """
    let files = [("Forms", maker.declarations), ("Calls", calls)].map { file, text in
      let url = folder.appending(path: file + ".swift")
      try? text.write(to: url, atomically: true, encoding: .utf8)
      return url.path
    }
    let library = folder.appending(path: "lib\(name).so").path
    let options =
      ["-emit-library", "-module-name", name, "-o", library, "-suppress-warnings"] + options
    try await runProgram("swiftc", options + files).succeeded()
    _ = try #require(dlopen(library, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
    // The library stays loaded, and its name is looked up in it.
    Self.libraries.withLock { $0[name] = UInt(bitPattern: dlopen(library, RTLD_NOW | RTLD_NOLOAD)) }
  }

  private static let libraries = Mutex<[String: UInt]>([:])

  private func run(_ name: String) async throws {
    typealias Done = @convention(c) (UnsafeRawPointer) -> Void
    typealias Run = @convention(c) (UnsafeRawPointer, Done) -> Void
    let library = Self.libraries.withLock { UnsafeMutableRawPointer(bitPattern: $0[name] ?? 0) }
    let symbol = try #require(dlsym(library, "run_\(name)"))
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let box = Unmanaged.passRetained(Box(continuation)).toOpaque()
      // SAFETY: the function has this type in the source above.
      unsafeBitCast(symbol, to: Run.self)(box) { context in
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().continuation.resume()
      }
    }
  }

  private final class Box: Sendable {
    let continuation: CheckedContinuation<Void, Never>
    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
  }
}
