import Doubles
import XCTest

final class XCTests: XCTestCase {
  func testBody() throws { try silence().verify() }

  func testAsyncBody() async throws {
    await Task.yield()
    try silence().verify()
  }

  func testThread() throws {
    let spy = try silence()
    let ended = expectation(description: "ended")
    Thread.detachNewThread {
      spy.verify()
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }

  func testHolds() throws { try silence().verify(count: 0) }
}
