public import Foundation
import Glibc
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Makes a time zone the current one while the test runs.
  ///
  /// `TimeZone.current`, calendars, Foundation's formatters and format styles use it, and so do
  /// `localtime`, `localtime_r` and `mktime`; `NSTimeZone.default` does in builds for debugging.
  /// The variable `TZ` and C's `tzset`, `timezone` and `ctime` stay as they are, and so do
  /// calendars and formatters that were created before the test.
  public static func timeZone(_ zone: TimeZone) -> Fixture {
    Customs.fixture(
      [
        Zones.current.scope { _ in zone }, Zones.autoupdating.scope { _ in zone },
        Zones.local.scope { _ in zone }, Zones.system.scope { _ in zone },
        Zones.standard.scope { _ in zone }, Zones.copyDefault.scope { Zones.object(zone) },
        Zones.copySystem.scope { Zones.object(zone) }, Calendars.created,
      ] + Calendars.scopes + LocalTime(zone).scopes
    ) { $0.zone = zone }
  }

  /// Makes a locale the current one while the test runs.
  ///
  /// `Locale.current`, the current calendar, Foundation's formatters and format styles use it. C's
  /// `setlocale` and the variables `LANG` and `LC_ALL` are not affected.
  public static func locale(_ locale: Locale) -> Fixture {
    // In optimized programs often nothing calls this one, which cannot be replaced then.
    let isCalled = if case .nothing = Locales.ofObjects.reach { false } else { true }
    return Customs.fixture(
      [
        Locales.current.scope { _ in locale }, Locales.autoupdating.scope { _ in locale },
        Locales.copyCurrent.scope { Locales.object(locale) },
      ] + (isCalled ? [Locales.ofObjects.scope { _ in locale }] : []) + Calendars.scopes
    ) { $0.locale = locale }
  }

  /// Makes a calendar the current one while the test runs.
  ///
  /// `Calendar.current`, `Calendar.autoupdatingCurrent` and `NSCalendar.current` return it, with
  /// the time zone and the locale of the fixtures `.timeZone(_:)` and `.locale(_:)`, if the test
  /// has them. Formatters use the calendar of their locale.
  public static func calendar(_ calendar: Calendar) -> Fixture {
    Customs.fixture(Calendars.scopes) { $0.calendar = calendar }
  }
}

/// What a test's fixtures make current, together.
private struct Customs {
  var zone: TimeZone?
  var locale: Locale?
  var calendar: Calendar?

  @TaskLocal static var local = Customs()

  static func fixture(
    _ scopes: [Scope],
    _ change: @escaping @Sendable (inout Customs) -> Void
  ) -> Fixture {
    Fixture { operation in
      var customs = local
      change(&customs)
      try await $local.withValue(customs) { try await Fixture(nesting: scopes).run(operation) }
    }
  }

  /// The calendar in the place of the process's current one.
  static func current(_ original: Calendar) -> Calendar {
    var calendar = local.calendar ?? original
    if let zone = local.zone { calendar.timeZone = zone }
    if let locale = local.locale { calendar.locale = locale }
    return calendar
  }
}

private enum Zones {
  static let current = #getter(\TimeZone.Type.current)
  static let autoupdating = #getter(\TimeZone.Type.autoupdatingCurrent)
  static let local = #getter(\NSTimeZone.Type.local)
  static let system = #getter(\NSTimeZone.Type.system)
  static let standard = #getter(\NSTimeZone.Type.default)
  /// What Foundation's formatters in C call; the result is the caller's.
  static let copyDefault = #callable<() -> OpaquePointer?>(symbol: "CFTimeZoneCopyDefault")
  static let copySystem = #callable<() -> OpaquePointer?>(symbol: "CFTimeZoneCopySystem")

  static func object(_ zone: TimeZone) -> OpaquePointer? {
    CoreFoundation.object(from: "CFTimeZoneCreateWithName", zone.identifier)
  }
}

