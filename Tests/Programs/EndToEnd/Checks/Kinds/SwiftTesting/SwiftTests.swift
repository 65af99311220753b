import Doubles
import Testing

struct SwiftTests {
  @Test func body() throws { try silence().verify() }

  @Test func detached() async throws {
    let spy = try silence()
    await Task.detached { _ = spy.verify() }.value
  }

  @Test func known() throws {
    let spy = try silence()
    withKnownIssue { _ = spy.verify() }
  }

  @Test func holds() throws { try silence().verify(count: 0) }
}
