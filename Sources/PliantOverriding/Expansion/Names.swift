import PliantDoubles

// Short names, inside this module, of types that expansions name in full.
typealias ActiveCall = PliantExpansion.ActiveCall
typealias EntryPoints = PliantExpansion.EntryPoints
typealias FunctionWords = PliantExpansion.FunctionWords
typealias LayerBox = PliantExpansion.LayerBox
typealias OriginalFunction = PliantExpansion.OriginalFunction
typealias Receiver = PliantExpansion.Receiver