private enum Locales {
  static let current = #getter(\Locale.Type.current)
  static let autoupdating = #getter(\Locale.Type.autoupdatingCurrent)
  static let ofObjects = #getter(\NSLocale.Type.current)
  static let copyCurrent = #callable<() -> OpaquePointer?>(symbol: "CFLocaleCopyCurrent")

  static func object(_ locale: Locale) -> OpaquePointer? {
    CoreFoundation.object(from: "CFLocaleCreate", locale.identifier)
  }
}

/// Objects of Foundation's library in C, which are not laid out as `NSTimeZone` and `NSLocale` are.
private enum CoreFoundation {
  typealias Create =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer, Bool) -> OpaquePointer?

  /// Calls a function that creates an object of a name; the result is the caller's.
  static func object(from function: String, _ name: String) -> OpaquePointer? {
    let name = NSString(string: name)
    return withExtendedLifetime(name) {
      // SAFETY: the functions take an allocator, a string, which `NSString` is, and perhaps a flag.
      dlsym(nil, function).flatMap { create in
        unsafeBitCast(create, to: Create.self)(
          nil,
          Unmanaged.passUnretained(name).toOpaque(),
          false
        )
      }
    }
  }
}

private enum Calendars {
  private static let current = #getter(\Calendar.Type.current)
  private static let autoupdating = #getter(\Calendar.Type.autoupdatingCurrent)
  private static let ofObjects = #getter(\NSCalendar.Type.current)
  private static let new = #callable(Calendar.init(identifier:))

  static var scopes: [Scope] {
    [current, autoupdating].map { handle in
      handle.scope(around: { original in { Customs.current(original($0)) } })
    } + [ofObjects.scope(around: { original in { Customs.current(original($0)) } })]
  }

  /// A new calendar has the current time zone, whatever its identifier.
  static var created: Scope {
    new.scope(around: { original in
      { identifier in
        var calendar = original(identifier)
        if let zone = Customs.local.zone { calendar.timeZone = zone }
        return calendar
      }
    })
  }
}

/// The C library's local time in a time zone.
private struct LocalTime: Sendable {
  private let zone: TimeZone
  init(_ zone: TimeZone) { self.zone = zone }

  // One a process, as the C library's own: `localtime` returns its address.
  private nonisolated(unsafe) static let shared = UnsafeMutablePointer<tm>.allocate(capacity: 1)

  private func fill(_ time: Int, _ parts: UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm> {
    let date = Date(timeIntervalSince1970: TimeInterval(time))
    let offset = zone.secondsFromGMT(for: date)
    var shifted = time + offset
    gmtime_r(&shifted, parts)
    parts.pointee.tm_gmtoff = offset
    parts.pointee.tm_isdst = zone.isDaylightSavingTime(for: date) ? 1 : 0
    parts.pointee.tm_zone = Texts.pointer(zone.abbreviation(for: date) ?? "").constant
    return parts
  }

  /// Returns the time of a date in the zone, and completes its parts.
  private func time(of parts: UnsafeMutablePointer<tm>) -> Int {
    let local = timegm(parts)
    // The offset before and after a change of the offset: the first that fits.
    let guesses = [-86_400, 0, 86_400].map { near in
      local - zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(local + near)))
    }
    let time = guesses.first { guess in
      guess + zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(guess))) == local
    }
    _ = fill(time ?? guesses[0], parts)
    return time ?? guesses[0]
  }

  var scopes: [Scope] {
    [
      Self.local.scope { fill($0.pointee, Self.shared) },
      Self.localAgain.scope { fill($0.pointee, $1) },
      Self.make.scope { time(of: $0) },
    ]
  }

  private static let local = #callable<
    (UnsafePointer<Int>) -> UnsafeMutablePointer<tm>?
  >(symbol: "localtime")
  private static let localAgain = #callable<
    (UnsafePointer<Int>, UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm>?
  >(symbol: "localtime_r")
  private static let make = #callable<(UnsafeMutablePointer<tm>) -> Int>(symbol: "mktime")
}

extension UnsafeMutablePointer<CChar> {
  fileprivate var constant: UnsafePointer<CChar> { UnsafePointer(self) }
}
