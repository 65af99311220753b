// A program that is hard to attach to, and checks itself: `stress busy|waits|loop LIBRARY`. It prints
// a line when all of its threads run, and after SIGUSR1 a line that says what went wrong.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool ends;
static atomic_long wrong, interrupted, early;
static const char *library;

static void is_wrong(const char *what) {
  if (wrong++ < 5) fprintf(stderr, "wrong: %s\n", what);
}

// MARK: Threads that work

static void *allocates(void *unused) {
  unsigned seed = 1;
  unsigned char *kept[64] = {0};
  size_t sizes[64] = {0};
  while (!ends) {
    seed = seed * 1664525u + 1013904223u;
    unsigned i = seed >> 16 & 63;
    for (size_t j = 0; kept[i] != NULL && j < sizes[i]; j += 97)
      if (kept[i][j] != (unsigned char)(i + sizes[i])) is_wrong("memory");
    free(kept[i]);
    sizes[i] = (seed >> 8) % ((seed & 15) == 0 ? 200000 : 2000) + 1;
    kept[i] = malloc(sizes[i]);
    memset(kept[i], (int)(i + sizes[i]), sizes[i]);
  }
  return unused;
}

static void *loads(void *unused) {
  while (!ends) {
    void *handle = dlopen(library, RTLD_NOW);
    if (handle == NULL || dlsym(handle, "hello") == NULL) is_wrong("dlopen");
    if (handle != NULL) dlclose(handle);
  }
  return unused;
}

static int visit(struct dl_phdr_info *info, size_t size, void *sum) {
  (void)size;
  *(long *)sum += info->dlpi_phnum;
  return 0;
}

static void *looks(void *unused) {
  while (!ends) {
    long sum = 0;
    dl_iterate_phdr(visit, &sum);
    if (sum == 0 || dlsym(RTLD_DEFAULT, "malloc") == NULL) is_wrong("dlsym");
  }
  return unused;
}

static void *nothing(void *argument) { return argument; }

static void *makes_threads(void *unused) {
  while (!ends) {
    pthread_t thread;
    void *result = NULL;
    if (pthread_create(&thread, NULL, nothing, &thread) != 0) continue;
    pthread_join(thread, &result);
    if (result != &thread) is_wrong("thread");
  }
  return unused;
}

/// Registers, vectors, flags and the red zone keep what they have, wherever it is interrupted.
static void *computes(void *unused) {
  while (!ends) {
    unsigned long bad = 0;
    __asm__ volatile(
        "mov $0x1122334455667788, %%rax\n"
        ".irp r, rbx, rdx, r8, r9, r10, r11, r12, r13, r14, r15\n mov %%rax, %%\\r\n .endr\n"
        ".irp x, 0, 5, 7, 15\n movq %%rax, %%xmm\\x\n pshufd $0x44, %%xmm\\x, %%xmm\\x\n .endr\n"
        ".irp o, 8, 64, 128\n mov %%rax, -\\o(%%rsp)\n .endr\n"
        "mov $20000, %%ecx\n std\n"
        "1:\n"
        ".irp r, rbx, rdx, r8, r9, r10, r11, r12, r13, r14, r15\n cmp %%rax, %%\\r\n jne 2f\n .endr\n"
        ".irp o, 8, 64, 128\n cmp %%rax, -\\o(%%rsp)\n jne 2f\n .endr\n"
        ".irp x, 0, 5, 7, 15\n movq %%xmm\\x, %%rsi\n cmp %%rax, %%rsi\n jne 2f\n"
        " movhlps %%xmm\\x, %%xmm1\n movq %%xmm1, %%rsi\n cmp %%rax, %%rsi\n jne 2f\n .endr\n"
        "dec %%ecx\n jnz 1b\n xor %%esi, %%esi\n jmp 3f\n"
        "2: mov $1, %%esi\n"
        "3: cld\n"
        : "=S"(bad)
        :
        : "rax", "rbx", "rcx", "rdx", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0",
          "xmm1", "xmm5", "xmm7", "xmm15", "cc", "memory");
    if (bad != 0) is_wrong("registers");
  }
  return unused;
}

