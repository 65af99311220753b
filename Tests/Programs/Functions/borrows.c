// Calls that do not end in turn, or not at all: jumps out of them, coroutines, and threads that end
// within them.
#define _GNU_SOURCE
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include "CPliant.h"

static int failures;
#define EXPECT(condition) \
  ((condition) ? 0 : (failures++, printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition)))

static _Alignas(16) char memory[2][64];
static void *const layers[2] = {memory[0] + PLIANT_LAYER_HEADER, memory[1] + PLIANT_LAYER_HEADER};
static pliant_stack stacks[2];
static int slow_calls, collected;
static void collect(const void *layer) {
  (void)layer;
  collected++;
}

/// A call of what is overridden.
__attribute__((noinline)) static void overridden(int which, void (*body)(void *), void *argument) {
  pliant_entered entered =
      pliant_enter(&stacks[which], layers[which], (uintptr_t)__builtin_frame_address(0));
  if (entered.layer == NULL) {
    slow_calls++;
    return body(argument);
  }
  EXPECT(entered.layer == layers[which]);
  int32_t came = pliant_thread_id();
  body(argument);
  if (came == pliant_thread_id()) EXPECT(pliant_current_self(&stacks[which]) == layers[which]);
  pliant_leave(entered.borrow);
}

static void nothing(void *unused) { (void)unused; }
static void jump(void *place) { longjmp(*(jmp_buf *)place, 1); }
static void nested(void *place) { overridden(1, jump, place); }

static void jumps(void) {
  jmp_buf place;
  collected = 0;
  for (volatile int i = 0; i < 1000; i++)
    if (setjmp(place) == 0) overridden(0, i % 2 == 0 ? jump : nested, &place);
  EXPECT(slow_calls == 0);
  // What was left is freed by the call that finds it, or by who looks.
  pliant_layer_set_removed(layers[0], true);
  overridden(1, nothing, NULL);
  EXPECT(collected == 1);
  pliant_layer_set_removed(layers[0], false);
  if (setjmp(place) == 0) overridden(0, nested, &place);
  overridden(1, nothing, NULL);
  EXPECT(!pliant_is_borrowed(layers[0]) && !pliant_is_borrowed(layers[1]));
}

static void leave_child(void *unused) {
  (void)unused;
  _exit(0);
}

/// A child that borrows the parent's memory ends within a call.
static void forks(void) {
  for (int i = 0; i < 200; i++) {
    pid_t child = vfork();
    if (child == 0) overridden(0, leave_child, NULL);
    waitpid(child, NULL, 0);
  }
  overridden(1, nothing, NULL);
  EXPECT(slow_calls == 0 && !pliant_is_borrowed(layers[0]));
}

// MARK: Coroutines

typedef struct coroutine {
  ucontext_t own, caller;
  void *stack;
  int which;
} coroutine;

static void suspend(void *context) {
  coroutine *coroutine = context;
  overridden(coroutine->which, nothing, NULL);
  swapcontext(&coroutine->own, &coroutine->caller);
}
static void begin(unsigned high, unsigned low) {
  coroutine *coroutine = (void *)((uintptr_t)high << 32 | low);
  overridden(coroutine->which, suspend, coroutine);
}
static void go_on(void *context) {
  coroutine *coroutine = context;
  swapcontext(&coroutine->caller, &coroutine->own);
}
static coroutine *make(int which) {
  enum { SIZE = 1 << 18 };
  coroutine *made = calloc(1, sizeof *made);
  getcontext(&made->own);
  made->which = which;
  made->stack = malloc(SIZE);
  made->own.uc_stack.ss_sp = made->stack;
  made->own.uc_stack.ss_size = SIZE;
  made->own.uc_link = &made->caller;
  makecontext(&made->own, (void (*)(void))begin, 2, (unsigned)((uintptr_t)made >> 32),
              (unsigned)(uintptr_t)made);
  return made;
}
static void end(coroutine *coroutine) {
  go_on(coroutine);
  free(coroutine->stack);
  free(coroutine);
}

static void coroutines(void) {
  for (int i = 0; i < 300; i++) {
    coroutine *first = make(0), *second = make(1);
    go_on(first);
    overridden(1, go_on, second);
    overridden(0, nothing, NULL);
    // The first began first, and ends first: what the second runs stays borrowed.
    end(first);
    EXPECT(!pliant_is_borrowed(layers[0]) && pliant_is_borrowed(layers[1]));
    overridden(0, nothing, NULL);
    EXPECT(pliant_is_borrowed(layers[1]));
    end(second);
    EXPECT(!pliant_is_borrowed(layers[1]));
  }
  EXPECT(slow_calls == 0);
}

static void *go_on_elsewhere(void *context) {
  end(context);
  return NULL;
}
static void *begin_elsewhere(void *context) {
  go_on(context);
  return NULL;
}
static void run(void *(*body)(void *), void *context) {
  pthread_t thread;
  pthread_create(&thread, NULL, body, context);
  pthread_join(thread, NULL);
}

static void threads(void) {
  for (int i = 0; i < 300; i++) {
    coroutine *here = make(0), *there = make(1);
    go_on(here);
    run(go_on_elsewhere, here);
    EXPECT(!pliant_is_borrowed(layers[0]));
    run(begin_elsewhere, there);
    EXPECT(pliant_is_borrowed(layers[1]));  // by a coroutine whose thread has ended
    end(there);
    EXPECT(!pliant_is_borrowed(layers[1]));
  }
  overridden(0, nothing, NULL);
  EXPECT(slow_calls == 0);
}

static void *end_within(void *unused) {
  overridden(0, pthread_exit, unused);
  return NULL;
}

/// On a stack of its own, which may lie anywhere, a handler tells nothing of what it interrupts.
static void handle(int signal) {
  (void)signal;
  overridden(1, nothing, NULL);
  EXPECT(pliant_is_borrowed(layers[0]));
}
static void interrupt(void *unused) {
  (void)unused;
  raise(SIGUSR1);
  EXPECT(pliant_is_borrowed(layers[0]));
}
static void signals(void) {
  char room[1 << 16];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room}, none = {.ss_flags = SS_DISABLE};
  sigaltstack(&stack, NULL);
  sigaction(SIGUSR1, &(struct sigaction){.sa_handler = handle, .sa_flags = SA_ONSTACK}, NULL);
  overridden(0, interrupt, NULL);
  sigaltstack(&none, NULL);
  EXPECT(!pliant_is_borrowed(layers[0]));
}

static void *all(void *unused) {
  jumps();
  forks();
  coroutines();
  signals();
  return unused;
}

int main(void) {
  pliant_set_collect(collect);
  for (int i = 0; i < 2; i++) {
    stacks[i].receiver_kind = PLIANT_CLASS;
    pliant_stack_set_levels(&stacks[i], NULL, true, layers[i]);
  }
  all(NULL);
  run(all, NULL);
  threads();
  run(end_within, NULL);
  EXPECT(!pliant_is_borrowed(layers[0]));
  printf("borrows: %d wrong\n", failures);
  return failures > 0;
}
