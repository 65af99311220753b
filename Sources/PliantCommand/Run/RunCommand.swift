import ArgumentParser
import Foundation

/// Runs a program at another date, or with a time that passes faster or slower.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a program at another date, or with a faster or slower time.",
    discussion: """
      The program needs no preparation, but the C library as a shared one. Its clocks, and the \
      deadlines and durations of its waits and timers, are those of the date and the rate, also in \
      the programs that it starts:

        pliant run --at 2030-01-01 -- .build/debug/shop --port 8080
        pliant run --at 2024-02-28T23:59:50Z -- swift run Shop
        pliant run --rate 60 -- ./shop

      Times of files, and processors' time, are the system's.

      Exits with the status of the program.
      """
  )

  @Option(
    help: "The date at the start: 2030-01-01, with a time as T12:30:00, in UTC if Z follows.",
    transform: Self.date
  )
  var at: Date?

  @Option(help: "The program's seconds in one of the system's.")
  var rate = 1.0

  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else {
      throw ValidationError("Name a program, behind --: pliant run --at 2030-01-01 -- ./shop")
    }
    guard at != nil || rate != 1 else {
      throw ValidationError("Name a date or a rate: --at 2030-01-01, --rate 60")
    }
    guard rate > 0, rate <= 1e6 else {
      throw ValidationError("--rate is more than 0, and at most 1,000,000.")
    }
  }

  func run() throws {
    try StartedProgram.refusing {
      let program = try StartedProgram(program)
      try program.checkLoads(to: "run")
      let real = Self.reading(of: CLOCK_REALTIME)
      // The form that `CPliantClock.h` has; the command, if it imported that, had its clock, too.
      let date = at.map { Int($0.timeIntervalSince1970 * 1e9) } ?? real
      let numbers = "\(date) \(real) \(Self.reading(of: CLOCK_MONOTONIC)) \(rate)"
      setenv("PLIANT_CLOCK", numbers, 1)
      try program.start(with: ToolLibrary.path(of: "PliantClock"))
    }
  }

  /// A reading of a clock, in nanoseconds.
  private static func reading(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// A date, with a time or without, in this computer's time zone unless another follows.
  static func date(_ text: String) throws -> Date {
    for format in ["yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss"] {
      for zone in ["", "XXXXX"] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format + zone
        guard let date = formatter.date(from: text) else { continue }
        let isTold = (0..<9e9).contains(date.timeIntervalSince1970)
        guard isTold else { throw ValidationError("--at is a date from 1970 to 2255.") }
        return date
      }
    }
    throw ValidationError("'\(text)' is no date: write 2030-01-01 or 2030-01-01T12:30:00Z.")
  }
}
