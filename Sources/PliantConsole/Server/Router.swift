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

  private func answer(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.first == "api" else {
      guard let file = PageFile.named(parts.joined(separator: "/")) else {
        throw .notFound("such page")
      }
      try allow("GET", request)
      return HTTPResponse(Data(file.text.utf8), type: file.type)
    }
    if request.path == "/api/token" {
      try access.checkSite(request)
      let token = try access.token(for: body(of: request, as: TokenRequest.self).code)
      return HTTPResponse(["token": token.text])
    }
    let right = try access.right(of: request)
    let path = Array(parts.dropFirst())
    if let response = try await read(path, request) { return response }
    guard right == .change else { throw .readOnly }
    let response = try await change(path, request)
    // Pages are sent what came of it.
    state.expire()
    return response
  }

  /// Answers what changes nothing.
  private func read(
    _ path: [Substring],
    _ request: HTTPRequest
  ) async throws(HTTPError) -> HTTPResponse? {
    switch (path.first, path.dropFirst().first, path.dropFirst(2).first) {
    case ("log", "lines", nil):
      let part = try body(of: request, as: LinesRequest.self)
      return HTTPResponse(LinesMessage(after: part.after, through: part.through, in: state.log))
    case ("overridden", "search", nil):
      return HTTPResponse(
        HooksMessage.matching(
          try body(of: request, as: SearchRequest.self).search,
          state.installers
        )
      )
    case ("observed", "search", nil):
      let part = try body(of: request, as: SearchRequest.self)
      let wanted = ObservedPart(search: part.search, start: part.start ?? 0)
      return HTTPResponse(ObservedGraph.current(wanted))
    case ("functions", "search", nil):
      let part = try body(of: request, as: FunctionsRequest.self)
      return HTTPResponse(state.functions.search(part))
    case ("classes", "search", nil):
      return HTTPResponse(state.objects.search(try body(of: request, as: ClassesRequest.self)))
    case ("objects", "search", nil):
      return HTTPResponse(try state.objects.list(body(of: request, as: InstancesRequest.self)))
    case ("objects", "read", nil):
      let wanted = try body(of: request, as: ObjectRequest.self)
      return HTTPResponse(try await ObjectReader(state.objects.object(wanted)).read())
    case ("tasks", "read", nil):
      _ = try body(of: request, as: NoContent.self)
      return HTTPResponse(try await ProcessReading.tasks())
    case ("profile", "read", nil):
      let wanted = try body(of: request, as: ProfileRequest.self)
      return HTTPResponse(["stacks": try await ProcessReading.profile(wanted)])
    default: return nil
    }
  }

  private func change(
    _ path: [Substring],
    _ request: HTTPRequest
  ) async throws(HTTPError) -> HTTPResponse {
    switch (path.first, path.dropFirst().first, path.dropFirst(2).first) {
    case ("redefinitions", let id?, nil):
      let change = try body(of: request, as: RedefinitionChange.self)
      return try set(id, isActive: change.isActive)
    case ("layers", let hook?, let layer?) where path.count == 3:
      let change = try body(of: request, as: LayerChange.self)
      guard LayerRequest(hook: hook, layer: layer)?.set(isOn: change.isOn) == true else {
        throw .notFound("such layer any more")
      }
      return .done
    case ("log", "clear", nil):
      _ = try body(of: request, as: NoContent.self)
      state.log.clear()
      return .done
    case ("watches", nil, nil):
      return try watch(.observation(body(of: request, as: WatchRequest.self).observation))
    case ("watches", let number?, "stop") where path.count == 3:
      _ = try body(of: request, as: NoContent.self)
      guard let number = Int(number), state.watches.stop(number) else {
        throw .notFound("such watch")
      }
      return .done
    case ("functions", "trace", nil):
      let part = try body(of: request, as: FunctionsRequest.self)
      return HTTPResponse(try state.functions.trace(part))
    case ("functions", "override", nil):
      let wanted = try body(of: request, as: OverrideRequest.self)
      return HTTPResponse(["override": try state.functions.override(wanted)])
    case ("overrides", "stop", nil):
      let part = try body(of: request, as: OverridesRequest.self)
      state.functions.overrides.stop(part.overrides)
      return .done
    case ("traces", "stop", nil):
      state.functions.stop(try body(of: request, as: TracesRequest.self).traces)
      return .done
    default: return try await changeObjects(path, request)
    }
  }

  private func changeObjects(
    _ path: [Substring],
    _ request: HTTPRequest
  ) async throws(HTTPError) -> HTTPResponse {
    switch path.joined(separator: "/") {
    case "classes/track":
      let wanted = try body(of: request, as: ClassesRequest.self)
      return HTTPResponse(["tracked": try state.objects.track(wanted)])
    case "classes/stop":
      state.objects.stop(try body(of: request, as: TrackedRequest.self).classes)
      return .done
    case "objects/mark":
      _ = try body(of: request, as: NoContent.self)
      state.objects.mark()
      return .done
    case "objects/set":
      try await set(body(of: request, as: ObjectRequest.self))
      return .done
    case "objects/watch":
      let wanted = try body(of: request, as: ObjectRequest.self)
      guard let field = wanted.field else { throw .malformed("watching needs a field") }
      guard let object = wanted.object,
        try await ObjectReader(state.objects.object(wanted)).sample(field) != nil
      else { throw .notFound("such stored property") }
      return try watch(.field(of: object, named: field))
    case "requests/read":
      let wanted = try body(of: request, as: RequestsRequest.self)
      return try await ProcessReading.requests(wanted).map { HTTPResponse($0) } ?? .done
    default: throw .notFound("such request")
    }
  }

  private func set(_ id: Substring, isActive: Bool) throws(HTTPError) -> HTTPResponse {
    guard let number = RedefinitionID.number(of: id),
      let redefinition = Redefinition.numbered(number)
    else { throw .notFound("such redefinition any more") }
    if isActive { redefinition.start() } else { redefinition.stop() }
    return .done
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

  private func watch(_ subject: Watches.Subject) throws(HTTPError) -> HTTPResponse {
    do {
      guard let number = try state.watches.start(subject) else {
        throw HTTPError.notFound("such observation or object any more")
      }
      return HTTPResponse(["watch": number])
    } catch let error as HTTPError {
      throw error
    } catch {
      throw .conflict("\(error)")
    }
  }

  private func allow(_ method: String, _ request: HTTPRequest) throws(HTTPError) {
    guard request.method == method else { throw .methodNotAllowed(allowed: method) }
  }

  private func body<Body: Decodable>(
    of request: HTTPRequest,
    as type: Body.Type
  ) throws(HTTPError) -> Body {
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
