import Pliant
import SoakFixture

/// The classes of a hierarchy.
struct Family: Sendable {
  struct Member: Sendable {
    let type: AnyClass
    let superclass: Int?
    /// Whether layers of all instances can be asked of it: not of a generic class's code.
    let isGeneric: Bool
    nonisolated(unsafe) let make: (Int, Ledger) -> AnyObject  // SAFETY: it captures nothing.
  }

  let name: String
  let isDynamic: Bool
  let members: [Member]
  /// Whether `super` calls meet the superclass's layers: not where only slots lead to it.
  var seesSuper: Bool { isDynamic || Self.entersTalkers }
  private static let entersTalkers = #method(Talker.say(_:)).reach == .everyCall

  static let voices = Family(
    name: "Voice",
    isDynamic: true,
    members: [
      Member(type: Voice.self, superclass: nil, isGeneric: false) { Voice($0, $1) },
      Member(type: Echo.self, superclass: 0, isGeneric: false) { Echo($0, $1) },
      Member(type: Choir.self, superclass: 0, isGeneric: false) { Choir($0, $1) },
      Member(type: Opera.self, superclass: 2, isGeneric: false) { Opera($0, $1) },
      Member(type: Solo.self, superclass: 3, isGeneric: false) { Solo($0, $1) },
      Member(type: Crate<Int>.self, superclass: 0, isGeneric: true) { Crate<Int>($0, $1) },
      Member(type: Crate<String>.self, superclass: 0, isGeneric: true) { Crate<String>($0, $1) },
    ]
  )
  /// Of what has no class.
  static let functions = Family(
    name: "Function",
    isDynamic: true,
    members: [Member(type: Listener.self, superclass: nil, isGeneric: false) { Listener($0, $1) }]
  )
  static let talkers = Family(
    name: "Talker",
    isDynamic: false,
    members: [
      Member(type: Talker.self, superclass: nil, isGeneric: false) { Talker($0, $1) },
      Member(type: Murmur.self, superclass: 0, isGeneric: false) { Murmur($0, $1) },
      Member(type: Crowd.self, superclass: 0, isGeneric: false) { Crowd($0, $1) },
      Member(type: Riot.self, superclass: 2, isGeneric: false) { Riot($0, $1) },
      Member(type: Orator.self, superclass: 3, isGeneric: false) { Orator($0, $1) },
    ]
  )
}
