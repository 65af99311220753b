public import Foundation
public import Pliant

/// What proxies stand in for.
@Proxied public protocol Keeper: AnyObject {
  func keep(_ words: String) -> String
  func risk(_ number: Int) throws -> Int
  var mood: String { get set }
}

/// An implementer, and a target of overrides, that says whose it is.
public final class Shelf: Keeper {
  public let id: Int
  private let ledger: Ledger
  public var mood = ""

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit { ledger.died("\(id)") }

  public func keep(_ words: String) -> String { words.marked(id) }
  public func risk(_ number: Int) throws -> Int {
    if number % 3 == 0 { throw Refused(by: id) }
    return number.marked(id)
  }
}

/// Hears notifications, and owns observations.
public final class Listener {
  public let id: Int
  private let ledger: Ledger

  public init(_ id: Int, _ ledger: Ledger) {
    self.id = id
    self.ledger = ledger
    ledger.born()
  }

  deinit { ledger.died("\(id)") }

  public func hear(_ notification: Notification) {
    ledger.note("\(id) heard \(notification.name.rawValue)")
  }
}
