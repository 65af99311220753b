import PliantDoubles

// What expansions name in full, by its short name inside this module.
typealias ActiveCall = PliantExpansion.ActiveCall
typealias EntryPoints = PliantExpansion.EntryPoints
typealias FunctionWords = PliantExpansion.FunctionWords
typealias LayerBox = PliantExpansion.LayerBox
typealias OriginalFunction = PliantExpansion.OriginalFunction
typealias Receiver = PliantExpansion.Receiver
