#if Console
import Foundation
import PliantDiagnostics
import PliantObserving
import PliantOverriding
import Synchronization

/// Answers requests.
struct Router: Sendable {
  let access: AccessCheck
  let state: LiveState

  /// Answers a client's requests until it disconnects or requests the stream.
  func answer(_ connection: Connection) async {
    var reader = connection.reader()
    while !Task.isCancelled {
      var request: HTTPRequest?
      do {
        connection.expectRequest()
        guard let next = try await reader.next() else { return }
        request = next
        try access.checkHost(next)
        if next.path == "/api/events" {
          let right = try access.right(of: next)
          try allow("GET", next)
          guard state.openPage() else { throw HTTPError.full }
          defer { state.closePage() }
          let stream = EventStream(state, right, resuming: next.headers["last-event-id"])
          return await stream.send(to: connection)
        }
        if next.path.hasPrefix("/api/sources/") {
          // A console with sources has one token, which allows everything.
          _ = try access.right(of: next)
          return try await SourceRequests(sources: state.sources).answer(next, connection)
        }
        let response = try await answer(next)
        try await connection.write(response.bytes(endsConnection: next.endsConnection))
        if next.endsConnection { return await connection.leave() }
        // Gives other clients their turn, however fast this one sends.
        await Task.yield()
      } catch let refusal as HTTPError {
        let error = await limited(refusal, connection)
        let ends = error.endsConnection || request?.endsConnection != false
        try? await connection.write(HTTPResponse(error).bytes(endsConnection: ends))
        if ends { return await connection.leave() }
      } catch {
        return
      }
    }
  }

