/// Returns 7, so that the linker keeps the symbols of this module, which are as many as a large
/// program's.
int many_symbols(void);
