// What `PliantAgent` offers, and does when it is preloaded. It wraps the program's `main`, before
// which the Swift runtime does not know the program's types.
#ifndef PLIANT_AGENT_H
#define PLIANT_AGENT_H

#include <stdbool.h>

/// What whoever attaches calls: serves it at the other end of a socket, on a thread of its own;
/// returns 0 if there can be none.
int pliant_agent_begin(int socket);

/// Serves it in PliantAgent, whose functions are not exported from an optimized build.
int pliant_agent_serve(int socket);

/// Does what the environment asks for; returns the status with which the program is to end at once,
/// or 0. If calls are recorded, sets the seconds until they are written, or 0. PliantAgent has it.
int pliant_agent_preloaded(long *seconds);

/// Writes what traces have recorded, and ends them unless more is to come; PliantAgent has it.
void pliant_agent_write(bool is_last);

/// Has it written when a signal ends the program, when SIGUSR1 comes, and after some seconds, if
/// that is more than 0.
void pliant_agent_watch(long seconds);

#endif
