// The code that is copied into the program.
#ifndef PLIANT_ATTACH_STUB_H
#define PLIANT_ATTACH_STUB_H

#include "CPliantAttach.h"

/// The data that is copied into the program, behind the code that reads it.
typedef struct pliant_attach_context {
  uint64_t base, size;  // of the mapping
  pliant_attach_functions functions;
  uint64_t guards[2];   // of stacks and of pointers
  uint64_t id_offset;   // where a thread's record has its id
  uint64_t load;        // the code that its new thread begins with
  uint64_t thread;
  // Results of the program's new thread
  int32_t state;        // 1 once there are sockets, or the negative number of an error
  int32_t sockets[2];
  int32_t bare;         // the id of the thread that makes it, until that ends
  char path[2048];      // of the library, whose function `int entry(int socket)` is called
  char entry[128];
} pliant_attach_context;

#define PLIANT_ATTACH_PAGE 4096ul
enum { CODE_PAGES = 2, CONTEXT_PAGES = 1, STACK_PAGES = 32 };
#define PLIANT_ATTACH_SIZE ((CODE_PAGES + CONTEXT_PAGES + STACK_PAGES) * PLIANT_ATTACH_PAGE)

_Static_assert(sizeof(pliant_attach_context) <= CONTEXT_PAGES * PLIANT_ATTACH_PAGE, "one page");

extern const char __start_pliant_stub[], __stop_pliant_stub[];
extern const char pliant_stub_bare[], pliant_stub_load[];

#endif
