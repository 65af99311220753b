import Pliant
import PliantHooks
import Testing

/// Generic functions that are `dynamic`, whose calls are seen in optimized builds, too.
struct DynamicGenericsTests {
  @Test func anAsyncDynamicOneIsRefused() async {
    let refusal = #expect(throws: OverrideError.self) { try replaceableLaterRedefinition() }
    #expect("\(refusal, default: "")".contains("it is 'dynamic' and suspends"))
    #expect(await replacedLater(1) == 1)
  }

  /// Calls of the original tell the runtime to run a dynamic function's own code, once: the target
  /// must take that, in place or not, so that it does not reach the next dynamic function.
  @Test func dynamicOnesRunItAndTheirOriginalsLeaveNothingBehind() throws {
    let redefinitions = [try replaceableRedefinition(), try Records<Int>.keptRecordRedefinition()]
    func look() -> String {
      "\(replaced(1)) \(replaced("a")) \(replaceableOriginal(2)) \(replaced([2])) "
        + "\(Records<Int>().keep(1)) \(Records<String>().keptRecordOriginal("")) "
        + "\(Records<String>().keep(""))"
    }
    let redefined = look()
    for redefinition in redefinitions { redefinition.stop() }
    let stopped = look()
    let other = try otherReplaceableRedefinition()
    let others = look()
    for redefinition in redefinitions { redefinition.start() }
    #expect(redefined == look() && !other.isActive)
    for redefinition in redefinitions { redefinition.stop() }
    #expect(redefined == "1 1 a a 2 [2] [2] 101 1 101")
    #expect(stopped == "1 a 2 [2] 1 1 1" && stopped == look())
    #expect(others == "1; a; 2 [2]; 1 1 1")
  }
}

// MARK: - What is redefined

private dynamic func replaced<T>(_ value: T) -> String { "\(value)" }

@Redefinition(of: "replaced(_:)")
private func replaceable<T>(_ value: T) -> String {
  let original = replaceableOriginal(value)
  return "\(original) \(original)"
}

@Redefinition(of: "replaced(_:)")
private func otherReplaceable<T>(_ value: T) -> String { otherReplaceableOriginal(value) + ";" }

private dynamic func replacedLater<T: Sendable>(_ value: T) async -> T { value }

@Redefinition(of: "replacedLater(_:)")
private func replaceableLater<T: Sendable>(_ value: T) async -> T {
  await replaceableLaterOriginal(value)
}

private final class Records<Item> {
  private var items: [Item] = []

  dynamic func keep(_ item: Item) -> Int {
    items.append(item)
    return items.count
  }
}

extension Records {
  @Redefinition(of: "keep(_:)")
  func keptRecord(_ item: Item) -> Int { keptRecordOriginal(item) + 100 }
}
