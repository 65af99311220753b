import Pliant
import SoakFixture

/// Every method that is bent: of each form, through dynamic cells and at its own code.
///
/// Each is written out, for handles cannot be made in generic code.
enum Methods {
  /// Methods whose `self` is a class.
  private static let ofTypes: [BentMethod] = [voicesRank(), origin()]
  static let voices: [BentMethod] =
    [
      voicesSay(),
      voicesCount(),
      voicesList(),
      voicesPack(),
      voicesDare(),
      voicesFetch(),
      voicesFind(),
      voicesTone(),
      voicesHum(),
    ] + ofTypes.filter { !$0.isFunction }
  static let talkers: [BentMethod] = [
    talkersSay(),
    talkersCount(),
    talkersList(),
    talkersPack(),
    talkersDare(),
    talkersFetch(),
    talkersFind(),
    talkersTone(),
    talkersHum(),
  ]
  static let functions: [BentMethod] = [weighing(), reading()] + ofTypes.filter(\.isFunction)
  static let all = voices + talkers + functions
  /// Those whose redefinition is everybody's.
  static let redefinable = all.filter { !$0.levels.isEmpty }
  static let ofClasses = redefinable.filter { !$0.isFunction }
}

private func text<Value, Failure: Error>(of result: Value?, _ error: Failure?) -> String {
  if let result { return "\(result)" }
  if let error = error as? Refused { return "refused by \(error.by)" }
  return "nothing"
}

// MARK: - What has no object

private func weighing() -> BentMethod {
  let handle = #callable(weigh(_:))
  return TypedFunction<[String]>(
    "weigh",
    level(handle, function),
    code: { _, value, _ in value.marked(-6) },
    run: { weigh($0) }
  )
}

private func origin() -> BentMethod {
  let handle = #callable(Voice.origin(_:))
  return TypedFunction<String>(
    "origin",
    level(handle, function),
    code: { _, value, _ in value.marked(-1) },
    run: { Voice.origin($0) }
  )
}

private func reading() -> BentMethod {
  let handle = #method(Scale.read(_:))
  return TypedFunction<Int>(
    "read",
    level(0, handle, valued),
    code: { _, value, _ in (value &* 3).marked(-5) },
    run: { Scale().read($0) }
  )
}

private func voicesRank() -> BentMethod {
  let ofVoice = #method { (type: Voice.Type, number: Int) in type.rank(number) }
  let ofChoir = #method { (type: Choir.Type, number: Int) in type.rank(number) }
  return TypedMethod<(Voice.Type, Int) -> Int, Int>(
    "rank",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, valued), level(2, ofChoir, valued)],
    hasObjects: false,
    make: valued,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      "\(type(of: unsafeDowncast(object, to: Voice.self)).rank(value))"
    }
  )
}

// MARK: - Through dynamic cells

private func voicesSay() -> BentMethod {
  let ofVoice = #method(Voice.say(_:))
  let shout = #method(Voice.shout(_:))
  var atVoice = level(0, ofVoice, plain)
  atVoice.replace = { try ofVoice.replace(with: shout) }
  let ofEcho = #method(Echo.say(_:))
  let ofChoir = #method(Choir.say(_:))
  return TypedMethod<(Voice, String) -> String, String>(
    "say",
    .voices,
    ofVoice,
    levels: [atVoice, level(1, ofEcho, plain), level(2, ofChoir, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
      4: { _, value, above in try above(value).marked(-3) },
    ],
    spy: { object, key in
      let spy = try ofVoice.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Voice.self).say(value) }
    }
  )
}

private func voicesCount() -> BentMethod {
  let ofVoice = #method(Voice.count(_:))
  let ofEcho = #method(Echo.count(_:))
  return TypedMethod<(Voice, Int) -> Int, Int>(
    "count",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, plain), level(1, ofEcho, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      4: { _, value, above in try above(value).marked(-3) },
    ],
    spy: { object, key in
      let spy = try ofVoice.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Voice.self).count(value) }
    }
  )
}

private func voicesList() -> BentMethod {
  let ofVoice = #method(Voice.list(_:))
  let ofEcho = #method(Echo.list(_:))
  return TypedMethod<(Voice, [String]) -> [String], [String]>(
    "list",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, plain), level(1, ofEcho, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      5: { _, value, above in try above(value.marked(-4)).marked(-4) },
      6: { _, value, above in try above(value.marked(-4)).marked(-4) },
    ],
    spy: { object, key in
      let spy = try ofVoice.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Voice.self).list(value) }
    }
  )
}

