// Also read by the assembler: macros alone.
#define PLIANT_THUNK_CODE 0x4000

// How many bytes a jump at a function's beginning has, the copy of its first instructions, and the thunk between.
#define PLIANT_JUMP_SIZE 5
#define PLIANT_TRAMPOLINE_SIZE 64
#define PLIANT_ISLAND_SIZE 6
#define PLIANT_JUMP_REACH 1920  /* megabytes */
#define PLIANT_BREAKPOINT_SIZE 1

#define PLIANT_READ_THREAD_POINTER(pointer) __asm__("movq %%fs:0, %0" : "=r"(pointer))

// Of the loader, in <elf.h>: an address, and that of a function that is called through the cell.
#define PLIANT_RELOCATION_DATA R_X86_64_GLOB_DAT
#define PLIANT_RELOCATION_CALL R_X86_64_JUMP_SLOT
