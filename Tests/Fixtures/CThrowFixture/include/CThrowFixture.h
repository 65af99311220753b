// Control flow that Swift does not have: C++ exceptions, `longjmp`, and the unwinder's backtrace.
#ifndef C_THROW_FIXTURE_H
#define C_THROW_FIXTURE_H

#ifdef __cplusplus
extern "C" {
#endif

/// The number that `body` throws; -1 if it returns.
int fixture_catch(void (*_Nonnull body)(void));
void fixture_throw(int number);
/// Whether `body` has left by `fixture_jump_out`.
int fixture_jump_over(void (*_Nonnull body)(void));
void fixture_jump_out(void);
/// The return addresses that the unwinder of exceptions finds.
int fixture_backtrace(void *_Nullable *_Nonnull addresses, int most);

#ifdef __cplusplus
}
#endif
#endif
