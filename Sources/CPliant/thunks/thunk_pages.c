#include "platform.h"

#define _GNU_SOURCE
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CPliant.h"
#include "../memory/mappings.h"
#include "../processors/processor.h"

enum {
  CODE = PLIANT_THUNK_CODE,
  THUNK = 16,
  THUNKS = CODE / THUNK,
  DATA = THUNKS * sizeof(pliant_slot),
  BLOCK = 4 * CODE,
  LINKED = 256
};

__thread pliant_arrival *pliant_arrivals __attribute__((tls_model("initial-exec")));

/// Gives the thread room for its calls that have not been taken; it ends with the thread's record.
__attribute__((visibility("hidden"))) void pliant_make_arrivals(void) {
  // A handler's call that came first has been taken, and left the same.
  pliant_arrivals = pliant_thread_get()->arrivals;
}

/// The header of every frame: its class, and the reference count of an object that is never freed.
__attribute__((visibility("hidden"))) const void *pliant_frame_head[2];

/// The slot of a linked thunk, which names its routine: linked thunks are of all kinds.
typedef struct linked_slot {
  pliant_slot slot;
  const void *routine;
  uint64_t room[3];
} linked_slot;
__attribute__((visibility("hidden"))) linked_slot pliant_linked_slots[LINKED];
static size_t linked_taken;

extern const char pliant_thunk_page[], pliant_linked_thunks[], pliant_thunk_sync[],
    pliant_thunk_async[], pliant_thunk_async_original[], pliant_thunk_async_resize[],
    pliant_thunk_by_class[], pliant_thunk_by_object[], pliant_thunk_by_object_dynamic[],
    pliant_thunk_original[], pliant_thunk_reentrancy[], pliant_thunk_setter[],
    pliant_thunk_modify[], pliant_thunk_filter[], pliant_thunk_word_drop[],
    pliant_thunk_word_add[], pliant_thunk_table[], pliant_thunk_trace[],
    pliant_thunk_trace_async[];

_Static_assert(offsetof(pliant_thread, locks) == PLIANT_THREAD_LOCKS,
               "as in `pliant_thunk_reentrancy`");

static const char *const routines[] = {
    [PLIANT_THUNK_SYNC] = pliant_thunk_sync,
    [PLIANT_THUNK_ASYNC] = pliant_thunk_async,
    [PLIANT_THUNK_ASYNC_ORIGINAL] = pliant_thunk_async_original,
    [PLIANT_THUNK_ASYNC_RESIZE] = pliant_thunk_async_resize,
    [PLIANT_THUNK_BY_CLASS] = pliant_thunk_by_class,
    [PLIANT_THUNK_BY_OBJECT] = pliant_thunk_by_object,
    [PLIANT_THUNK_BY_OBJECT_DYNAMIC] = pliant_thunk_by_object_dynamic,
    [PLIANT_THUNK_ORIGINAL] = pliant_thunk_original,
    [PLIANT_THUNK_REENTRANCY] = pliant_thunk_reentrancy,
    [PLIANT_THUNK_FILTER] = pliant_thunk_filter,
    [PLIANT_THUNK_WORD_DROP] = pliant_thunk_word_drop,
    [PLIANT_THUNK_WORD_ADD] = pliant_thunk_word_add,
    [PLIANT_THUNK_TABLE] = pliant_thunk_table,
    [PLIANT_THUNK_SETTER] = pliant_thunk_setter,
    [PLIANT_THUNK_MODIFY] = pliant_thunk_modify,
    [PLIANT_THUNK_TRACE] = pliant_thunk_trace,
    [PLIANT_THUNK_TRACE_ASYNC] = pliant_thunk_trace_async,
};
enum { KINDS = sizeof routines / sizeof *routines };

// The unused part of a kind's newest block. Thunks are never given back: hooks keep them.
typedef struct pool {
  pliant_slot *unused, *end;
} pool;
static pool pools[KINDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// MARK: Mapping pages

// Nothing is written that is executable later. Each source is a file, whose content is compared
// with the linked page and mapped.

typedef struct image_part {
  char path[4096];
  off_t offset;
} image_part;

static int find_part(struct dl_phdr_info *info, size_t size, void *result) {
  (void)size;
  uintptr_t page = (uintptr_t)pliant_thunk_page;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type != PT_LOAD || page < start || page >= start + header->p_filesz) continue;
    image_part *part = result;
    const char *name = info->dlpi_name[0] != 0 ? info->dlpi_name : "/proc/self/exe";
    snprintf(part->path, sizeof part->path, "%s", name);
    part->offset = (off_t)(header->p_offset + (page - start));
    return 1;
  }
  return 0;
}

