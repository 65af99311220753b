// Read by C and by assembler: macros alone.
#define PLIANT_THUNK_CODE 0x4000

// Sizes in bytes: of a jump over a prologue, of a trampoline, of an island.
#define PLIANT_JUMP_SIZE 5
#define PLIANT_TRAMPOLINE_SIZE 64
#define PLIANT_ISLAND_SIZE 6
#define PLIANT_JUMP_REACH 1920 /* megabytes */
#define PLIANT_BREAKPOINT_SIZE 1

// The words of arguments in registers; where a filter stores those, finds the words on the stack
// meanwhile, and finds them before: distances from the stack pointer.
#define PLIANT_ARGUMENT_REGISTERS 6
#define PLIANT_STORED_REGISTERS -48
#define PLIANT_STACKED_WORDS 8
#define PLIANT_FIRST_STACKED_WORD 8
// The size of the return address that calls push.
#define PLIANT_RETURN_SIZE 8

#define PLIANT_READ_THREAD_POINTER(pointer) __asm__("movq %%fs:0, %0" : "=r"(pointer))

// Traces: the DWARF number of the register that holds an open call; the indices, in
// `pliant_registers`, of an indirect result's address, of self, of an error and of an async
// function's context; and the distances of the registers for results.
#define PLIANT_CALL_REGISTER 3
#define PLIANT_INDIRECT_REGISTER 6
#define PLIANT_SELF_REGISTER 9
#define PLIANT_ERROR_REGISTER 8
#define PLIANT_CONTEXT_REGISTER 10
#define PLIANT_RESULT_PLACES {48, 16, 24, 32}
