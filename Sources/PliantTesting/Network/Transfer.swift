import Foundation
import FoundationNetworking
import Glibc
import PliantBase
import PliantHooks
import PliantImages

/// A transfer that Foundation has libcurl make, and that a test's network answers in its place.
///
/// Foundation's functions of C that call libcurl are hooked. The address that libcurl gets is one
/// that it refuses, so that nothing leaves the process; when the answer has been passed on to
/// Foundation's functions, libcurl refuses the address, and Foundation reads another end of the
/// transfer instead. All that follows is Foundation's own.
final class Transfer: @unchecked Sendable {
  // SAFETY: Foundation uses one, and its callbacks are called, on the queue of its task.

  /// Options of libcurl, by their numbers in `curl.h`.
  enum Option: Int32 {
    case hasNoBody = 44
    case uploads = 46
    case bufferSize = 98
    /// The object that callbacks get, which is the same for all.
    case object = 10_001
    case url = 10_002
    case texts = 10_010
    case headers = 10_023
    case method = 10_036
    case write = 20_011
    case read = 20_012
    case header = 20_079
    case bodySize = 30_115
  }

  let network: TestNetwork
  private(set) var options: [Option: Int] = [:]
  private(set) var method = "GET", url = ""
  private var exchange: Exchange?

  private static let all = Guarded<[Int: Transfer]>([:])
  private static let refused: StaticString = "refused:"

  private init(_ network: TestNetwork) { self.network = network }

  /// The transfer of a handle of libcurl.
  private static func of(_ handle: Int) -> Transfer? { all.withLock { $0[handle] } }

  private func set(_ call: EntryPoint.Call) -> Int {
    func text() -> String { String(decoding: call.optionalText(2) ?? [], as: UTF8.self) }
    switch Option(rawValue: call.int32(1)) {
    case .url:
      url = text()
      return call.original { $0[2] = Int(bitPattern: Self.refused.utf8Start) }
    case .texts: return call.original { $0[2] = 0 }
    // Cannot change while the handle has a buffer, which a refused address leaves it.
    case .bufferSize: return 0
    case .method: method = text()
    case let option?: options[option] = call[2]
    case nil: break
    }
    return call.original()
  }

  // MARK: Entry points

  static let entryPoints: [EntryPoint] =
    ["ptr", "wc", "long", "int64"].map { type in
      EntryPoint("CFURLSession_easy_setopt_\(type)") { call in
        let handle = call[0]
        if call.int32(1) == Option.object.rawValue, let network = TestNetwork.local {
          all.withLock { $0[handle] = $0[handle] ?? Transfer(network) }
        }
        return of(handle)?.set(call) ?? call.original()
      }
    } + [
      EntryPoint("CFURLSession_easy_getinfo_double") { call in
        guard let transfer = of(call[0]), call.int32(1) == 0x30_000f else { return call.original() }
        call.store(transfer.exchange?.length ?? -1, at: 2)
        return 0
      },
      EntryPoint("CFURLSessionEasyHandleSetPauseState") { call in
        guard let transfer = of(call[0]) else { return call.original() }
        if call.int32(1) == 0 { transfer.exchange?.unpause() }
        return 0
      },
      EntryPoint("CFURLSessionMultiHandleAddHandle") { call in
        guard let transfer = of(call[1]) else { return call.original() }
        transfer.exchange = Exchange(transfer, adding: call)
        return transfer.exchange?.start() == nil ? call.original() : 0
      },
      EntryPoint("CFURLSessionMultiHandleRemoveHandle") { call in
        guard let transfer = of(call[1]), let exchange = transfer.exchange else {
          return call.original()
        }
        transfer.exchange = nil
        return exchange.end() ? call.original() : 0
      },
      EntryPoint("CFURLSessionEasyHandleDeinit") { call in
        let handle = call[0]
        all.withLock { _ = $0.removeValue(forKey: handle) }
        return call.original()
      },
      // Foundation sets it before it tells of the end, of tasks without a transfer, too.
      EntryPoint(URLSessionTask.settingOfError, in: "20FoundationNetworking14URLSessionTaskC") {
        call in
        let result = call.original()
        if let receiver = call.receiver.flatMap({ UnsafeRawPointer(bitPattern: $0) }) {
          // SAFETY: the receiver of a method is there while it is called.
          let task = Unmanaged<URLSessionTask>.fromOpaque(receiver).takeUnretainedValue()
          TestNetwork.local?.noteError(of: task)
        }
        return result
      },
      EntryPoint("curl_multi_info_read") { call in
        while true {
          let message = call.original()
          guard let place = UnsafePointer<Int>(bitPattern: message), of(place[1])?.exchange != nil
          else { return message == 0 ? Exchange.message(of: call[0]) : message }
        }
      },
    ]

  // MARK: Foundation's objects

  /// - Throws: `OverrideError` that names a property which this version of Foundation lacks.
  static func checkFoundation() throws {
    for name in ["workQueue", "session", "_callCompletionHandlerInline"] {
      try check(name, ofClass: "20FoundationNetworking14URLSessionTaskC")
    }
    try check("delegate", ofClass: "20FoundationNetworking11_EasyHandleC")
    guard URLSessionTask.setter != nil else {
      throw OverrideError.notFound(declaration: "URLSessionTask.error", nearMisses: [])
    }
  }

  /// Foundation's loader of the request.
  var loader: URLProtocol? {
    let object = UnsafeRawPointer(bitPattern: options[.object] ?? 0).map {
      // SAFETY: Foundation passes the object that owns the handle.
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
    return object.flatMap { property("delegate", of: $0) }
  }

  /// The lines of the headers as libcurl takes them.
  var headers: [String] {
    var (lines, next): ([String], Int) = ([], options[.headers] ?? 0)
    // SAFETY: a list of C has a text and the rest of the list.
    while let item = UnsafePointer<Int>(bitPattern: next) {
      if let text = UnsafePointer<CChar>(bitPattern: item[0]) {
        lines.append(String(cString: text))
      }
      next = item[1]
    }
    return lines
  }
}

/// - Throws: `OverrideError` that names a property which this version of a library lacks.
func check(_ property: String, ofClass name: String) throws {
  let type: AnyClass? = _typeByName(name) as? AnyClass
  guard let type, ClassMetadata(type).fields.contains(where: { $0.name == property }) else {
    let readable = type.map { "\($0)" } ?? name
    throw OverrideError.notFound(declaration: "\(readable).\(property)", nearMisses: [])
  }
}

/// A stored property of an object of a library's.
func property<Value>(_ name: String, of object: Any) -> Value? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let next = mirror {
    if let value = next.children.first(where: { $0.label == name })?.value {
      return value as? Value
    }
    mirror = next.superclassMirror
  }
  return nil
}

extension URLSessionTask {
  /// The queue on which Foundation does everything with the task.
  var workQueue: DispatchQueue? { property("workQueue", of: self) }
  var isOfAsyncMethod: Bool { property("_callCompletionHandlerInline", of: self) == true }

  private struct Setter { let set: (__owned (any Error)?) -> Void }
  fileprivate static let settingOfError =
    "$s20FoundationNetworking14URLSessionTaskC5errors5Error_pSgvs"
  // SAFETY: the address of a function.
  fileprivate nonisolated(unsafe) static let setter = dlsym(nil, settingOfError)

  /// Sets the error, as Foundation does before it tells of it.
  func fail(with error: any Error) {
    // SAFETY: a closure's context is where a method's receiver is.
    let words = (Self.setter, Unmanaged.passUnretained(self).toOpaque())
    unsafeBitCast(words, to: Setter.self).set(error)
  }
}
