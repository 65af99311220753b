// Memory that looks like tasks and is not: `hostile still`, or `hostile torn`, which changes it all the time.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef uintptr_t word;
enum { TASKS = 64, WORDS = 32, DEEP = 10000 };

static word metadata;
word _swift_concurrency_debug_asyncTaskMetadata = (word)&metadata;
word _swift_concurrency_debug_asyncTaskSize = 208;
uint32_t _swift_concurrency_debug_internal_layout_version = 1;

static _Alignas(16) word tasks[TASKS][WORDS];
static word contexts[DEEP][2], ring[8], endless[1 << 17];

void code(void) { pause(); }

static word *task(int number, word status, word record, word locals, void *context) {
  word *words = tasks[number];
  words[0] = (word)&metadata;
  words[1] = 3;
  words[4] = 0x1500 | (word)(number + 1) << 32;
  words[7] = (word)code;
  words[8] = (word)context;
  words[12] = status | 0x15;
  words[13] = record;
  words[17] = locals;
  return words;
}

static void *tear(void *unused) {
  (void)unused;
  for (unsigned seed = 1;; seed = seed * 1103515245 + 12345) {
    word *words = tasks[seed / 7 % TASKS];
    word values[] = {0, 1, ~0ul, (word)ring, (word)contexts, (word)code, (word)words, seed, (word)&metadata,
                     0x7fffffffffff, (word)endless, 0x8000000000000000};
    int place = (int)(seed >> 16) % WORDS;
    if (place > 0) words[place] = values[seed >> 8 & 7];
    ring[seed >> 20 & 7] = values[(seed >> 12) % 12];
    contexts[seed % DEEP][seed >> 5 & 1] = values[(seed >> 9) % 12];
  }
  return NULL;
}

int main(int count, char **words) {
  memset(endless, 'x', sizeof endless);
  for (int i = 0; i < DEEP; i++) {
    contexts[i][0] = i + 1 < DEEP ? (word)contexts[i + 1] : 0;
    contexts[i][1] = (word)code;
  }
  ring[0] = (word)ring;
  ring[1] = (word)code;
  static word other[4], nowhere[2] = {8, 0};
  nowhere[1] = (word)code;
  static word odd[2] = {0, 12345}, circle[6], name[6] = {6, 0, (word)endless}, list[6];
  circle[0] = 1;
  circle[1] = (word)circle;
  list[1] = 16;
  word locals[2] = {(word)ring, 0};
  (void)locals;
  task(0, 0x4000, 0, 0, contexts[DEEP - 2]);
  task(1, 0x4000, 0, 0, ring);
  task(2, 0x4000, 0, 0, nowhere);
  task(3, 0x4000, 0, 0, odd);
  task(4, 0x4000, 0, 0, contexts);
  task(5, 0x4000, (word)circle, 0, NULL);
  task(6, 0x4000, (word)list, 0, NULL);
  other[0] = (word)other;
  task(7, 0x4000, 0, (word)other, NULL);
  task(8, 0x4000, (word)name, 0, NULL);
  if (count > 1 && strcmp(words[1], "torn") == 0) {
    for (int i = 9; i < TASKS; i++) task(i, 0x4000, (word)ring, (word)ring, contexts[i]);
    pthread_t thread;
    pthread_create(&thread, NULL, tear, NULL);
  }
  printf("%d\n", getpid());
  fflush(stdout);
  pause();
}