/// Maps the page from offset `offset` of a file, and closes the file.
static bool map_file(int file, off_t offset, char *at) {
  if (file < 0) return false;
  char copy[4096];
  bool is_same = offset % getpagesize() == 0;
  for (size_t i = 0; is_same && i < CODE; i += sizeof copy)
    is_same = pread(file, copy, sizeof copy, offset + (off_t)i) == (ssize_t)sizeof copy &&
              memcmp(copy, pliant_thunk_page + i, sizeof copy) == 0;
  // Mapping another file would be worse than failing: it may change between the two calls.
  bool is_mapped =
      is_same && mmap(at, CODE, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED, file, offset) == at;
  close(file);
  return is_mapped && memcmp(at, pliant_thunk_page, CODE) == 0;
}

static int with_page(int file) {
  if (file >= 0 && pwrite(file, pliant_thunk_page, CODE, 0) == CODE) return file;
  if (file >= 0) close(file);
  return -1;
}

static bool map_image(char *at) {
  image_part part;
  pliant_lock_enter();  // for forks, as in images.c
  bool is_found = dl_iterate_phdr(find_part, &part) != 0;
  pliant_lock_exit();
  if (!is_found) return false;
  return map_file(open(part.path, O_RDONLY | O_CLOEXEC), part.offset, at);
}

static bool map_memory(char *at) {
  return map_file(pliant_sealed_file(pliant_thunk_page, CODE), 0, at);
}

/// Maps the file that is already mapped, even if it was deleted or its name is another file's.
static bool map_mapped(char *at) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (maps == NULL) return false;
  char line[4352], path[96] = "";
  uintptr_t page = (uintptr_t)pliant_thunk_page, start, end, offset;
  while (path[0] == 0 && fgets(line, sizeof line, maps) != NULL)
    if (sscanf(line, "%lx-%lx %*s %lx", &start, &end, &offset) == 3 && start <= page && page < end)
      snprintf(path, sizeof path, "/proc/self/map_files/%lx-%lx", start, end);
  fclose(maps);
  return path[0] != 0 &&
         map_file(open(path, O_RDONLY | O_CLOEXEC), (off_t)(offset + (page - start)), at);
}

static bool map_temporary(char *at) {
  const char *const folders[] = {getenv("TMPDIR"), "/tmp", "/var/tmp", "/dev/shm"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    if (folders[i] == NULL) continue;
    int file = with_page(open(folders[i], O_TMPFILE | O_RDWR | O_CLOEXEC, 0700));
    if (map_file(file, 0, at)) return true;
  }
  return false;
}

static bool (*const sources[])(char *) = {map_image, map_memory, map_mapped, map_temporary};
static const char *const source_names[] = {"image", "memory", "mapped", "temporary", "linked"};
static _Atomic(const char *) last_source;
static _Atomic(uint32_t) allowed = UINT32_MAX;

const char *pliant_thunk_source(void) { return atomic_load(&last_source); }
void pliant_thunk_allow_sources(uint32_t sources) { atomic_store(&allowed, sources); }

/// Makes a block of one kind: code, followed by data, aligned so that each finds the other.
static bool make_block(pool *pool, const char *routine) {
  char *all = mmap(NULL, 2 * BLOCK, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) return false;
  char *at = (char *)(((uintptr_t)all + BLOCK - 1) & ~(uintptr_t)(BLOCK - 1));
  if (at > all) munmap(all, (size_t)(at - all));
  munmap(at + CODE + DATA, (size_t)(all + 2 * BLOCK - (at + CODE + DATA)));
  if (mprotect(at + CODE, DATA, PROT_READ | PROT_WRITE) == 0)
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
      if ((atomic_load(&allowed) >> i & 1) == 0 || !sources[i](at)) continue;
      pliant_slot *slots = (pliant_slot *)(at + CODE);
      slots->code = routine;  // the header
      pliant_note_roots(slots, DATA);
      pool->unused = slots + 1;
      pool->end = slots + THUNKS;
      atomic_store(&last_source, source_names[i]);
      return true;
    }
  munmap(at, CODE + DATA);
  return false;
}

// MARK: Taking thunks

static bool is_linked(const pliant_slot *slot) {
  return (const linked_slot *)slot >= pliant_linked_slots &&
         (const linked_slot *)slot < pliant_linked_slots + LINKED;
}

