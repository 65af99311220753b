// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Pliant
import PliantHooks
import Testing

struct Order: Codable, Equatable, Sendable { var id = 1 }
struct Bill: Codable, Equatable, Sendable { var id = 1 }

/// One specialization of a generic method of a class is overridden; calls with other types go on.
@Suite(.serialized)
struct GenericMethodTests {
  private let data = Data(#"{"id":7}"#.utf8)

  private func decoded(_ decoder: JSONDecoder = JSONDecoder()) -> String {
    let order = (try? decoder.decode(Order.self, from: data)).map { "\($0.id)" } ?? "nil"
    let bill = (try? decoder.decode(Bill.self, from: data)).map { "\($0.id)" } ?? "nil"
    let words = (try? decoder.decode([String: Int].self, from: data)).map { "\($0)" } ?? "nil"
    return "order \(order), bill \(bill), \(words)"
  }

  @Test func twoSpecializationsAtOnce() throws {
    var log: [String] = [decoded()]
    let orders = try #method(JSONDecoder.decode(_:from:), for: Order.self).redefine {
      original,
      decoder,
      type,
      data in
      var order = try original(decoder, type, data)
      order.id += 100
      return order
    }
    log.append(decoded())
    let bills = try #method(
      JSONDecoder.decode(_:from:)
        as (JSONDecoder) -> (Generic<Bill>.Type, Data) throws ->
        Generic<Bill>
    ).redefine { _, _, _ in Bill(id: -1) }
    log.append(decoded())
    orders.stop()
    log.append(decoded())
    bills.stop()
    log.append(decoded())
    #expect(
      log == [
        #"order 7, bill 7, ["id": 7]"#, #"order 107, bill 7, ["id": 7]"#,
        #"order 107, bill -1, ["id": 7]"#, #"order 7, bill -1, ["id": 7]"#,
        #"order 7, bill 7, ["id": 7]"#,
      ]
    )
  }

  @Test func oneObjectAndErrors() throws {
    struct Broken: Error {}
    let overridden = JSONDecoder()
    let override = try #method(JSONDecoder.decode(_:from:), for: Order.self)
      .override(on: overridden) { _, _, _ in throw Broken() }
    #expect(decoded(overridden) == #"order nil, bill 7, ["id": 7]"#)
    #expect(throws: Broken.self) { try overridden.decode(Order.self, from: data) }
    #expect(decoded() == #"order 7, bill 7, ["id": 7]"#)
    override.stop()
    #expect(decoded(overridden) == #"order 7, bill 7, ["id": 7]"#)
    #expect(throws: DecodingError.self) { try overridden.decode(Order.self, from: Data()) }
  }

  @Test func spiesAndStubs() throws {
    let decoder = JSONDecoder()
    let spy = try #method(JSONDecoder.decode(_:from:), for: Order.self).spy(on: decoder)
    for id in 1...5 {
      _ = try? decoder.decode(Order.self, from: Data(#"{"id":\#(id)}"#.utf8))
    }
    let calls = spy.calls.map { "\(String(decoding: $0.arguments.1, as: UTF8.self)) \($0.result!)" }
    #expect(calls == (1...5).map { #"{"id":\#($0)} Order(id: \#($0))"# })
    spy.stub(returning: Order(id: 3))
    #expect(decoded(decoder) == #"order 3, bill 7, ["id": 7]"#)
    #expect(spy.callCount == 6)
    spy.stop()
    #expect(decoded(decoder) == #"order 7, bill 7, ["id": 7]"#)
  }

  @Test func currentTaskAlone() async throws {
    let inside = try await #method(JSONDecoder.decode(_:from:), for: Order.self)
      .withRedefinition({ _, _, _ in Order(id: 0) }) {
        let other = await Task.detached { decoded() }.value
        return "\(decoded()); \(other)"
      }
    #expect(inside == #"order 0, bill 7, ["id": 7]; order 7, bill 7, ["id": 7]"#)
    #expect(decoded() == #"order 7, bill 7, ["id": 7]"#)
  }

  @Test func argumentOfTheType() throws {
    let encode = #method(PropertyListEncoder.encode(_:), for: Order.self)
    let redefinition = try encode.redefine { original, encoder, order in
      try original(encoder, Order(id: order.id * 2))
    }
    func encoded() throws -> String {
      let encoder = PropertyListEncoder()
      let order = try PropertyListDecoder().decode(Order.self, from: encoder.encode(Order(id: 4)))
      let bill = try PropertyListDecoder().decode(Bill.self, from: encoder.encode(Bill(id: 4)))
      return "\(order.id) \(bill.id)"
    }
    #expect(try encoded() == "8 4")
    redefinition.stop()
    #expect(try encoded() == "4 4")
  }
}

// MARK: - Mistakes

extension GenericMethodTests {
  private func refusal(_ body: () throws -> Redefinition) -> String {
    do {
      try body().stop()
      return "overridden"
    } catch {
      return "\(error)".replacing("PliantOverridingTests.", with: "")
    }
  }

  @Test func aForgottenMarkIsNamed() {
    let noResult = refusal {
      try #method(
        JSONDecoder.decode(_:from:) as (JSONDecoder) -> (Generic<Order>.Type, Data) throws -> Order
      ).redefine { _, _, _ in Order() }
    }
    #expect(
      noResult == "Cannot override 'JSONDecoder.decode(_:from:)': its result is 'A', generic over "
        + "'A': write 'Generic<…>' for 'A' in 'Order'"
    )
    let tooMany = refusal {
      try #method(
        JSONDecoder.decode(_:from:)
          as (JSONDecoder) -> (Generic<Order>.Type, Generic<Data>) throws
          -> Generic<Order>
      ).redefine { _, _, _ in Order() }
    }
    #expect(
      tooMany == "Cannot override 'JSONDecoder.decode(_:from:)': parameter 2 is "
        + "'FoundationEssentials.Data', and 'Generic<FoundationEssentials.Data>' in the handle: "
        + "write its types after 'as', and 'Generic<…>' for those alone that are parameters"
    )
    let none = refusal {
      try #method(
        JSONDecoder.decode(_:from:) as (JSONDecoder) -> (Order.Type, Data) throws -> Order
      )
      .redefine { _, _, _ in Order() }
    }
    #expect(
      none == "Cannot override 'JSONDecoder.decode(_:from:)': it is generic. Name the types that "
        + "it is called with, as in '#method(…, for: Order.self)', or override a caller that is not"
    )
  }

  final class Shelf {}
  final class Odd {
    func plain(_ value: Int) -> Int { value }
    func adopt<T: AnyObject>(_ value: T) -> T { value }
    func opaque<T>(_ value: T) -> some Sequence<T> { [value] }
    func pack<each T>(_ value: repeat each T) -> Int { 1 }

  }

  @Test func unrecognizableSpecializationsAreRefused() {
    let plain = refusal {
      try #method(Odd.plain(_:), for: Int.self).redefine { _, _ in 1 }
    }
    #expect(
      plain == "Cannot override 'Odd.plain(_:)': it is not generic: write it without 'for:' and "
        + "without 'Generic'"
    )
    let adopt = refusal {
      try #method(Odd.adopt(_:), for: Shelf.self).redefine { _, value in value }
    }
    #expect(
      adopt == "Cannot override 'Odd.adopt(_:)': 'A' in parameter 1 is a class, which is passed "
        + "as any object: write its types after 'as', without 'Generic', and the class after 'for:'"
    )
  }
}
