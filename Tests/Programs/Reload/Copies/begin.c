// Loads the copies before the program's own code runs.
void load_copies(void);

__attribute__((constructor)) static void begin(void) { load_copies(); }
