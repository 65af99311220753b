// Read by C and by assembler: macros alone.
#define PLIANT_THUNK_CODE 0x10000 /* a page can have 64 KB */

// Sizes in bytes: of a jump over a prologue; of a trampoline, which ends with the island; of an
// island.
#define PLIANT_JUMP_SIZE 4
#define PLIANT_TRAMPOLINE_SIZE 48
#define PLIANT_ISLAND_SIZE 16
#define PLIANT_JUMP_REACH 120 /* megabytes */
#define PLIANT_BREAKPOINT_SIZE 4

// The words of arguments in registers; where a filter stores those, finds the words on the stack
// meanwhile, and finds them before: distances from the stack pointer.
#define PLIANT_ARGUMENT_REGISTERS 8
#define PLIANT_STORED_REGISTERS 0
#define PLIANT_STACKED_WORDS 64
#define PLIANT_FIRST_STACKED_WORD 0
// The size of the return address that calls push.
#define PLIANT_RETURN_SIZE 0

#define PLIANT_READ_THREAD_POINTER(pointer) __asm__("mrs %0, tpidr_el0" : "=r"(pointer))

#define PLIANT_CALL_REGISTER 19
#define PLIANT_INDIRECT_REGISTER 8
#define PLIANT_SELF_REGISTER 9
#define PLIANT_ERROR_REGISTER 10
#define PLIANT_CONTEXT_REGISTER 11
#define PLIANT_RESULT_PLACES {0, 8, 16, 24}
