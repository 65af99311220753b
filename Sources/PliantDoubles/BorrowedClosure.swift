/// A placeholder, in a spy's record, for a closure that does not outlive its call.
public struct BorrowedClosure: Sendable {
  package init() {}
}
