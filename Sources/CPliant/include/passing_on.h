// How a layer passes a call on to the layer below it.
#ifndef PLIANT_PASSING_ON_H
#define PLIANT_PASSING_ON_H

#include "layers.h"

/// What passes a call on.
typedef enum pliant_position_kind {
  PLIANT_AFTER_NOTHING,  // the slow path decides
  PLIANT_AFTER_OBJECT_LAYER,
  PLIANT_AFTER_CLASS_LAYER,
  PLIANT_AFTER_REDEFINITION,
} pliant_position_kind;

/// The place of a layer, from which the layer below is found. It outlives the layer as long as
/// something may pass a call on from there.
typedef struct pliant_position {
  pliant_stack *_Nonnull stack;
  const void *_Nullable scope;  // the object or the class
  uintptr_t order;              // of a layer
  pliant_position_kind kind;
  bool borrows;             // calls end on the thread that they came on
  _Atomic(uint32_t) index;  // where the layer was among those of its scope when last looked up
  // What was found below at a version of the stack, for calls on `receiver` or, if that is NULL, on
  // any. Written by one thread at a time, and for a later version only.
  const void *_Nullable receiver;
  _Atomic(uintptr_t) version;
  _Atomic(const void *) below;
  _Atomic(bool) is_written;
} pliant_position;

/// Allocates a position, to be freed with `free`.
pliant_position *_Nonnull pliant_position_make(pliant_stack *_Nonnull stack,
                                               pliant_position_kind kind, uintptr_t scope,
                                               uintptr_t order, bool borrows);

/// The layer that a call goes on with, and what keeps it: `PLIANT_KEPT_BY_STACK` or the borrow.
typedef struct pliant_passed {
  const void *_Nullable layer;
  uintptr_t hold;
} pliant_passed;
enum { PLIANT_KEPT_BY_STACK = 1 };

/// Finds the layer below a position for a call on `receiver`, whose class is `class`, and borrows
/// it until `pliant_leave`, unless it is the original. There is none if the slow path must decide.
///
/// The caller's frame must be within a kilobyte of this function's, and stay until the call ends.
pliant_passed pliant_pass_on(pliant_position *_Nonnull position, uintptr_t receiver,
                             uintptr_t class);

#endif
