// The code that macros write names both.
@_exported public import PliantDoubles
