// Code that Swift cannot express: thread-local state, acquire and release on shared C memory,
// functions of the Swift calling convention that are not closures, and the walk over loaded images.
#ifndef CPLIANT_H
#define CPLIANT_H

#include "platform.h"

#include "epochs.h"
#include "filters.h"
#include "hooks.h"
#include "images.h"
#include "instances.h"
#include "layers.h"
#include "map.h"
#include "objects.h"
#include "passing_on.h"
#include "properties.h"
#include "reload.h"
#include "runtime.h"
#include "system_calls.h"
#include "test_support.h"
#include "thunks.h"
#include "tracing.h"

#endif