static void *takes_alarms(void *unused) {
  sigset_t alarms;
  sigemptyset(&alarms);
  sigaddset(&alarms, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
  return computes(unused);
}

// MARK: Threads that wait: no call ends with EINTR, for no signal comes, and none ends early

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int event, queue, ends_of_pipe[2];
static sem_t semaphore;

static long wait_once(long kind, double *least) {
  struct timespec twenty = {0, 20000000}, left = {0};
  struct timeval same = {0, 20000};
  struct epoll_event got;
  struct pollfd none = {.fd = queue, .events = 0};
  sigset_t other;
  uint64_t value;
  long result;
  switch (kind) {
    case 0: *least = 20; return nanosleep(&twenty, &left);
    case 1:
      result = epoll_wait(queue, &got, 1, 1000);
      if (result > 0) read(event, &value, 8);
      return result;
    case 2: *least = 20; return poll(&none, 1, 20);
    case 3: return read(ends_of_pipe[0], &value, 8);
    case 4: return sem_wait(&semaphore);
    case 5:
      *least = 20;
      sigemptyset(&other);
      sigaddset(&other, SIGUSR2);
      result = sigtimedwait(&other, NULL, &twenty);
      return result < 0 && errno == EAGAIN ? 0 : result;
    case 6:
      pthread_mutex_lock(&mutex);
      result = -pthread_cond_wait(&condition, &mutex);
      pthread_mutex_unlock(&mutex);
      return result;
    default: *least = 20; return select(0, NULL, NULL, NULL, &same);
  }
}

static void *waits(void *kind) {
  while (!ends) {
    struct timespec before, after;
    double least = 0;
    clock_gettime(CLOCK_MONOTONIC, &before);
    long result = wait_once((long)kind, &least);
    int error = errno;
    clock_gettime(CLOCK_MONOTONIC, &after);
    if (result < 0 && error == EINTR) interrupted++;
    else if (result < 0) is_wrong("a wait");
    double passed = (double)(after.tv_sec - before.tv_sec) * 1e3 +
                    (double)(after.tv_nsec - before.tv_nsec) / 1e6;
    if (passed < least - 0.1) early++;
  }
  return NULL;
}

static void wake(void) {
  uint64_t one = 1;
  write(event, &one, 8);
  write(ends_of_pipe[1], &one, 8);
  sem_post(&semaphore);
  pthread_cond_broadcast(&condition);
}

// MARK: All of them

static void ignore(int signal) { (void)signal; }
static void end(int signal) {
  (void)signal;
  ends = true;
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "busy";
  library = count > 2 ? arguments[2] : "";
  signal(SIGUSR1, end);
  signal(SIGALRM, ignore);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGALRM);
  sigaddset(&blocked, SIGUSR2);
  // Whoever starts it may block others.
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  pthread_t threads[8];
  int made = 0;
  if (strcmp(mode, "busy") == 0) {
    void *(*const all[])(void *) = {allocates, loads, looks, makes_threads, computes, takes_alarms};
    while (made < 6) pthread_create(&threads[made], NULL, all[made], NULL), made++;
    struct itimerval often = {{0, 3000}, {0, 3000}};
    setitimer(ITIMER_REAL, &often, NULL);
  }
  if (strcmp(mode, "waits") == 0) {
    event = eventfd(0, EFD_NONBLOCK);
    queue = epoll_create1(0);
    if (pipe(ends_of_pipe) != 0) return 1;
    sem_init(&semaphore, 0, 0);
    struct epoll_event wanted = {.events = EPOLLIN};
    epoll_ctl(queue, EPOLL_CTL_ADD, event, &wanted);
    for (; made < 8; made++) pthread_create(&threads[made], NULL, waits, (void *)(long)made);
  }
  puts("ready");
  fflush(stdout);
  while (!ends) {
    if (strcmp(mode, "loop") == 0) {  // its only thread, which never waits
      for (unsigned i = 0, seed = 1; i < 1000000; i++) seed = seed * 1664525u + i;
      free(malloc(100));
    } else {
      usleep(15000);
      wake();
    }
  }
  struct itimerval never = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &never, NULL);
  if (strcmp(mode, "waits") == 0)
    for (int i = 0; i < 20; i++) wake(), usleep(5000);
  for (int i = 0; i < made; i++) pthread_join(threads[i], NULL);
  printf("%ld wrong, %ld interrupted, %ld early\n", (long)wrong, (long)interrupted, (long)early);
  return wrong != 0;
}
