// What is noted of wrapped functions, in the file that PACKAGES_NOTES names.
#ifndef NOTES_H
#define NOTES_H

/// Counts a call.
void note_call(long index);
void note_line(const char *line);
/// Writes how often each was called since it was last asked, behind `what`.
void note_calls(const char *what);

/// Overrides the function of a symbol at its hook, with what counts its calls; else says why not.
const char *note_hook(long index, const char *symbol);
/// Ends that for all.
void hooks_restore(void);

#endif
