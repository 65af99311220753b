/// Programs that read every clock, and that wait in every way.
enum ClockPrograms {
  static let readings = """
    import Foundation
    func year(_ seconds: Int) -> String {
      var (seconds, parts) = (time_t(seconds), tm())
      gmtime_r(&seconds, &parts)
      return String(parts.tm_year + 1900)
    }
    var (value, time, moment) = (timeval(), timespec(), timespec())
    gettimeofday(&value, nil)
    clock_gettime(CLOCK_REALTIME, &time)
    timespec_get(&moment, TIME_UTC)
    print(
      "Date \\(year(Int(Date().timeIntervalSince1970))), time \\(year(Glibc.time(nil))),",
      "gettimeofday \\(year(value.tv_sec)), clock_gettime \\(year(time.tv_sec)),",
      "timespec_get \\(year(moment.tv_sec))"
    )
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.01) { ended.signal() }
    ended.wait()
    print("a deadline of Dispatch's has come")
    fflush(stdout)
    let child = Process()
    child.executableURL = URL(filePath: "/bin/date")
    child.arguments = ["-u", "+%Y"]
    try child.run()
    child.waitUntilExit()
    """

  static let waitsOfC = #"""
    #define _GNU_SOURCE
    #include <errno.h>
    #include <linux/futex.h>
    #include <poll.h>
    #include <pthread.h>
    #include <semaphore.h>
    #include <signal.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <sys/epoll.h>
    #include <sys/select.h>
    #include <sys/sem.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <sys/timerfd.h>
    #include <threads.h>
    #include <time.h>
    #include <unistd.h>

