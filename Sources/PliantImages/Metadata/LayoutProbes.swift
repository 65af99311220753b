import CPliant
import Glibc

// Declarations whose layouts `RuntimeLayout` compares, and the memory that it reads them in.

/// The memory of the process's images, so that a wrong address is noticed.
struct ImageMemory: AddressSpace {
  static func holds(_ address: UInt) -> Bool { Image.holding(address) != nil }

  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    let last = address &+ UInt(MemoryLayout<T>.size - 1)
    guard let image = Image.holding(address), image.contains(last) else { return nil }
    return LoadedMemory().load(type, at: address)
  }
}

/// Keeps the optimizer from taking the probes' vtables apart.
@inline(never)
@_optimize(none)
func callsThroughVTable(_ probe: LayoutProbe) -> Int { probe.first() + probe.second() }

package class LayoutProbe {
  var field = 1
  @_optimize(none) func first() -> Int { field }
  @_optimize(none) func second() -> Int { 1 }
}

package final class LayoutProbeSubclass: LayoutProbe {
  var other = 2
  @_optimize(none) override func second() -> Int { other }
}

extension ClassMetadata {
  /// The words between the descriptor and the end of the class.
  var slotContents: Set<UInt> {
    Set(
      stride(from: slots.lowerBound, to: slots.upperBound, by: 8).map {
        UInt(bitPattern: pliant_load(cell(at: $0)))
      }
    )
  }
}

package struct LayoutBox<Item: Hashable> { package let item: Item }

package enum LayoutCases {
  case none
  case number(Int)
  case text(String)
}

package struct LayoutWeak {
  weak var probe: LayoutProbe?
}

package protocol LayoutParent {}

package protocol LayoutRequirements: LayoutParent {
  func first() -> Int
  static func second() async -> Int
}

package struct LayoutConformer: LayoutRequirements {
  package func first() -> Int { 1 }
  package static func second() async -> Int { 2 }
}

package struct LayoutSuspending {
  var run: @Sendable () async -> Int = { await LayoutConformer.second() }
}

enum LayoutLocal {
  @TaskLocal static var value = 0
}
