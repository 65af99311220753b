#define _GNU_SOURCE
#include "CPliant.h"

#include <dlfcn.h>
#include <link.h>

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
  dl_iterate_phdr(visit_image, &visitor);
}

static int read_counts(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  uint64_t *counts = data;
  counts[0] = info->dlpi_adds;
  counts[1] = info->dlpi_subs;
  return 1;
}

uint64_t pliant_images_loaded(void) {
  uint64_t counts[2] = {0};
  dl_iterate_phdr(read_counts, counts);
  return counts[0];
}

uint64_t pliant_images_unloaded(void) {
  uint64_t counts[2] = {0};
  dl_iterate_phdr(read_counts, counts);
  return counts[1];
}

bool pliant_keep_image(const void *address) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return true;
  if (map->l_name[0] == 0) return true;  // the program itself
  // The handle is never closed, which would keep the image even without the flag.
  return dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE) != NULL;
}
