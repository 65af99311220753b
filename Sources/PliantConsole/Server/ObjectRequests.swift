#if Console
extension Router {
  /// Answers requests for tracked classes, objects, tasks and samples; nil for other requests.
  func answerAboutObjects(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse? {
    switch request.path {
    case "/api/classes/track":
      let wanted = try change(request, as: ClassesRequest.self)
      return HTTPResponse(["tracked": try state.objects.track(wanted)])
    case "/api/classes/stop":
      state.objects.stop(try change(request, as: TrackedRequest.self).classes)
      return .done
    case "/api/objects/mark":
      _ = try change(request, as: NoContent.self)
      state.objects.mark()
      return .done
    case "/api/objects/read":
      _ = try access.right(of: request)
      let wanted = try body(of: request, as: ObjectRequest.self)
      return HTTPResponse(try await ObjectReader(state.objects.object(wanted)).read())
    case "/api/objects/set":
      let wanted = try change(request, as: ObjectRequest.self)
      guard state.objects.allowsEditing else {
        throw .forbidden("pages may not set values: start the console with allowsEditing")
      }
      guard let observation = wanted.observation, let text = wanted.text else {
        throw .malformed("setting a value needs an observation and a text")
      }
      try await ObjectReader(state.objects.object(wanted)).set(observation, to: text)
      return .done
    case "/api/objects/watch":
      let wanted = try change(request, as: ObjectRequest.self)
      guard let field = wanted.field else { throw .malformed("watching needs a field") }
      guard let object = wanted.object,
        try await ObjectReader(state.objects.object(wanted)).sample(field) != nil
      else { throw .notFound("such stored property") }
      return try watch(.field(of: object, named: field))
    case "/api/tasks/read":
      _ = try access.right(of: request)
      _ = try body(of: request, as: NoContent.self)
      return HTTPResponse(try await ProcessReading.tasks())
    case "/api/profile/read":
      _ = try access.right(of: request)
      let wanted = try body(of: request, as: ProfileRequest.self)
      return HTTPResponse(["stacks": try await ProcessReading.profile(wanted)])
    case "/api/requests/read":
      guard try access.right(of: request) == .change else { throw .readOnly }
      let wanted = try body(of: request, as: RequestsRequest.self)
      return try await ProcessReading.requests(wanted).map { HTTPResponse($0) } ?? .done
    default: return nil
    }
  }

  /// The body of a request that changes something, if its token allows that.
  private func change<Body: Decodable>(
    _ request: HTTPRequest,
    as type: Body.Type
  ) throws(HTTPError) -> Body {
    guard try access.right(of: request) == .change else { throw .readOnly }
    let body = try body(of: request, as: type)
    // Pages are sent what came of it.
    state.expire()
    return body
  }
}
#endif
