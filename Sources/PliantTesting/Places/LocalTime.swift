public import Foundation
import Glibc
import PliantBase
import PliantOverriding
public import Testing

extension Trait where Self == Fixture {
  /// Makes a time zone the current one while the test runs.
  ///
  /// `TimeZone.current`, calendars, Foundation's formatters and format styles use it, and so do
  /// `localtime`, `localtime_r` and `mktime`; `NSTimeZone.default` does in builds for debugging.
  /// The variable `TZ` and C's `tzset`, `timezone` and `ctime` stay as they are, and so do
  /// calendars and formatters that were created before the test.
  public static func timeZone(
    _ zone: TimeZone,
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    Customs.fixture(
      ".timeZone",
      for: callers,
      Zones.scopes + [Calendars.created] + Calendars.scopes,
      answering: Zones.entryPoints + LocalTime.entryPoints
    ) { $0.zone = zone }
  }

  /// Makes a locale the current one while the test runs.
  ///
  /// `Locale.current`, the current calendar, Foundation's formatters and format styles use it. C's
  /// `setlocale` and the variables `LANG` and `LC_ALL` are not affected.
  public static func locale(_ locale: Locale, for callers: Fixture.Callers = .test) -> Fixture {
    Customs.fixture(
      ".locale",
      for: callers,
      Locales.scopes + Calendars.scopes,
      answering: [Locales.copyCurrent]
    ) { $0.locale = locale }
  }

  /// Makes a calendar the current one while the test runs.
  ///
  /// `Calendar.current`, `Calendar.autoupdatingCurrent` and `NSCalendar.current` return it, with
  /// the time zone and the locale of the fixtures `.timeZone(_:)` and `.locale(_:)`, if the test
  /// has them. Formatters use the calendar of their locale.
  public static func calendar(
    _ calendar: Calendar,
    for callers: Fixture.Callers = .test
  ) -> Fixture {
    Customs.fixture(".calendar", for: callers, Calendars.scopes) { $0.calendar = calendar }
  }
}

/// The time zone, locale and calendar that a test's fixtures make current.
struct Customs {
  var zone: TimeZone?
  var locale: Locale?
  var calendar: Calendar?

  static var local: Customs { Replacements.current?.customs ?? Customs() }

  static func fixture(
    _ part: String,
    for callers: Fixture.Callers,
    _ scopes: [Scope],
    answering points: [EntryPoint] = [],
    _ change: @escaping @Sendable (inout Customs) -> Void
  ) -> Fixture {
    Fixture(part, for: callers) { _, operation in
      try await Fixture.run(
        scopes,
        answering: points,
        for: callers,
        changing: { change(&$0.replacements.customs) },
        operation
      )
    }
  }

  /// The scopes of getters whose values are changed.
  static func scopes<Receiver, Value>(
    _ getters: [Method<(Receiver) -> Value>],
    _ change: @escaping @Sendable (Value) -> Value
  ) -> [Scope] {
    getters.map { $0.scope(around: { original in { change(original($0)) } }) }
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
  static let scopes: [Scope] = {
    let current = #getter(\TimeZone.Type.current)
    let autoupdating = #getter(\TimeZone.Type.autoupdatingCurrent)
    let local = #getter(\NSTimeZone.Type.local)
    let system = #getter(\NSTimeZone.Type.system)
    let standard = #getter(\NSTimeZone.Type.default)
    return Customs.scopes([current, autoupdating]) { Customs.local.zone ?? $0 }
      + Customs.scopes([local, system, standard]) { Customs.local.zone ?? $0 }
  }()

  /// Called by Foundation's formatters in C; the result is the caller's.
  static let entryPoints = ["CFTimeZoneCopyDefault", "CFTimeZoneCopySystem"].map { name in
    EntryPoint(name) { call in
      guard let zone = Replacements.current?.customs.zone else { return call.original() }
      let object = CoreFoundation.object(from: "CFTimeZoneCreateWithName", zone.identifier)
      return Int(bitPattern: object)
    }
  }
}

private enum Locales {
  static let scopes: [Scope] = {
    let current = #getter(\Locale.Type.current)
    let autoupdating = #getter(\Locale.Type.autoupdatingCurrent)
    let ofObjects = #getter(\NSLocale.Type.current)
    let all = Customs.scopes([current, autoupdating]) { Customs.local.locale ?? $0 }
    // In optimized programs often nothing calls this one, which cannot be replaced then.
    if case .nothing = ofObjects.reach { return all }
    return all + Customs.scopes([ofObjects]) { Customs.local.locale ?? $0 }
  }()

  static let copyCurrent = EntryPoint("CFLocaleCopyCurrent") { call in
    guard let locale = Replacements.current?.customs.locale else { return call.original() }
    return Int(bitPattern: CoreFoundation.object(from: "CFLocaleCreate", locale.identifier))
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
  static let scopes: [Scope] = {
    let current = #getter(\Calendar.Type.current)
    let autoupdating = #getter(\Calendar.Type.autoupdatingCurrent)
    let ofObjects = #getter(\NSCalendar.Type.current)
    return Customs.scopes([current, autoupdating], Customs.current)
      + Customs.scopes([ofObjects], Customs.current)
  }()

  /// A new calendar has the current time zone, whatever its identifier.
  static let created: Scope = {
    let new = #callable(Calendar.init(identifier:))
    return new.scope(around: { original in
      { identifier in
        var calendar = original(identifier)
        if let zone = Customs.local.zone { calendar.timeZone = zone }
        return calendar
      }
    })
  }()
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
    parts.pointee.tm_zone = Texts.pointer(Array((zone.abbreviation(for: date) ?? "").utf8)).constant
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

  static let entryPoints: [EntryPoint] = [
    row("localtime") { local, call in
      call.load(0, as: Int.self).map { Int(bitPattern: local.fill($0, shared)) }
    },
    row("localtime_r") { local, call in
      guard let time = call.load(0, as: Int.self), let parts = call.parts(1) else { return nil }
      return Int(bitPattern: local.fill(time, parts))
    },
    row("mktime") { local, call in call.parts(0).map { local.time(of: $0) } },
  ]

  private static func row(
    _ name: String,
    _ answer: @escaping @Sendable (LocalTime, EntryPoint.Call) -> Int?
  ) -> EntryPoint {
    EntryPoint(name) { call in
      let local = Replacements.current?.customs.zone.map { LocalTime($0) }
      return local.flatMap { answer($0, call) } ?? call.original()
    }
  }
}

extension EntryPoint.Call {
  fileprivate func parts(_ index: Int) -> UnsafeMutablePointer<tm>? {
    object(index).map { UnsafeMutablePointer<tm>($0) }
  }
}

extension UnsafeMutablePointer<CChar> {
  fileprivate var constant: UnsafePointer<CChar> { UnsafePointer(self) }
}
