import Pliant

/// A delegate with a proxy, and a mock.
struct ProxyingChapter: TourChapter {
  func run() async throws {
    try standInForDelegate()
  }

  private func standInForDelegate() throws {
    section("A delegate: one answer overridden, another call observed, and a mock")
    let delegate = Careless()
    let proxy = SheetDelegateProxy(implementer: delegate)
    let sheet = Sheet("letter", delegate: proxy)
    show("passed on   letter dismissed", sheet.dismiss())
    try proxy.override(\.shouldDismiss) { sheet in sheet.name != "letter" }
    show("overridden  letter dismissed", sheet.dismiss())
    try proxy.observe(\.didDismiss, .before) { sheet in show("before      didDismiss", sheet.name) }
    try proxy.observe(\.didDismiss, .after) { sheet in show("after       didDismiss", sheet.name) }
    show("observed    bill dismissed", Sheet("bill", delegate: proxy).dismiss())
    show("the delegate itself counted", delegate.count)

    let mock = SheetDelegateProxy()
    let asked = mock.stub(\.shouldDismiss, returning: false, true)
    let told = mock.spy(\.didDismiss)
    let note = Sheet("note", delegate: mock)
    show("mock        note dismissed", [note.dismiss(), note.dismiss()])
    show("mock        was asked", "\(asked.callCount) times")
    show(
      "in order",
      verifyInOrder {
        asked.call()
        asked.call()
        told.call(where: { $0 === note })
      }
    )
  }
}

/// A sheet that asks its delegate before it is dismissed, and notifies it afterwards.
private final class Sheet {
  let name: String
  private weak var delegate: (any SheetDelegate)?

  init(_ name: String, delegate: any SheetDelegate) {
    self.name = name
    self.delegate = delegate
  }

  func dismiss() -> Bool {
    guard let delegate, delegate.shouldDismiss(self) else { return false }
    delegate.didDismiss(self)
    return true
  }
}

@Proxied private protocol SheetDelegate: AnyObject {
  func shouldDismiss(_ sheet: Sheet) -> Bool
  @Optional func didDismiss(_ sheet: Sheet)
}

private final class Careless: SheetDelegate {
  var count = 0
  func shouldDismiss(_ sheet: Sheet) -> Bool { true }
  func didDismiss(_ sheet: Sheet) { count += 1 }
}
