// Read by C and by assembler: macros alone.
#define PLIANT_THUNK_CODE 0x4000

// Sizes in bytes: of a jump over a prologue, of a trampoline, of an island.
#define PLIANT_JUMP_SIZE 5
#define PLIANT_TRAMPOLINE_SIZE 64
#define PLIANT_ISLAND_SIZE 6
#define PLIANT_JUMP_REACH 1920 /* megabytes */
#define PLIANT_BREAKPOINT_SIZE 1

#define PLIANT_READ_THREAD_POINTER(pointer) __asm__("movq %%fs:0, %0" : "=r"(pointer))
