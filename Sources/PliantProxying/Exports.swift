// What the macros write names both.
@_exported public import PliantDoubles
