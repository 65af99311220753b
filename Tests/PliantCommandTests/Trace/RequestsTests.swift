import Foundation
import ProgramRunner
import Testing

/// The functions that answer requests, by the names and shapes that packages give them.
struct RequestsTests {
  @Test(arguments: ["-Onone", "-O"]) func requestsOfServersAreFound(_ level: String) throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (module, text) in [("Vapor", Self.vapor), ("NIOCore", Self.nio), ("Shop", Self.shop)] {
      let own = folder.appending(path: module + "/Sources")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let source = own.appending(path: "\(module).swift")
      try text.write(to: source, atomically: true, encoding: .utf8)
      let library = ["-emit-module", "-emit-library", "-static", "-o", "lib\(module).a"]
      // SwiftPM names the entry point so.
      let program = [
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Shop_main", "-Xlinker",
        "--defsym=main=Shop_main", "-lVapor", "-lNIOCore", "-L", ".", "-o", "shop",
      ]
      let arguments = [
        "swiftc", "-g", level, "-wmo", "-parse-as-library", "-module-name", module, source.path,
        "-I", ".",
      ]
      let command = arguments + (module == "Shop" ? program : library)
      try runProgram("env", ["-C", folder.path] + command).succeeded()
    }
    func table(_ server: String) throws -> [Substring] {
      let program = folder.appending(path: "shop").path
      let run = try runProgram(
        built("pliant").path,
        ["requests", "--", program, server],
        separatingErrors: true
      )
      return run.errors.split(separator: "\n")
    }
    let vapor = try table("vapor")
    // Of the closure within another, one is a request.
    #expect(vapor[1].contains("requests: 9 in ") && vapor[1].contains("; errors: 3; not ended: 0"))
    let nio = try table("nio")
    #expect(nio[1].contains("requests: 6 in ") && nio[1].contains("; errors: 0; not ended: 0"))
  }

  private static let vapor = """
    public protocol AsyncResponder: Sendable { func respond(to url: String) async throws -> String }
    public struct AsyncBasicResponder: AsyncResponder {
      let closure: @Sendable (String) async throws -> String
      public func respond(to url: String) async throws -> String { try await closure(url) }
    }
    public protocol RoutesBuilder { func add(_ path: String, _ responder: any AsyncResponder) }
    public typealias Closure<R> = @Sendable (String) async throws -> R
    extension RoutesBuilder {
      public func on<R>(_ m: Int, _ path: String..., body: Int = 1, use run: @escaping Closure<R>) {
        on(m, path, body: body, use: { request in try await run(request) })
      }
      public func on<R>(_ m: Int, _ path: [String], body: Int = 1, use run: @escaping Closure<R>) {
        add(path[0], AsyncBasicResponder { request in "\\(try await run(request)) \\(body)" })
      }
    }
    public final class Application: RoutesBuilder {
      private var all: [String: any AsyncResponder] = [:]
      public init() {}
      public func add(_ path: String, _ responder: any AsyncResponder) { all[path] = responder }
      public func answer(_ url: String) async -> String? { try? await all[url]?.respond(to: url) }
    }
    """
  private static let nio = """
    public final class Context {
      private let handler: any ChannelHandler
      public init(_ handler: any ChannelHandler) { self.handler = handler }
      public func write(_ number: Int) { print(number) }
      public func read(_ data: Any) { handler.channelRead(context: self, data: data) }
    }
    public protocol ChannelHandler: AnyObject { func channelRead(context: Context, data: Any) }
    public protocol ChannelInboundHandler: ChannelHandler { associatedtype InboundIn }
    """
  private static let shop = """
    import NIOCore
    import Vapor

    struct Failure: Error {}
    private final class Handler: ChannelInboundHandler {
      typealias InboundIn = String
      private var read = 0
      func channelRead(context: Context, data: Any) {
        read += 1
        if let url = data as? InboundIn { context.write(price(url) + read) }
      }
    }
    @inline(never) func price(_ url: String) -> Int { url.utf8.count }
    @main struct Main {
      static func main() async {
        let (context, app) = (Context(Handler()), Application())
        app.on(0, ["price"]) { price($0) }
        app.on(0, "twice") { price($0) * 2 }
        app.on(0, ["none"]) { if price($0) > 0 { throw Failure() } }
        for _ in 1...3 where CommandLine.arguments[1] == "vapor" {
          for path in ["price", "twice", "none"] { print(await app.answer(path) ?? "failed") }
        }
        for n in 1...6 where CommandLine.arguments[1] == "nio" { context.read("/orders/\\(n)") }
      }
    }
    """
}
