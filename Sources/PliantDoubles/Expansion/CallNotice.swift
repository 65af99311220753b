import Synchronization

/// Notes whether a function was called, and keeps nothing of its calls.
package final class CallNotice: PliantExpansion.CallRecorder, @unchecked Sendable {
  // SAFETY: its only state is atomic; nothing is written to the columns, which are of no type.
  private let called = Atomic(false)
  package var wasCalled: Bool { called.load(ordering: .acquiring) }

  package init() {
    super.init(
      arguments: PliantExpansion.Column<Never>(type: Never.self),
      results: PliantExpansion.Column<Never>(type: Never.self)
    )
  }

  @usableFromInline
  override func openCasting<Given>(
    _ given: Given,
    isAnswered: Bool
  ) -> PliantExpansion.OpenCall {
    called.store(true, ordering: .releasing)
    return PliantExpansion.OpenCall(recorder: self, number: 0, answer: nil)
  }
}
