import Foundation
import FoundationNetworking
import PliantTesting

extension Tour {
  static func replaceSystem() async throws {
    let subject = Subject("in tests")
    try await Fixture.now(Date(timeIntervalSince1970: 0)).run {
      try subject.show(
        ".now(…), time stands still",
        "Date()",
        Date(),
        is: "1970-01-01 00:00:00 +0000"
      )
      try await Task.sleep(for: .seconds(3600))
      try subject.show(
        ".now(…), after an hour's sleep",
        "Date()",
        Date(),
        is: "1970-01-01 01:00:00 +0000"
      )
    }
    try await Fixture.files(["/etc/shop/prices": "20, 22"]).run {
      try subject.show(".files(…), not on the disk", "readPrices()", try readPrices(), is: "20, 22")
    }
    try await Fixture.network { request in .text("1.25 from \(request.url?.host ?? "")") }.run {
      try subject.show(
        ".network { … }, no server",
        "fetchRate()",
        try await fetchRate(),
        is: "1.25 from bank.example"
      )
    }
  }
}
