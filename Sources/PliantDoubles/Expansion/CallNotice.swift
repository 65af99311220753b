import Synchronization

/// Notes whether a function was called, and keeps nothing of its calls.
package final class CallNotice: __Pliant.CallRecorder, @unchecked Sendable {
  // SAFETY: its only state is atomic; nothing is written to the columns, which are of no type.
  private let called = Atomic(false)
  package var wasCalled: Bool { called.load(ordering: .acquiring) }

  package init() {
    super.init(
      arguments: __Pliant.Column<Never>(type: Never.self),
      results: __Pliant.Column<Never>(type: Never.self)
    )
  }

  @usableFromInline
  override func openCasting<Given>(
    _ given: Given,
    isAnswered: Bool
  ) -> __Pliant.OpenCall {
    called.store(true, ordering: .releasing)
    return __Pliant.OpenCall(recorder: self, number: 0, answer: nil)
  }
}
