#define _GNU_SOURCE
#include "CPliant.h"

#include <dlfcn.h>
#include <link.h>

/// A fork waits for Pliant's locks, and so for this: the loader's lock, held by another thread,
/// would stay locked in the child.
static int iterate(int (*visit)(struct dl_phdr_info *, size_t, void *), void *data) {
  pliant_lock_enter();
  int result = dl_iterate_phdr(visit, data);
  pliant_lock_exit();
  return result;
}

typedef struct visitor {
  void (*visit)(const pliant_image *, void *);
  void *context;
} visitor;

static int visit_image(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  visitor *visitor = data;
  pliant_image image = {info->dlpi_name, info->dlpi_addr, info->dlpi_phdr, info->dlpi_phnum};
  visitor->visit(&image, visitor->context);
  return 0;
}

void pliant_each_image(void (*visit)(const pliant_image *, void *), void *context) {
  visitor visitor = {visit, context};
  iterate(visit_image, &visitor);
}

static int read_counts(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  uint64_t *counts = data;
  counts[0] = info->dlpi_adds;
  counts[1] = info->dlpi_subs;
  return 1;
}

uint64_t pliant_images_loaded(void) {
  static _Atomic(uint64_t) settled;
  uint64_t counts[2] = {0};
  iterate(read_counts, counts);
  if (atomic_load_explicit(&settled, memory_order_acquire) < counts[0]) {
    // The loader counts an image before it writes its addresses, and long before the runtime knows
    // its types. It looks up no name while another thread is at that.
    dlsym(RTLD_DEFAULT, "dlsym");
    atomic_store_explicit(&settled, counts[0], memory_order_release);
  }
  return counts[0];
}

uint64_t pliant_images_unloaded(void) {
  uint64_t counts[2] = {0};
  iterate(read_counts, counts);
  return counts[1];
}

typedef struct search {
  uintptr_t address;
  const char *name;
} search;

static int visit_holder(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  search *search = data;
  for (size_t i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    if (search->address - info->dlpi_addr - header->p_vaddr >= header->p_memsz) continue;
    search->name = info->dlpi_name;
    return 1;
  }
  return 0;
}

bool pliant_keep_image(const void *address) {
  // `dladdr` would look for a name, too, in every symbol that the image exports.
  search search = {(uintptr_t)address, NULL};
  if (iterate(visit_holder, &search) == 0) return true;
  if (search.name == NULL || search.name[0] == 0) return true;  // the program itself
  // The handle is never closed, which would keep the image even without the flag.
  return dlopen(search.name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE) != NULL;
}
