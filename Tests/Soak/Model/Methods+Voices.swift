import Pliant
import SoakFixture

extension Methods {
  /// Through dynamic cells.
  static let voices: [OverriddenMethod] = [
    say(), count(), list(), pack(), dare(), fetch(), find(), tone(), hum(), rank(),
  ]
}

private func say() -> OverriddenMethod {
  let ofVoice = #method(Voice.say(_:))
  let shout = #method(Voice.shout(_:))
  return TypedMethod<(Voice, String) -> String, String>(
    "say",
    .voices,
    ofVoice,
    levels: [level(1, #method(Echo.say(_:)), plain), level(2, #method(Choir.say(_:)), plain)],
    make: plain,
    replacement: { try ofVoice.replace(with: shout) },
    code: [0: marks(-1), 2: marksBoth(-2), 4: marksResult(-3)],
    spy: { try CallSpy(ofVoice.spy(on: $0, key: $1)) },
    run: { (object: Voice, value) in outcome { object.say(value) } }
  )
}

private func count() -> OverriddenMethod {
  let ofVoice = #method(Voice.count(_:))
  return TypedMethod<(Voice, Int) -> Int, Int>(
    "count",
    .voices,
    ofVoice,
    levels: [level(1, #method(Echo.count(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 4: marksResult(-3)],
    spy: { try CallSpy(ofVoice.spy(on: $0, key: $1)) },
    run: { (object: Voice, value) in outcome { object.count(value) } }
  )
}

private func list() -> OverriddenMethod {
  let ofVoice = #method(Voice.list(_:))
  return TypedMethod<(Voice, [String]) -> [String], [String]>(
    "list",
    .voices,
    ofVoice,
    levels: [level(1, #method(Echo.list(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 5: marksBoth(-4), 6: marksBoth(-4)],
    spy: { try CallSpy(ofVoice.spy(on: $0, key: $1)) },
    run: { (object: Voice, value) in outcome { object.list(value) } }
  )
}

private func pack() -> OverriddenMethod {
  let ofVoice = #method(Voice.pack(_:))
  return TypedMethod<(Voice, Parcel) -> Parcel, Parcel>(
    "pack",
    .voices,
    ofVoice,
    levels: [level(1, #method(Echo.pack(_:)), plain), level(2, #method(Choir.pack(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 2: marksBoth(-2)],
    spy: { try CallSpy(ofVoice.spy(on: $0, key: $1)) },
    run: { (object: Voice, value) in outcome { object.pack(value) } }
  )
}

private func dare() -> OverriddenMethod {
  let ofVoice = #method(Voice.dare(_:))
  return TypedMethod<(Voice, Int) throws -> Int, Int>(
    "dare",
    .voices,
    ofVoice,
    levels: [
      level(1, #method(Echo.dare(_:)), throwing), level(2, #method(Choir.dare(_:)), throwing),
    ],
    canThrow: true,
    make: throwing,
    code: [0: marks(-1) { $0 % 5 == 0 }, 2: marksBoth(-2)],
    spy: { try CallSpy(ofVoice.spy(on: $0, key: $1)) },
    run: { (object: Voice, value) in outcome { try object.dare(value) } }
  )
}

private func fetch() -> OverriddenMethod {
  let ofVoice = #method(Voice.fetch(_:))
  return TypedMethod<(Voice, String) async -> String, String>(
    "fetch",
    .voices,
    ofVoice,
    levels: [
      level(1, #method(Echo.fetch(_:)), suspending), level(2, #method(Choir.fetch(_:)), suspending),
    ],
    make: suspending,
    code: [0: marks(-1), 2: marksBoth(-2)],
    run: { (object: Voice, value) in waiting { await object.fetch(value) } }
  )
}

private func find() -> OverriddenMethod {
  let ofVoice = #method(Voice.find(_:))
  return TypedMethod<(Voice, [String]) async throws -> [String], [String]>(
    "find",
    .voices,
    ofVoice,
    levels: [level(1, #method(Echo.find(_:)), suspendingThrowing)],
    canThrow: true,
    make: suspendingThrowing,
    code: [0: marks(-1) { $0.count % 5 == 0 }, 4: marksBoth(-3)],
    run: { (object: Voice, value) in waiting { try await object.find(value) } }
  )
}

private func tone() -> OverriddenMethod {
  let ofVoice = #setter(\Voice.tone, String.self)
  return TypedMethod<(Voice, String) -> Void, String>(
    "tone",
    .voices,
    ofVoice,
    levels: [level(1, #setter(\Echo.tone, String.self), setting)],
    make: setting,
    code: [0: keeps],
    run: { (object: Voice, value) in
      object.tone = value
      return object.kept
    }
  )
}

private func hum() -> OverriddenMethod {
  let hum = Method<(Voice, Int) -> Int>("hum")
  return TypedMethod<(Voice, Int) -> Int, Int>(
    "hum",
    .voices,
    hum,
    make: plain,
    fallback: { _, value in value.marked(0) },
    code: [:],
    run: { (object: Voice, value) in
      (try? hum(object, value)).map { "\($0)" } ?? "\(type(of: object)) does not implement it"
    }
  )
}

private func rank() -> OverriddenMethod {
  let ofVoice = #method { (type: Voice.Type, number: Int) in type.rank(number) }
  return TypedMethod<(Voice.Type, Int) -> Int, Int>(
    "rank",
    .voices,
    ofVoice,
    levels: [level(2, #method { (type: Choir.Type, number: Int) in type.rank(number) }, valued)],
    hasObjects: false,
    make: valued,
    code: [0: marks(-1), 2: marksBoth(-2)],
    run: { (object: Voice, value) in "\(type(of: object).rank(value))" }
  )
}
