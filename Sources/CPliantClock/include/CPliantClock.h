// A library that gives the program that loads it another date, and a faster or slower time.
#ifndef CPLIANT_CLOCK_H
#define CPLIANT_CLOCK_H

/// The environment variable with the date, the system's readings of `CLOCK_REALTIME` and
/// `CLOCK_MONOTONIC` at that date, all in nanoseconds, and the rate: "DATE REAL MONOTONIC RATE".
///
/// Programs that the program starts inherit it, and so share its time.
#define PLIANT_CLOCK "PLIANT_CLOCK"

#endif