  /// Logs a refusal, and holds it up if there were too many.
  private func limited(_ error: HTTPError, _ connection: Connection) async -> HTTPError {
    guard error.isRefusal, access.refusals.count(error, from: connection.peer) else { return error }
    // Others may take its place meanwhile.
    connection.expectRequest()
    if refusalsAreHeldUp.load(ordering: .relaxed) { try? await Task.sleep(for: Refusals.pause) }
    return .tooMany
  }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.first == "api" else {
      guard let file = PageFile.named(parts.joined(separator: "/")) else {
        throw HTTPError.notFound("such page")
      }
      try allow("GET", request)
      return HTTPResponse(Data(file.text.utf8), type: file.type)
    }
    if request.path == "/api/token" {
      try access.checkSite(request)
      return try await answer(request) { (wanted: TokenRequest) in
        ["token": try access.token(for: wanted.code).text]
      }
    }
    let right = try access.right(of: request)
    let path = Array(parts.dropFirst())
    if let response = try await read(path, request) { return response }
    guard right == .change else { throw HTTPError.readOnly }
    let response = try await change(path, request)
    // Pages are sent what came of it.
    state.expire()
    return response
  }

  /// Answers what changes nothing.
  private func read(_ path: [Substring], _ request: HTTPRequest) async throws -> HTTPResponse? {
    switch path.joined(separator: "/") {
    case "log/lines":
      try await answer(request) { (part: LinesRequest) in
        LinesMessage(after: part.after, through: part.through, in: state.log)
      }
    case "overridden/search":
      try await answer(request) { (part: SearchRequest) in
        HooksMessage.matching(part.search, state.installers)
      }
    case "observed/search":
      try await answer(request) { (part: SearchRequest) in
        ObservedGraph.current(ObservedPart(search: part.search, start: part.start ?? 0))
      }
    case "functions/search": try await answer(request, state.functions.search)
    case "classes/search": try await answer(request, state.objects.search)
    case "objects/search": try await answer(request, state.objects.list)
    case "objects/read":
      try await answer(request) { (wanted: ObjectRequest) in
        try await ObjectReader(state.objects.object(wanted)).read()
      }
    case "tasks/read":
      try await answer(request) { (_: NoContent) in try await ProcessReading.tasks() }
    case "profile/read":
      try await answer(request) { (wanted: ProfileRequest) in
        ["stacks": try await ProcessReading.profile(wanted)]
      }
    default: nil
    }
  }

  private func change(_ path: [Substring], _ request: HTTPRequest) async throws -> HTTPResponse {
    switch (path.first, path.dropFirst().first, path.dropFirst(2).first) {
    case ("redefinitions", let id?, nil):
      try await act(request) { (change: RedefinitionChange) in
        try set(id, isActive: change.isActive)
      }
    case ("layers", let hook?, let layer?) where path.count == 3:
      try await act(request) { (change: LayerChange) in
        guard LayerRequest(hook: hook, layer: layer)?.set(isOn: change.isOn) == true else {
          throw HTTPError.notFound("such layer any more")
        }
      }
    case ("watches", let number?, "stop") where path.count == 3:
      try await act(request) { (_: NoContent) in
        guard let number = Int(number), state.watches.stop(number) else {
          throw HTTPError.notFound("such watch")
        }
      }
    default: try await change(path.joined(separator: "/"), request)
    }
  }

  private func change(_ path: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    switch path {
    case "log/clear": try await act(request) { (_: NoContent) in state.log.clear() }
    case "watches":
      try await answer(request) { (wanted: WatchRequest) in
        try watch(.observation(wanted.observation))
      }
    case "functions/trace": try await answer(request, state.functions.trace)
    case "functions/override":
      try await answer(request) { (wanted: OverrideRequest) in
        ["override": try state.functions.override(wanted)]
      }
    case "overrides/stop":
      try await act(request) { (part: OverridesRequest) in
        state.functions.overrides.stop(part.overrides)
      }
    case "traces/stop":
      try await act(request) { (part: TracesRequest) in state.functions.stop(part.traces) }
    case "classes/track":
      try await answer(request) { (wanted: ClassesRequest) in
        ["tracked": try state.objects.track(wanted)]
      }
    case "classes/stop":
      try await act(request) { (part: TrackedRequest) in state.objects.stop(part.classes) }
    case "objects/mark": try await act(request) { (_: NoContent) in state.objects.mark() }
    case "objects/set": try await act(request, set)
    case "objects/watch": try await answer(request, watch)
    case "requests/read":
      try await ProcessReading.requests(body(of: request)).map { HTTPResponse($0) } ?? .done
    default: throw HTTPError.notFound("such request")
    }
  }

  private func set(_ id: Substring, isActive: Bool) throws(HTTPError) {
    guard let number = RedefinitionID.number(of: id),
      let redefinition = Redefinition.numbered(number)
    else { throw .notFound("such redefinition any more") }
    if isActive { redefinition.start() } else { redefinition.stop() }
  }

  private func set(_ request: ObjectRequest) async throws(HTTPError) {
    guard state.objects.allowsEditing else {
      throw .forbidden("pages may not set values: start the console with allowsEditing")
    }
    guard let observation = request.observation, let text = request.text else {
      throw .malformed("setting a value needs an observation and a text")
    }
    try await ObjectReader(state.objects.object(request)).set(observation, to: text)
  }

  private func watch(_ wanted: ObjectRequest) async throws(HTTPError) -> [String: Int] {
    guard let field = wanted.field else { throw .malformed("watching needs a field") }
    guard let object = wanted.object,
      try await ObjectReader(state.objects.object(wanted)).sample(field) != nil
    else { throw .notFound("such stored property") }
    return try watch(.field(of: object, named: field))
  }

  private func watch(_ subject: Watches.Subject) throws(HTTPError) -> [String: Int] {
    do {
      guard let number = try state.watches.start(subject) else {
        throw HTTPError.notFound("such observation or object any more")
      }
      return ["watch": number]
    } catch let error as HTTPError {
      throw error
    } catch {
      throw .conflict("\(error)")
    }
  }

  private func allow(_ method: String, _ request: HTTPRequest) throws(HTTPError) {
    guard request.method == method else { throw .methodNotAllowed(allowed: method) }
  }

  /// Answers a request with what `read` makes of its body.
  private func answer<Body: Decodable, Answer: Encodable>(
    _ request: HTTPRequest,
    _ read: (Body) async throws -> Answer
  ) async throws -> HTTPResponse { HTTPResponse(try await read(body(of: request))) }

  /// Does what a request's body asks for.
  private func act<Body: Decodable>(
    _ request: HTTPRequest,
    _ change: (Body) async throws -> Void
  ) async throws -> HTTPResponse {
    try await change(body(of: request))
    return .done
  }

  private func body<Body: Decodable>(of request: HTTPRequest) throws(HTTPError) -> Body {
    try allow("POST", request)
    let mediaType = request.headers["content-type"]?.prefix { $0 != ";" }.lowercased()
    guard mediaType == "application/json" else { throw .notJSON }
    do {
      return try JSONDecoder().decode(Body.self, from: Data(request.body))
    } catch {
      throw .malformed("the body is not the JSON object that is asked for here")
    }
  }
}

private struct RedefinitionChange: Decodable {
  let isActive: Bool
}

private struct WatchRequest: Decodable {
  let observation: UInt
}

private struct TokenRequest: Decodable {
  let code: String
}

private struct LinesRequest: Decodable {
  let after: Int
  let through: Int
}

private struct SearchRequest: Decodable {
  let search: String
  let start: Int?
}

private struct NoContent: Decodable {}
#endif