private func voicesPack() -> BentMethod {
  let ofVoice = #method(Voice.pack(_:))
  let ofEcho = #method(Echo.pack(_:))
  let ofChoir = #method(Choir.pack(_:))
  return TypedMethod<(Voice, Parcel) -> Parcel, Parcel>(
    "pack",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, plain), level(1, ofEcho, plain), level(2, ofChoir, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    spy: { object, key in
      let spy = try ofVoice.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Voice.self).pack(value) }
    }
  )
}

private func voicesDare() -> BentMethod {
  let ofVoice = #method(Voice.dare(_:))
  let ofEcho = #method(Echo.dare(_:))
  let ofChoir = #method(Choir.dare(_:))
  return TypedMethod<(Voice, Int) throws -> Int, Int>(
    "dare",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, throwing), level(1, ofEcho, throwing), level(2, ofChoir, throwing)],
    canThrow: true,
    make: throwing,
    code: [
      0: { _, value, _ in
        if value % 5 == 0 { throw Refused(by: -1) }
        return value.marked(-1)
      },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    spy: { object, key in
      let spy = try ofVoice.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { try unsafeDowncast(object, to: Voice.self).dare(value) }
    }
  )
}

private func voicesFetch() -> BentMethod {
  let ofVoice = #method(Voice.fetch(_:))
  let ofEcho = #method(Echo.fetch(_:))
  let ofChoir = #method(Choir.fetch(_:))
  return TypedMethod<(Voice, String) async -> String, String>(
    "fetch",
    .voices,
    ofVoice,
    levels: [
      level(0, ofVoice, suspending), level(1, ofEcho, suspending), level(2, ofChoir, suspending),
    ],
    canThrow: false,
    make: suspending,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      waiting { await unsafeDowncast(object, to: Voice.self).fetch(value) }
    }
  )
}

private func voicesFind() -> BentMethod {
  let ofVoice = #method(Voice.find(_:))
  let ofEcho = #method(Echo.find(_:))
  return TypedMethod<(Voice, [String]) async throws -> [String], [String]>(
    "find",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, suspendingThrowing), level(1, ofEcho, suspendingThrowing)],
    canThrow: true,
    make: suspendingThrowing,
    code: [
      0: { _, value, _ in
        if value.count % 5 == 0 { throw Refused(by: -1) }
        return value.marked(-1)
      },
      4: { _, value, above in try above(value.marked(-3)).marked(-3) },
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      waiting { try await unsafeDowncast(object, to: Voice.self).find(value) }
    }
  )
}

private func voicesTone() -> BentMethod {
  let ofVoice = #setter(\Voice.tone, String.self)
  let ofEcho = #setter(\Echo.tone, String.self)
  return TypedMethod<(Voice, String) -> Void, String>(
    "tone",
    .voices,
    ofVoice,
    levels: [level(0, ofVoice, setting), level(1, ofEcho, setting)],
    make: setting,
    code: [
      0: { object, value, _ in
        object.kept = value.marked(-1)
        return value
      }
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      let object = unsafeDowncast(object, to: Voice.self)
      object.tone = value
      return object.kept
    }
  )
}

private func voicesHum() -> BentMethod {
  let hum = Method<(Voice, Int) -> Int>("hum")
  return TypedMethod<(Voice, Int) -> Int, Int>(
    "hum",
    .voices,
    hum,
    levels: [],
    make: plain,
    fallback: { _, value in value.marked(0) },
    code: [:],
    run: { object, value in
      do {
        // SAFETY: only objects of the family are called.
        return "\(try hum(unsafeDowncast(object, to: Voice.self), value))"
      } catch {
        return "\(type(of: object)) does not implement it"
      }
    }
  )
}

// MARK: - At their own code

private func talkersSay() -> BentMethod {
  let ofTalker = #method(Talker.say(_:))
  let ofMurmur = #method(Murmur.say(_:))
  let ofCrowd = #method(Crowd.say(_:))
  return TypedMethod<(Talker, String) -> String, String>(
    "say",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, plain), level(1, ofMurmur, plain), level(2, ofCrowd, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
      4: { _, value, above in try above(value).marked(-3) },
    ],
    spy: { object, key in
      let spy = try ofTalker.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Talker.self).say(value) }
    }
  )
}

private func talkersCount() -> BentMethod {
  let ofTalker = #method(Talker.count(_:))
  let ofMurmur = #method(Murmur.count(_:))
  return TypedMethod<(Talker, Int) -> Int, Int>(
    "count",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, plain), level(1, ofMurmur, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      4: { _, value, above in try above(value).marked(-3) },
    ],
    spy: { object, key in
      let spy = try ofTalker.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Talker.self).count(value) }
    }
  )
}

