// Modules that the macros' expansions and all files here name.
@_exported public import PliantBase
@_exported public import PliantDoubles
