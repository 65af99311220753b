// Read by C and by assembler: macros alone.
#define PLIANT_THUNK_CODE 0x10000 /* a page can have 64 KB */

// Sizes in bytes: of a jump over a prologue; of a trampoline, which ends with the island; of an
// island.
#define PLIANT_JUMP_SIZE 4
#define PLIANT_TRAMPOLINE_SIZE 48
#define PLIANT_ISLAND_SIZE 16
#define PLIANT_JUMP_REACH 120 /* megabytes */
#define PLIANT_BREAKPOINT_SIZE 4

#define PLIANT_READ_THREAD_POINTER(pointer) __asm__("mrs %0, tpidr_el0" : "=r"(pointer))
