// The macros' expansions name declarations of both modules.
@_exported public import PliantDoubles
