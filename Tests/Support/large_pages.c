// A system whose pages have LARGE_PAGE bytes, for a program linked with `--wrap` of all that is
// wrapped here: it refuses what such a system refuses, and changes whole pages.
#define _GNU_SOURCE
#include <errno.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MASK = LARGE_PAGE - 1 };

void *__real_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset);
int __real_munmap(void *at, size_t size);
int __real_mprotect(void *at, size_t size, int protection);
long __real_sysconf(int name);

static size_t whole(size_t size) { return (size + MASK) & ~(size_t)MASK; }

static int refuse(uintptr_t value) {
  if ((value & MASK) == 0) return 0;
  errno = EINVAL;
  return -1;
}

int __wrap_getpagesize(void) { return LARGE_PAGE; }

long __wrap_sysconf(int name) { return name == _SC_PAGESIZE ? LARGE_PAGE : __real_sysconf(name); }

void *__wrap_mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
  int fixed = flags & (MAP_FIXED | MAP_FIXED_NOREPLACE);
  if (refuse((uintptr_t)offset) != 0 || (fixed != 0 && refuse((uintptr_t)at) != 0))
    return MAP_FAILED;
  size = whole(size);
  if (fixed == 0) {
    flags |= MAP_FIXED;
    char *all = __real_mmap(NULL, size + LARGE_PAGE, PROT_NONE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) return all;
    at = (char *)(((uintptr_t)all + MASK) & ~(uintptr_t)MASK);
    if ((char *)at > all) __real_munmap(all, (size_t)((char *)at - all));
    __real_munmap((char *)at + size, (size_t)(all + LARGE_PAGE - (char *)at));
  }
  return __real_mmap(at, size, protection, flags, file, offset);
}

int __wrap_munmap(void *at, size_t size) {
  return refuse((uintptr_t)at) != 0 ? -1 : __real_munmap(at, whole(size));
}

int __wrap_mprotect(void *at, size_t size, int protection) {
  return refuse((uintptr_t)at) != 0 ? -1 : __real_mprotect(at, whole(size), protection);
}

/// Maps the rest of the first and the last page of a segment, as such a system does.
static int fill(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    int protection = (header->p_flags & PF_R ? PROT_READ : 0) |
                     (header->p_flags & PF_W ? PROT_WRITE : 0) |
                     (header->p_flags & PF_X ? PROT_EXEC : 0);
    size_t real = (size_t)__real_sysconf(_SC_PAGESIZE);
    uintptr_t first = start & ~(uintptr_t)MASK, from = start & ~(real - 1);
    uintptr_t to = (end + real - 1) & ~(real - 1), last = whole(end);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS;
    if (first < from)
      __real_mmap((void *)first, from - first, protection, flags | MAP_FIXED, -1, 0);
    // The heap may begin there, with this thread's variables.
    if (to < last)
      __real_mmap((void *)to, last - to, protection, flags | MAP_FIXED_NOREPLACE, -1, 0);
  }
  return 1;  // the program, which comes first
}

__attribute__((constructor)) static void fill_pages(void) { dl_iterate_phdr(fill, NULL); }