    #define HOUR 3600
    static struct timespec now(clockid_t clock) {
      struct timespec time;
      clock_gettime(clock, &time);
      return time;
    }
    static struct timespec later(clockid_t clock) {
      struct timespec time = now(clock);
      time.tv_sec += HOUR;
      return time;
    }
    static long began;
    static void say(const char *name) {
      long seconds = now(CLOCK_MONOTONIC).tv_sec - began;
      printf(seconds >= HOUR - 1 ? "%s " : "%s:%ld ", name, seconds);
      fflush(stdout);
    }
    #define FOR(name, ...) began = now(CLOCK_MONOTONIC).tv_sec; __VA_ARGS__; say(#name)
    /// Waits until an hour from now, which has to end by the deadline.
    #define UNTIL(name, clock, ...) \
      { began = now(CLOCK_MONOTONIC).tv_sec; struct timespec time = later(clock); \
        int result = __VA_ARGS__; \
        if (result != ETIMEDOUT && result != thrd_timedout && !(result == -1 && errno == ETIMEDOUT)) \
          printf("%d?", result); \
        say(#name); }
    static pthread_rwlock_t lock;
    static sem_t ready;
    static void *hold(void *unused) {
      pthread_rwlock_wrlock(&lock);
      sem_post(&ready);
      for (;;) pause();
    }
    int main(void) {
      struct timespec length = {HOUR, 0};
      FOR(nanosleep, nanosleep(&length, NULL));
      FOR(clock_nanosleep, clock_nanosleep(CLOCK_BOOTTIME, 0, &length, NULL));
      FOR(usleep, usleep(3600000000u));
      FOR(sleep, sleep(HOUR));
      FOR(thrd_sleep, thrd_sleep(&length, NULL));
      FOR(poll, poll(NULL, 0, HOUR * 1000));
      FOR(ppoll, ppoll(NULL, 0, &length, NULL));
      struct timeval left = {HOUR, 0};
      FOR(select, select(0, NULL, NULL, NULL, &left));
      FOR(pselect, pselect(0, NULL, NULL, NULL, &length, NULL));
      int events = epoll_create1(0);
      struct epoll_event event;
      FOR(epoll_wait, epoll_wait(events, &event, 1, HOUR * 1000));
      FOR(epoll_pwait, epoll_pwait(events, &event, 1, HOUR * 1000, NULL));
      FOR(epoll_pwait2, epoll_pwait2(events, &event, 1, &length, NULL));
      sigset_t set;
      sigemptyset(&set);
      sigaddset(&set, SIGUSR1);
      sigaddset(&set, SIGALRM);
      sigprocmask(SIG_BLOCK, &set, NULL);
      FOR(sigtimedwait, sigtimedwait(&set, NULL, &length));
      int semaphores = semget(IPC_PRIVATE, 1, 0600);
      struct sembuf take = {0, -1, 0};
      FOR(semtimedop, semtimedop(semaphores, &take, 1, &length));
      semctl(semaphores, 0, IPC_RMID);

      struct timespec until = later(CLOCK_MONOTONIC);
      FOR(clock_nanosleep-until, clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL));
      sem_t semaphore;
      sem_init(&semaphore, 0, 0);
      UNTIL(sem_timedwait, CLOCK_REALTIME, sem_timedwait(&semaphore, &time));
      UNTIL(sem_clockwait, CLOCK_MONOTONIC, sem_clockwait(&semaphore, CLOCK_MONOTONIC, &time));
      pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
      pthread_cond_t condition = PTHREAD_COND_INITIALIZER, steady;
      pthread_condattr_t attributes;
      pthread_condattr_init(&attributes);
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
      pthread_cond_init(&steady, &attributes);
      pthread_mutex_lock(&mutex);
      UNTIL(pthread_cond_timedwait, CLOCK_REALTIME,
            pthread_cond_timedwait(&condition, &mutex, &time));
      UNTIL(pthread_cond_timedwait-steady, CLOCK_MONOTONIC,
            pthread_cond_timedwait(&steady, &mutex, &time));
      UNTIL(pthread_cond_clockwait, CLOCK_MONOTONIC,
            pthread_cond_clockwait(&condition, &mutex, CLOCK_MONOTONIC, &time));
      cnd_t cnd;
      mtx_t mtx;
      cnd_init(&cnd);
      mtx_init(&mtx, mtx_timed);
      mtx_lock(&mtx);
      UNTIL(cnd_timedwait, CLOCK_REALTIME, cnd_timedwait(&cnd, &mtx, &time));
      UNTIL(pthread_mutex_timedlock, CLOCK_REALTIME, pthread_mutex_timedlock(&mutex, &time));
      UNTIL(pthread_mutex_clocklock, CLOCK_MONOTONIC,
            pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &time));
      UNTIL(mtx_timedlock, CLOCK_REALTIME, mtx_timedlock(&mtx, &time));
      pthread_t thread;
      pthread_rwlock_init(&lock, NULL);
      sem_init(&ready, 0, 0);
      pthread_create(&thread, NULL, hold, NULL);
      sem_wait(&ready);
      UNTIL(pthread_rwlock_timedwrlock, CLOCK_REALTIME, pthread_rwlock_timedwrlock(&lock, &time));
      UNTIL(pthread_rwlock_clockwrlock, CLOCK_MONOTONIC,
            pthread_rwlock_clockwrlock(&lock, CLOCK_MONOTONIC, &time));
      UNTIL(pthread_rwlock_timedrdlock, CLOCK_REALTIME, pthread_rwlock_timedrdlock(&lock, &time));
      UNTIL(pthread_rwlock_clockrdlock, CLOCK_MONOTONIC,
            pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &time));
      UNTIL(pthread_timedjoin_np, CLOCK_REALTIME, pthread_timedjoin_np(thread, NULL, &time));
      UNTIL(pthread_clockjoin_np, CLOCK_MONOTONIC,
            pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &time));
      int word = 0;
      FOR(futex, syscall(SYS_futex, &word, FUTEX_WAIT, 0, &length, NULL, 0));
      UNTIL(futex-until, CLOCK_REALTIME,
            syscall(SYS_futex, &word, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 0, &time, NULL, -1));

      uint64_t count;
      int file = timerfd_create(CLOCK_MONOTONIC, 0), of_day = timerfd_create(CLOCK_REALTIME, 0);
      struct itimerspec first = {{0, 0}, length};
      FOR(timerfd, timerfd_settime(file, 0, &first, NULL); read(file, &count, 8));
      struct itimerspec last = {{0, 0}, later(CLOCK_REALTIME)};
      FOR(timerfd-until, timerfd_settime(of_day, TFD_TIMER_ABSTIME, &last, NULL);
          read(of_day, &count, 8));
      timer_t timer;
      timer_create(CLOCK_MONOTONIC, NULL, &timer);
      FOR(timer, timer_settime(timer, 0, &first, NULL); sigwaitinfo(&set, NULL));
      struct itimerspec end = {{0, 0}, later(CLOCK_MONOTONIC)};
      FOR(timer-until, timer_settime(timer, TIMER_ABSTIME, &end, NULL); sigwaitinfo(&set, NULL));
      struct itimerval real = {{0, 0}, {HOUR, 0}};
      FOR(setitimer, setitimer(ITIMER_REAL, &real, NULL); sigwaitinfo(&set, NULL));
      FOR(alarm, alarm(HOUR); sigwaitinfo(&set, NULL));
      FOR(ualarm, ualarm(3600000000u, 0); sigwaitinfo(&set, NULL));
      printf("\n");
      return 0;
    }
    """#

  static let waitsOfSwift = #"""
    import Foundation
    var said: [String] = []
    func check(_ name: String, _ wait: () -> Void) {
      let duration = ContinuousClock().measure(wait)
      said.append(duration > .seconds(3_590) ? name : "\(name): \(duration)")
    }
    check("Thread.sleep") { Thread.sleep(forTimeInterval: 3_600) }
    check("NSCondition") {
      let condition = NSCondition()
      condition.lock()
      _ = condition.wait(until: Date(timeIntervalSinceNow: 3_600))
    }
    let ended = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    group.enter()
    check("DispatchSemaphore") { _ = ended.wait(timeout: .now() + 3_600) }
    check("DispatchGroup") { _ = group.wait(wallTimeout: .now() + 3_600) }
    check("asyncAfter") {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3_600) { ended.signal() }
      ended.wait()
    }
    check("wallDeadline") {
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3_600) { ended.signal() }
      ended.wait()
    }
    check("DispatchSource") {
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 3_600)
      timer.setEventHandler { ended.signal() }
      timer.resume()
      ended.wait()
      timer.cancel()
    }
    check("Timer") {
      var hasFired = false
      let date = Date(timeIntervalSinceNow: 3_600)
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in hasFired = true }
      RunLoop.current.add(timer, forMode: .default)
      while !hasFired { RunLoop.current.run(until: Date(timeIntervalSinceNow: 60)) }
    }
    check("Task.sleep") {
      Task {
        try await Task.sleep(for: .seconds(3_600))
        ended.signal()
      }
      ended.wait()
    }
    check("Task.sleep-until") {
      Task {
        try await Task.sleep(until: .now + .seconds(3_600), clock: .continuous)
        ended.signal()
      }
      ended.wait()
    }
    print(said.joined(separator: " "))
    exit(0)
    """#
}