private func talkersList() -> BentMethod {
  let ofTalker = #method(Talker.list(_:))
  let ofMurmur = #method(Murmur.list(_:))
  return TypedMethod<(Talker, [String]) -> [String], [String]>(
    "list",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, plain), level(1, ofMurmur, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) }
    ],
    spy: { object, key in
      let spy = try ofTalker.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Talker.self).list(value) }
    }
  )
}

private func talkersPack() -> BentMethod {
  let ofTalker = #method(Talker.pack(_:))
  let ofMurmur = #method(Murmur.pack(_:))
  let ofCrowd = #method(Crowd.pack(_:))
  return TypedMethod<(Talker, Parcel) -> Parcel, Parcel>(
    "pack",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, plain), level(1, ofMurmur, plain), level(2, ofCrowd, plain)],
    canThrow: false,
    make: plain,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    spy: { object, key in
      let spy = try ofTalker.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { unsafeDowncast(object, to: Talker.self).pack(value) }
    }
  )
}

private func talkersDare() -> BentMethod {
  let ofTalker = #method(Talker.dare(_:))
  let ofMurmur = #method(Murmur.dare(_:))
  let ofCrowd = #method(Crowd.dare(_:))
  return TypedMethod<(Talker, Int) throws -> Int, Int>(
    "dare",
    .talkers,
    ofTalker,
    levels: [
      level(0, ofTalker, throwing), level(1, ofMurmur, throwing), level(2, ofCrowd, throwing),
    ],
    canThrow: true,
    make: throwing,
    code: [
      0: { _, value, _ in
        if value % 5 == 0 { throw Refused(by: -1) }
        return value.marked(-1)
      },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    spy: { object, key in
      let spy = try ofTalker.spy(on: object, key: key)
      return CallSpy(
        calls: { spy.calls.map { "\($0.arguments)>" + text(of: $0.result, $0.error) } },
        reset: spy.reset,
        stop: spy.stop
      )
    },
    run: { object, value in
      // SAFETY: only objects of the family are called.
      outcome { try unsafeDowncast(object, to: Talker.self).dare(value) }
    }
  )
}

private func talkersFetch() -> BentMethod {
  let ofTalker = #method(Talker.fetch(_:))
  let ofMurmur = #method(Murmur.fetch(_:))
  let ofCrowd = #method(Crowd.fetch(_:))
  return TypedMethod<(Talker, String) async -> String, String>(
    "fetch",
    .talkers,
    ofTalker,
    levels: [
      level(0, ofTalker, suspending), level(1, ofMurmur, suspending), level(2, ofCrowd, suspending),
    ],
    canThrow: false,
    make: suspending,
    code: [
      0: { _, value, _ in value.marked(-1) },
      2: { _, value, above in try above(value.marked(-2)).marked(-2) },
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      waiting { await unsafeDowncast(object, to: Talker.self).fetch(value) }
    }
  )
}

private func talkersFind() -> BentMethod {
  let ofTalker = #method(Talker.find(_:))
  let ofMurmur = #method(Murmur.find(_:))
  return TypedMethod<(Talker, [String]) async throws -> [String], [String]>(
    "find",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, suspendingThrowing), level(1, ofMurmur, suspendingThrowing)],
    canThrow: true,
    make: suspendingThrowing,
    code: [
      0: { _, value, _ in
        if value.count % 5 == 0 { throw Refused(by: -1) }
        return value.marked(-1)
      },
      4: { _, value, above in try above(value.marked(-3)).marked(-3) },
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      waiting { try await unsafeDowncast(object, to: Talker.self).find(value) }
    }
  )
}

private func talkersTone() -> BentMethod {
  let ofTalker = #setter(\Talker.tone, String.self)
  let ofMurmur = #setter(\Murmur.tone, String.self)
  return TypedMethod<(Talker, String) -> Void, String>(
    "tone",
    .talkers,
    ofTalker,
    levels: [level(0, ofTalker, setting), level(1, ofMurmur, setting)],
    make: setting,
    code: [
      0: { object, value, _ in
        object.kept = value.marked(-1)
        return value
      }
    ],
    run: { object, value in
      // SAFETY: only objects of the family are called.
      let object = unsafeDowncast(object, to: Talker.self)
      object.tone = value
      return object.kept
    }
  )
}

private func talkersHum() -> BentMethod {
  let hum = Method<(Talker, Int) -> Int>("hum")
  return TypedMethod<(Talker, Int) -> Int, Int>(
    "hum",
    .talkers,
    hum,
    levels: [],
    make: plain,
    fallback: { _, value in value.marked(0) },
    code: [:],
    run: { object, value in
      do {
        // SAFETY: only objects of the family are called.
        return "\(try hum(unsafeDowncast(object, to: Talker.self), value))"
      } catch {
        return "\(type(of: object)) does not implement it"
      }
    }
  )
}
