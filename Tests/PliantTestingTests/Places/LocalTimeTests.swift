import Foundation
import Glibc
import PliantTesting
import Testing

/// The current time zone, locale and calendar, as Foundation and the C library see them.
@Suite struct LocalTimeTests {
  private static let kolkata = TimeZone(identifier: "Asia/Kolkata") ?? .gmt
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// The 9th of September 2001, 01:46:40 UTC.
  private static let date = Date(timeIntervalSince1970: 1_000_000_000)

  private static func hours() -> [String: String] {
    var (time, parts) = (1_000_000_000, tm())
    localtime_r(&time, &parts)
    let formatter = DateFormatter()
    (formatter.locale, formatter.dateFormat) = (Locale(identifier: "en_US_POSIX"), "HH:mm")
    let style = Date.FormatStyle(locale: Locale(identifier: "en_GB")).hour(
      .twoDigits(amPM: .omitted)
    ).minute()
    func clock(_ calendar: Calendar) -> String {
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }
    return [
      "localtime_r": String(format: "%02d:%02d", parts.tm_hour, parts.tm_min),
      "DateFormatter": formatter.string(from: date),
      "FormatStyle": date.formatted(style),
      "Calendar.current": clock(.current),
      "Calendar.autoupdatingCurrent": clock(.autoupdatingCurrent),
      "Calendar(identifier:)": clock(Calendar(identifier: .gregorian)),
    ]
  }

  @Test(arguments: [(kolkata, "07:16"), (berlin, "03:46")], 0..<4)
  func everythingSeesTheTimeZone(_ zone: (TimeZone, String), _: Int) async throws {
    let before = Self.hours()
    try await Fixture.timeZone(zone.0).run {
      #expect(TimeZone.current == zone.0 && TimeZone.autoupdatingCurrent == zone.0)
      #expect(NSTimeZone.local == zone.0)
      #if DEBUG
      #expect(NSTimeZone.default == zone.0)
      #endif
      for (name, hour) in Self.hours() { #expect(hour == zone.1, "\(name)") }
      var (time, parts) = (1_000_000_000, tm())
      localtime_r(&time, &parts)
      #expect(parts.tm_gmtoff == zone.0.secondsFromGMT(for: Self.date) && mktime(&parts) == time)
    }
    #expect(Self.hours() == before)
  }

  @Test(.locale(Locale(identifier: "de_DE")), .timeZone(berlin)) func formattersSeeTheLocale() {
    #expect(Locale.current.identifier == "de_DE" && Calendar.current.locale?.identifier == "de_DE")
    #expect(1_234.5.formatted() == "1.234,5")
    #expect(Self.date.formatted(.dateTime.month(.wide)) == "September")
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    #expect(numbers.string(from: 1_234.5) == "1.234,5")
    let dates = DateFormatter()
    dates.dateFormat = "EEEE"
    #expect(dates.string(from: Self.date) == "Sonntag")
  }

  @Test(.timeZone(kolkata), .calendar(Calendar(identifier: .hebrew)))
  func theCalendarIsCurrent() {
    #expect(Calendar.current.identifier == .hebrew && Calendar.current.timeZone == Self.kolkata)
    #expect(Calendar.autoupdatingCurrent.component(.year, from: Self.date) == 5761)
  }
}
