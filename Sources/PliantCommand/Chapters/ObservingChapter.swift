import Foundation
import Pliant

/// A model that is observed, bound, and watched as it dies.
struct ObservingChapter: TourChapter {
  func run() async throws {
    section("A model of three levels: observed, bound, and watched as it dies")
    let monitors = try followOrder()
    show("all is gone", monitors.allSatisfy { $0.state == .fired })
  }

  /// All objects that are created here are deallocated when this returns.
  private func followOrder() throws -> [DeallocationMonitor] {
    let order = opaque(Order())
    let city = try observe(order, \.customer.address.city) { old, new in
      show("order.customer.address.city", "\(old) > \(new)")
    }
    order.customer.address.city = "Bergen"
    order.customer = Customer(city: "Tromsø")
    order.customer.address.city = "Narvik"

    let thermometer = opaque(Thermometer())
    try bindBoth(
      thermometer,
      \.celsius,
      thermometer,
      \.fahrenheit,
      to: { $0 * 9 / 5 + 32 },
      back: { ($0 - 32) * 5 / 9 }
    )
    thermometer.celsius = 100
    show("100 °C in °F", thermometer.fahrenheit)
    thermometer.fahrenheit = 212 - 90
    show("122 °F in °C", thermometer.celsius)

    let progress = opaque(Progress(totalUnitCount: 3))
    try orSayWhyNot {
      let steps = try observe(progress, \.completedUnitCount) { old, new in
        show("Progress.completedUnitCount", "\(old) > \(new)")
      }
      advance(progress)
      withExtendedLifetime(steps) {}
    }

    withExtendedLifetime(city) {}
    let watched: [(String, AnyObject)] = [
      ("order", order), ("thermometer", thermometer), ("progress", progress),
    ]
    return watched.map { name, object in
      onDeallocation(of: object) { show("gone", name) }
    }
  }

  @inline(never)
  private func advance(_ progress: Progress) {
    progress.completedUnitCount = 1
    progress.completedUnitCount += 2
  }
}

/// A model of three levels.
private final class Order {
  dynamic var customer = Customer(city: "Oslo")
}

private final class Customer {
  @Observed var address: Address
  init(city: String) { address = Address(city) }
}

private final class Address {
  dynamic var city: String
  init(_ city: String) { self.city = city }
}

private final class Thermometer {
  @Observed var celsius = 0.0
  @Observed var fahrenheit = 0.0
}
