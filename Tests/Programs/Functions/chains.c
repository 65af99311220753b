// Calls that are passed on within a borrow that covers their stack of layers, and those that may
// not be: of other objects, on other stacks, and after a change.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

#include "CPliant.h"

static int failures, collected;
#define EXPECT(condition) \
  ((condition) ? 0 : (failures++, printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition)))

enum { LAYERS = 4 };
static _Alignas(32) char memory[LAYERS][64];
static const void *objects[2][2];  // an object's first word is its class
static pliant_stack stack;
static pliant_position *positions[LAYERS];

static void *layer(int i) { return memory[i] + PLIANT_LAYER_HEADER; }
static void collect(const void *unused) {
  (void)unused;
  collected++;
}

static pliant_passed pass_on(int i, int object) {
  return pliant_pass_on(positions[i], (uintptr_t)objects[object]);
}
static void end(pliant_passed passed) {
  if (passed.hold == PLIANT_KEPT_BY_STACK) return;
  pliant_borrow *borrow = (pliant_borrow *)(passed.hold & ~(uintptr_t)PLIANT_COVERING);
  if ((passed.hold & PLIANT_COVERING) != 0) pliant_leave_chain(borrow);
  else pliant_leave(borrow);
}
static bool covers(pliant_passed passed) { return (passed.hold & 3) == PLIANT_COVERING; }
static bool borrows(pliant_passed passed) { return (passed.hold & 1) == 0; }

/// Publishes the oldest `count` layers of an object, and returns what it had.
static void publish(int object, uint32_t count) {
  pliant_layers *all = pliant_layers_make(objects[object], NULL, count);
  for (uint32_t i = 0; i < count; i++) pliant_layers_set(all, i, layer((int)i), i + 1);
  EXPECT(pliant_map_reserve(&stack.objects));
  pliant_stack_set_object(&stack, objects[object], all);
}

static ucontext_t own, caller;
static void on_coroutine(void) {
  pliant_passed passed = pass_on(2, 0);
  EXPECT(passed.layer == layer(1) && borrows(passed) && !covers(passed));
  swapcontext(&own, &caller);
  EXPECT(pliant_is_borrowed(layer(1)));  // though what covered it has ended
  end(passed);
}

__attribute__((noinline)) static void within(int depth) {
  volatile char frame[64] = {0};
  (void)frame;
  pliant_passed second = pass_on(depth, 0);
  EXPECT(second.layer == layer(depth - 1) && second.hold == PLIANT_KEPT_BY_STACK);
  if (depth > 1) within(depth - 1);
  end(second);
}

static void *calls(void *unused) {
  publish(0, LAYERS);
  publish(1, LAYERS);
  for (int i = 0; i < 64; i++) end(pass_on(1 + i % 3, 0));
  pliant_passed first = pass_on(3, 0);
  EXPECT(first.layer == layer(2) && covers(first));
  within(2);
  within(2);  // once more within the same call
  pliant_passed other = pass_on(2, 1);
  EXPECT(other.layer == layer(1) && borrows(other));
  end(other);
  static char coroutine[1 << 17];
  getcontext(&own);
  own.uc_stack.ss_sp = coroutine;
  own.uc_stack.ss_size = sizeof coroutine;
  own.uc_link = &caller;
  makecontext(&own, on_coroutine, 0);
  swapcontext(&caller, &own);
  // What goes is kept by the call: it was in place when that began.
  collected = 0;
  publish(0, 1);
  pliant_layer_remove(layer(1), &stack, objects[0]);
  pliant_layer_remove(layer(3), &stack, objects[1]);
  EXPECT(pliant_is_borrowed(layer(1)) && !pliant_is_borrowed(layer(3)));
  pliant_passed changed = pass_on(1, 0);
  EXPECT(changed.layer == layer(0) && borrows(changed));
  end(changed);
  end(first);
  EXPECT(collected > 0);
  swapcontext(&caller, &own);
  EXPECT(!pliant_is_borrowed(layer(1)));
  // A call that begins after the removal does not keep what was removed.
  publish(0, LAYERS);
  first = pass_on(3, 0);
  EXPECT(covers(first) && !pliant_is_borrowed(layer(1)));
  end(first);
  return unused;
}

int main(void) {
  pliant_set_collect(collect);
  stack.receiver_kind = PLIANT_OBJECT;
  pliant_stack_set_levels(&stack, NULL, true, NULL);
  for (int i = 0; i < LAYERS; i++)
    positions[i] = pliant_position_make(&stack, PLIANT_AFTER_OBJECT_LAYER, (uintptr_t)objects[0],
                                        (uintptr_t)i + 1, true);
  calls(NULL);
  pthread_t thread;
  pthread_create(&thread, NULL, calls, NULL);
  pthread_join(thread, NULL);
  printf("chains: %d wrong\n", failures);
  return failures > 0;
}
