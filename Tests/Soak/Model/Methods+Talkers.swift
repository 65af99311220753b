import Pliant
import SoakFixture

extension Methods {
  /// At their own code.
  static let talkers: [OverriddenMethod] = [
    say(), count(), list(), pack(), dare(), fetch(), find(), tone(), hum(),
  ]
}

private func say() -> OverriddenMethod {
  let ofTalker = #method(Talker.say(_:))
  return TypedMethod<(Talker, String) -> String, String>(
    "say",
    .talkers,
    ofTalker,
    levels: [level(1, #method(Murmur.say(_:)), plain), level(2, #method(Crowd.say(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 2: marksBoth(-2), 4: marksResult(-3)],
    spy: { try CallSpy(ofTalker.spy(on: $0, key: $1)) },
    run: { (object: Talker, value) in outcome { object.say(value) } }
  )
}

private func count() -> OverriddenMethod {
  let ofTalker = #method(Talker.count(_:))
  return TypedMethod<(Talker, Int) -> Int, Int>(
    "count",
    .talkers,
    ofTalker,
    levels: [level(1, #method(Murmur.count(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 4: marksResult(-3)],
    spy: { try CallSpy(ofTalker.spy(on: $0, key: $1)) },
    run: { (object: Talker, value) in outcome { object.count(value) } }
  )
}

private func list() -> OverriddenMethod {
  let ofTalker = #method(Talker.list(_:))
  return TypedMethod<(Talker, [String]) -> [String], [String]>(
    "list",
    .talkers,
    ofTalker,
    levels: [level(1, #method(Murmur.list(_:)), plain)],
    make: plain,
    code: [0: marks(-1)],
    spy: { try CallSpy(ofTalker.spy(on: $0, key: $1)) },
    run: { (object: Talker, value) in outcome { object.list(value) } }
  )
}

private func pack() -> OverriddenMethod {
  let ofTalker = #method(Talker.pack(_:))
  return TypedMethod<(Talker, Parcel) -> Parcel, Parcel>(
    "pack",
    .talkers,
    ofTalker,
    levels: [level(1, #method(Murmur.pack(_:)), plain), level(2, #method(Crowd.pack(_:)), plain)],
    make: plain,
    code: [0: marks(-1), 2: marksBoth(-2)],
    spy: { try CallSpy(ofTalker.spy(on: $0, key: $1)) },
    run: { (object: Talker, value) in outcome { object.pack(value) } }
  )
}

private func dare() -> OverriddenMethod {
  let ofTalker = #method(Talker.dare(_:))
  return TypedMethod<(Talker, Int) throws -> Int, Int>(
    "dare",
    .talkers,
    ofTalker,
    levels: [
      level(1, #method(Murmur.dare(_:)), throwing), level(2, #method(Crowd.dare(_:)), throwing),
    ],
    canThrow: true,
    make: throwing,
    code: [0: marks(-1) { $0 % 5 == 0 }, 2: marksBoth(-2)],
    spy: { try CallSpy(ofTalker.spy(on: $0, key: $1)) },
    run: { (object: Talker, value) in outcome { try object.dare(value) } }
  )
}

private func fetch() -> OverriddenMethod {
  let ofTalker = #method(Talker.fetch(_:))
  return TypedMethod<(Talker, String) async -> String, String>(
    "fetch",
    .talkers,
    ofTalker,
    levels: [
      level(1, #method(Murmur.fetch(_:)), suspending),
      level(2, #method(Crowd.fetch(_:)), suspending),
    ],
    make: suspending,
    code: [0: marks(-1), 2: marksBoth(-2)],
    run: { (object: Talker, value) in waiting { await object.fetch(value) } }
  )
}

private func find() -> OverriddenMethod {
  let ofTalker = #method(Talker.find(_:))
  return TypedMethod<(Talker, [String]) async throws -> [String], [String]>(
    "find",
    .talkers,
    ofTalker,
    levels: [level(1, #method(Murmur.find(_:)), suspendingThrowing)],
    canThrow: true,
    make: suspendingThrowing,
    code: [0: marks(-1) { $0.count % 5 == 0 }, 4: marksBoth(-3)],
    run: { (object: Talker, value) in waiting { try await object.find(value) } }
  )
}

private func tone() -> OverriddenMethod {
  let ofTalker = #setter(\Talker.tone, String.self)
  return TypedMethod<(Talker, String) -> Void, String>(
    "tone",
    .talkers,
    ofTalker,
    levels: [level(1, #setter(\Murmur.tone, String.self), setting)],
    make: setting,
    code: [0: keeps],
    run: { (object: Talker, value) in
      object.tone = value
      return object.kept
    }
  )
}

private func hum() -> OverriddenMethod {
  let hum = Method<(Talker, Int) -> Int>("hum")
  return TypedMethod<(Talker, Int) -> Int, Int>(
    "hum",
    .talkers,
    hum,
    make: plain,
    fallback: { _, value in value.marked(0) },
    code: [:],
    run: { (object: Talker, value) in
      (try? hum(object, value)).map { "\($0)" } ?? "\(type(of: object)) does not implement it"
    }
  )
}
