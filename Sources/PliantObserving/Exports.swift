// What the macros' expansions name, and all files here.
@_exported public import PliantBase
