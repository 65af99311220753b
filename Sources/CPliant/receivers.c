#include "CPliant.h"

// MARK: Objects that initializers fill

extern void *swift_allocObject(const void *class, size_t size, size_t alignment_mask);
extern void swift_deallocPartialClassInstance(const void *object, const void *class, size_t size,
                                              size_t alignment_mask);

// As in the runtime's `Metadata.h`.
static size_t instance_size(const void *class) { return *(const uint32_t *)((char *)class + 24); }
static size_t alignment_mask(const void *class) { return *(const uint16_t *)((char *)class + 28); }

const void *pliant_take_partial(const pliant_stack *stack) {
  for (pliant_kept_arrival *kept = pliant_thread_get()->kept; kept != NULL;
       kept = kept->next) {
    if (kept->stack != stack) continue;
    const void *object = kept->receiver;
    if (object == NULL || pliant_is_initialized(stack, object)) break;
    kept->receiver = NULL;
    return object;
  }
  const void *class = stack->initialized;
  return swift_allocObject(class, instance_size(class), alignment_mask(class));
}

// Of its own class it has nothing that was set.
void pliant_free_partial(const void *object) {
  const void *class = *(const void *const *)object;
  swift_deallocPartialClassInstance(object, class, instance_size(class), alignment_mask(class));
}

// MARK: Stand-ins

extern void *swift_initStackObject(const void *metadata, void *object);

void pliant_stand_in_init(pliant_stand_in *stand_in, const void *receiver, uint64_t words) {
  swift_initStackObject(NULL, stand_in);
  stand_in->receiver = receiver;
  stand_in->words = words + words % 2;
}

// Calls what a stand-in names, with the receiver where the context was and all else as it came.
//
// It cannot jump: callees keep the context register for their callers, and the caller's has to be the
// stand-in again. So the stack has a frame more, to which the arguments on the stack are copied.
#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".p2align 4\n"
    ".type call_receiver, @function\n"
    "call_receiver:\n"
    "  .cfi_startproc\n"
    "  pushq %rbp\n"
    "  .cfi_def_cfa_offset 16\n"
    "  .cfi_offset %rbp, -16\n"
    "  movq %rsp, %rbp\n"
    "  .cfi_def_cfa_register %rbp\n"
    "  pushq %r13\n"
    "  .cfi_offset %r13, -24\n"
    "  subq $8, %rsp\n"
    "  movq 32(%r13), %r11\n"
    "1:\n"
    "  testq %r11, %r11\n"
    "  je 2f\n"
    "  pushq 8(%rbp,%r11,8)\n"  // the first stands above the old frame and the return address
    "  decq %r11\n"
    "  jmp 1b\n"
    "2:\n"
    "  movq 16(%r13), %r11\n"
    "  movq 24(%r13), %r13\n"
    "  callq *%r11\n"
    "  movq -8(%rbp), %r13\n"
    "  movq %rbp, %rsp\n"
    "  popq %rbp\n"
    "  .cfi_def_cfa %rsp, 8\n"
    "  retq\n"
    "  .cfi_endproc\n"
    "  .size call_receiver, . - call_receiver\n");
#elif defined(__aarch64__)
__asm__(
    ".text\n"
    ".p2align 2\n"
    ".type call_receiver, %function\n"
    "call_receiver:\n"
    "  .cfi_startproc\n"
    "  stp x29, x30, [sp, #-32]!\n"
    "  .cfi_def_cfa_offset 32\n"
    "  .cfi_offset x29, -32\n"
    "  .cfi_offset x30, -24\n"
    "  mov x29, sp\n"
    "  .cfi_def_cfa x29, 32\n"
    "  str x20, [sp, #16]\n"
    "  .cfi_offset x20, -16\n"
    "  ldr x9, [x20, #32]\n"
    "  add x10, x29, #32\n"
    "  sub sp, sp, x9, lsl #3\n"
    "  mov x11, sp\n"
    "1:\n"
    "  cbz x9, 2f\n"
    "  ldp x12, x13, [x10], #16\n"
    "  stp x12, x13, [x11], #16\n"
    "  sub x9, x9, #2\n"
    "  b 1b\n"
    "2:\n"
    "  ldr x16, [x20, #16]\n"
    "  ldr x20, [x20, #24]\n"
    "  blr x16\n"
    "  ldr x20, [x29, #16]\n"
    "  mov sp, x29\n"
    "  ldp x29, x30, [sp], #32\n"
    "  .cfi_def_cfa sp, 0\n"
    "  ret\n"
    "  .cfi_endproc\n"
    "  .size call_receiver, . - call_receiver\n");
#else
#error "Pliant calls receivers on x86-64 and arm64"
#endif

extern const char call_receiver[] __attribute__((visibility("hidden")));
const void *pliant_stand_in_entry(void) { return call_receiver; }
