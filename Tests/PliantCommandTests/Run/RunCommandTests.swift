import Foundation
import ProgramRunner
import Testing

/// Programs at another date, and with a faster time.
struct RunCommandTests {
  @Test func everyClockTellsTheDate() throws {
    let readings = try run(ClockPrograms.readings, by: "swiftc", [], "--at", "2030-01-01T00:00Z")
    #expect(
      readings == """
        Date 2030, time 2030, gettimeofday 2030, clock_gettime 2030, timespec_get 2030
        a deadline of Dispatch's has come
        2030
        """
    )
  }

  /// Each waits for an hour, which at this rate is the 28th part of a second.
  @Test func everyWaitOfCHasTheRate() throws {
    let waits = try run(ClockPrograms.waitsOfC, by: "clang", ["-w", "-x", "c"])
    #expect(
      waits == """
        nanosleep clock_nanosleep usleep sleep thrd_sleep poll ppoll select pselect epoll_wait \
        epoll_pwait epoll_pwait2 sigtimedwait semtimedop clock_nanosleep-until sem_timedwait \
        sem_clockwait pthread_cond_timedwait pthread_cond_timedwait-steady pthread_cond_clockwait \
        cnd_timedwait pthread_mutex_timedlock pthread_mutex_clocklock mtx_timedlock \
        pthread_rwlock_timedwrlock pthread_rwlock_clockwrlock pthread_rwlock_timedrdlock \
        pthread_rwlock_clockrdlock pthread_timedjoin_np pthread_clockjoin_np futex futex-until \
        timerfd timerfd-until timer timer-until setitimer alarm ualarm
        """
    )
  }

  @Test func everyWaitOfSwiftHasTheRate() throws {
    let waits = try run(ClockPrograms.waitsOfSwift, by: "swiftc", ["-swift-version", "5"])
    #expect(
      waits == """
        Thread.sleep NSCondition DispatchSemaphore DispatchGroup asyncAfter wallDeadline \
        DispatchSource Timer Task.sleep Task.sleep-until
        """
    )
  }

  @Test(arguments: [
    (["--", "/bin/true"], "Name a date or a rate"),
    (["--at", "2030-01-01"], "Name a program"),
    (["--at", "soon", "--", "/bin/true"], "'soon' is no date: write 2030-01-01"),
    (["--rate", "0", "--", "/bin/true"], "--rate is more than 0"),
    (["--rate", "2", "--", "/no/program"], "Cannot run '/no/program': No such file"),
  ])
  func mistakesAreRefused(_ arguments: [String], _ text: String) throws {
    let run = try runProgram(built("pliant").path, ["run"] + arguments)
    #expect(run.status != 0 && run.output.contains(text), "\(run.output)")
  }

  @Test func staticProgramsAreRefused() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, program) = (folder.appending(path: "a.c"), folder.appending(path: "a").path)
    try "int main(void) { return 0; }".write(to: source, atomically: true, encoding: .utf8)
    try runProgram("clang", ["-static", "-o", program, source.path]).succeeded()
    let run = try runProgram(built("pliant").path, ["run", "--rate", "2", "--", program])
    #expect(run.status == 1 && run.output.hasPrefix("Cannot run '\(program)': "), "\(run.output)")
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-28 23:00"), ("2024-02-29T12:30", "2024-02-29 11:30"),
    ("2024-02-29T12:30:15", "2024-02-29 11:30"), ("2024-02-29Z", "2024-02-29 00:00"),
    ("2024-02-29T12:30:15Z", "2024-02-29 12:30"), ("2024-02-29T12:30+02:00", "2024-02-29 10:30"),
  ])
  func datesAreLocalUnlessAZoneFollows(_ text: String, _ date: String) throws {
    let command = ["run", "--at", text, "--", "/bin/date", "-u", "+%F %H:%M"]
    let run = try runProgram(built("pliant").path, command, environment: ["TZ": "Europe/Berlin"])
    #expect(run.output == date + "\n")
  }

  /// The output of a program, compiled from a text, with options of the command's.
  private func run(
    _ source: String,
    by compiler: String,
    _ options: [String],
    _ clock: String...
  ) throws -> String {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "program").path
    try runProgram(compiler, options + ["-o", program, file.path]).succeeded()
    let words = ["run"] + (clock.isEmpty ? ["--rate", "100000"] : clock) + ["--", program]
    return try runProgram(built("pliant").path, words, seconds: 300).succeeded()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
