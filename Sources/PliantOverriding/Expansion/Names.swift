// Short names, inside this module, of types that expansions name in full.
typealias ActiveCall = __Pliant.ActiveCall
typealias EntryPoints = __Pliant.EntryPoints
typealias FunctionWords = __Pliant.FunctionWords
typealias Handle = __Pliant.Handle
typealias LayerBox = __Pliant.LayerBox
typealias OriginalFunction = __Pliant.OriginalFunction
typealias Receiver = __Pliant.Receiver
