// The program `Calls`, in C: `calls THREADS CALLS` prints the nanoseconds of processor time that a
// call takes on its thread.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define UNTRACED __attribute__((no_instrument_function))

static _Atomic(long) total;

__attribute__((noinline)) long work(long number) {
  __asm__ volatile("" : "+r"(number));
  return number + 1;
}

UNTRACED static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000 + time.tv_nsec;
}

UNTRACED static void *run(void *calls) {
  long sum = work(0), start = now();
  for (long i = 0; i < (long)calls; i++) sum = work(sum);
  total += now() - start;
  return (void *)sum;
}

UNTRACED int main(int count, char **arguments) {
  if (count < 3) return 1;
  long threads = atol(arguments[1]), calls = atol(arguments[2]);
  pthread_t all[64];
  for (long i = 0; i < threads && i < 64; i++) pthread_create(&all[i], NULL, run, (void *)calls);
  for (long i = 0; i < threads && i < 64; i++) pthread_join(all[i], NULL);
  printf("%ld\n", total / (calls * threads));
}