static pliant_slot *take(pliant_thunk_kind kind) {
  pool *pool = &pools[kind];
  if (pool->unused < pool->end || make_block(pool, routines[kind])) return pool->unused++;
  if (linked_taken == LINKED) return NULL;
  linked_slot *slot = &pliant_linked_slots[linked_taken++];
  slot->routine = routines[kind];
  atomic_store(&last_source, source_names[sizeof sources / sizeof *sources]);
  return &slot->slot;
}

static const void *thunk_of(const pliant_slot *slot) {
  if (is_linked(slot))
    return pliant_linked_thunks + ((const linked_slot *)slot - pliant_linked_slots) * THUNK;
  const char *block = (const char *)((uintptr_t)slot & ~(uintptr_t)(BLOCK - 1));
  return block + (slot - (const pliant_slot *)(block + CODE)) * THUNK;
}

const pliant_slot *pliant_thunk_slot(const void *thunk) {
  const char *at = thunk;
  if (at >= pliant_linked_thunks && at < pliant_linked_thunks + LINKED * THUNK)
    return &pliant_linked_slots[(at - pliant_linked_thunks) / THUNK].slot;
  const char *block = (const char *)((uintptr_t)at & ~(uintptr_t)(BLOCK - 1));
  return (const pliant_slot *)(block + CODE) + (at - block) / THUNK;
}

/// Whether a slot's thunk represents an async function. A hook then leads to a function pointer
/// record, which has the distance to the code and the size of its context.
static bool has_record(pliant_thunk_kind kind, const void *context) {
  return kind == PLIANT_THUNK_ASYNC || kind == PLIANT_THUNK_ASYNC_ORIGINAL ||
         (kind == PLIANT_THUNK_BY_CLASS && ((const pliant_choice *)context)->is_async) ||
         (kind == PLIANT_THUNK_FILTER && ((const pliant_filter *)context)->is_async) ||
         ((kind == PLIANT_THUNK_WORD_DROP || kind == PLIANT_THUNK_WORD_ADD) &&
          ((const pliant_rearrangement *)context)->is_async) ||
         (kind == PLIANT_THUNK_TABLE && pliant_table_copy_of(context)->is_async);
}

const pliant_slot *pliant_thunk_make(pliant_thunk_kind kind, const void *code,
                                     const void *context) {
  pliant_lock_enter();
  pthread_mutex_lock(&lock);
  pliant_slot *slot = take(kind);
  pthread_mutex_unlock(&lock);
  pliant_lock_exit();
  if (slot == NULL) return NULL;
  // A reader of the slot sees what the context refers to.
  atomic_store_explicit((_Atomic(const void *) *)&slot->context, context, memory_order_release);
  slot->code = code;
  if (kind == PLIANT_THUNK_BY_OBJECT || kind == PLIANT_THUNK_BY_OBJECT_DYNAMIC)
    slot->offset = (uintptr_t)((const pliant_object_filter *)context)->entry;
  if (!has_record(kind, context)) return slot;
  const int32_t *record = code, *other = record;
  if (kind == PLIANT_THUNK_BY_CLASS) other = ((const pliant_choice *)context)->otherwise;
  if (kind == PLIANT_THUNK_FILTER) other = ((const pliant_filter *)context)->otherwise_record;
  uint32_t size = (uint32_t)(record[1] > other[1] ? record[1] : other[1]);
  slot->code = (const char *)record + record[0];
  slot->offset = (size + 15) & ~15u;
  slot->relative = (int32_t)((const char *)thunk_of(slot) - (const char *)&slot->relative);
  slot->size = kind == PLIANT_THUNK_ASYNC ? (uint32_t)(slot->offset + sizeof(pliant_frame)) : size;
  return slot;
}

const void *pliant_thunk_function(const pliant_slot *slot, pliant_thunk_kind kind) {
  return has_record(kind, slot->context) ? (const void *)&slot->relative : thunk_of(slot);
}

__attribute__((visibility("hidden"))) const void *pliant_function_by_class(
    const pliant_slot *slot, const void *const *receiver) {
  const pliant_choice *choice = slot->context;
  const void *class = *receiver;
  while (class != NULL && class != choice->type) class = pliant_superclass(class);
  if (class != NULL) return slot->code;
  const int32_t *record = choice->otherwise;
  return choice->is_async ? (const char *)record + *record : (const char *)record;
}

extern void *swift_initStackObject(const void *metadata, void *object);

void pliant_set_frame_class(const void *class) {
  uintptr_t object[2] = {0, 0};
  swift_initStackObject(class, object);
  pliant_frame_head[0] = (const void *)object[0];
  pliant_frame_head[1] = (const void *)object[1];
}
