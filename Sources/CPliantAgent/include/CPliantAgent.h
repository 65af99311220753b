// The entry points of `PliantAgent`, and its start when it is preloaded. It wraps the program's
// `main`, because before `main` the Swift runtime does not know the program's types.
#ifndef PLIANT_AGENT_H
#define PLIANT_AGENT_H

#include <stdbool.h>

/// The library's entry point for a process that attaches: serves the socket's other end on a thread
/// of its own; returns 0 if no thread can be created.
int pliant_agent_begin(int socket);

/// Serves it in PliantAgent, whose functions are not exported from an optimized build. While a
/// trace is recorded, a crash ends what is received, and waits: `attach` begins and ends that, and
/// returns false if it is done for too many.
int pliant_agent_serve(int socket, bool (*attach)(int socket, bool begins));

/// Does what the environment asks for; returns the status with which the program is to end at once,
/// or 0. If calls are recorded, sets the seconds until they are written, or 0. PliantAgent has it.
int pliant_agent_preloaded(long *seconds);

/// Writes what traces have recorded, and ends them unless more is to come; PliantAgent has it.
void pliant_agent_write(bool is_last, bool is_crash);

/// Has it written when a signal ends the program, in a crash, when SIGUSR1 comes, and after some
/// seconds, if that is more than 0.
void pliant_agent_watch(long seconds);

/// Makes crashes wait for that. Handlers that are set later go first.
void pliant_agent_catch_crashes(void);

/// Writes it before the program ends at once, or another takes its place.
void pliant_agent_leave(void);

#endif
