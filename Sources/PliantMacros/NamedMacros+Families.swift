// Written by Scripts/write-families.
// swift-format-ignore-file

import SwiftSyntaxMacros

struct Plain0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0", .init(), "") }
struct Plain0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0", .init(), "", isValue: true) }
struct Plain0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0", .init(), "") }
struct Plain0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0OnMain", .init(), "") }
struct Plain0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0OnMain", .init(), "", isValue: true) }
struct Plain0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0OnMain", .init(), "") }
struct Plain1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1", .init(), "p") }
struct Plain1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1", .init(), "p", isValue: true) }
struct Plain1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1", .init(), "p") }
struct Plain1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1OnMain", .init(), "p") }
struct Plain1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1OnMain", .init(), "p", isValue: true) }
struct Plain1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1OnMain", .init(), "p") }
struct PlainSending1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending1", .init(), "p", isValue: true) }
struct PlainSending1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending1", .init(), "p") }
struct Plain2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2", .init(), "pp") }
struct Plain2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2", .init(), "pp", isValue: true) }
struct Plain2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2", .init(), "pp") }
struct Plain2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2OnMain", .init(), "pp") }
struct Plain2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2OnMain", .init(), "pp", isValue: true) }
struct Plain2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2OnMain", .init(), "pp") }
struct PlainSending2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending2", .init(), "pp", isValue: true) }
struct PlainSending2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending2", .init(), "pp") }
struct Plain3MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3", .init(), "ppp") }
struct Plain3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3", .init(), "ppp", isValue: true) }
struct Plain3CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3", .init(), "ppp") }
struct Plain3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3OnMain", .init(), "ppp") }
struct Plain3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3OnMain", .init(), "ppp", isValue: true) }
struct Plain3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3OnMain", .init(), "ppp") }
struct PlainSending3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending3", .init(), "ppp", isValue: true) }
struct PlainSending3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending3", .init(), "ppp") }
struct Plain4MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4", .init(), "pppp") }
struct Plain4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4", .init(), "pppp", isValue: true) }
struct Plain4CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain4", .init(), "pppp") }
struct Plain4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4OnMain", .init(), "pppp") }
struct Plain4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4OnMain", .init(), "pppp", isValue: true) }
struct Plain4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain4OnMain", .init(), "pppp") }
struct PlainSending4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending4", .init(), "pppp", isValue: true) }
struct PlainSending4CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending4", .init(), "pppp") }
struct Plain5MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5", .init(), "ppppp") }
struct Plain5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5", .init(), "ppppp", isValue: true) }
struct Plain5CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain5", .init(), "ppppp") }
struct Plain5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5OnMain", .init(), "ppppp") }
struct Plain5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5OnMain", .init(), "ppppp", isValue: true) }
struct Plain5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain5OnMain", .init(), "ppppp") }
struct PlainSending5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending5", .init(), "ppppp", isValue: true) }
struct PlainSending5CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending5", .init(), "ppppp") }
struct Plain6MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6", .init(), "pppppp") }
struct Plain6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6", .init(), "pppppp", isValue: true) }
struct Plain6CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain6", .init(), "pppppp") }
struct Plain6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6OnMain", .init(), "pppppp") }
struct Plain6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6OnMain", .init(), "pppppp", isValue: true) }
struct Plain6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain6OnMain", .init(), "pppppp") }
struct PlainSending6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainSending6", .init(), "pppppp", isValue: true) }
struct PlainSending6CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainSending6", .init(), "pppppp") }
struct Plain7MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7", .init(), "ppppppp") }
struct Plain7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7", .init(), "ppppppp", isValue: true) }
struct Plain7CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain7", .init(), "ppppppp") }
struct Plain7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7OnMain", .init(), "ppppppp") }
struct Plain7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7OnMain", .init(), "ppppppp", isValue: true) }
struct Plain7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain7OnMain", .init(), "ppppppp") }
struct Plain8MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8", .init(), "pppppppp") }
struct Plain8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8", .init(), "pppppppp", isValue: true) }
struct Plain8CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain8", .init(), "pppppppp") }
struct Plain8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8OnMain", .init(), "pppppppp") }
struct Plain8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8OnMain", .init(), "pppppppp", isValue: true) }
struct Plain8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain8OnMain", .init(), "pppppppp") }
struct Plain9MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9", .init(), "ppppppppp") }
struct Plain9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9", .init(), "ppppppppp", isValue: true) }
struct Plain9CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain9", .init(), "ppppppppp") }
struct Plain9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9OnMain", .init(), "ppppppppp") }
struct Plain9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9OnMain", .init(), "ppppppppp", isValue: true) }
struct Plain9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain9OnMain", .init(), "ppppppppp") }
struct PlainInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of1", .init(), "i", isValue: true) }
struct PlainInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of1", .init(), "i") }
struct PlainVariadic1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainVariadic1", .init(), "v", isValue: true) }
struct PlainVariadic1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainVariadic1", .init(), "v") }
struct PlainEvaluating0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainEvaluating0Of1", .init(), "a", isValue: true) }
struct PlainEvaluating0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainEvaluating0Of1", .init(), "a") }
struct PlainCalling0At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At0Of1", .init(), "c", isValue: true) }
struct PlainCalling0At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At0Of1", .init(), "c") }
struct PlainCalling0At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At0Of1OnMain", .init(), "c", isValue: true) }
struct PlainCalling0At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At0Of1OnMain", .init(), "c") }
struct PlainCalling1At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At0Of1", .init(), "c", isValue: true) }
struct PlainCalling1At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At0Of1", .init(), "c") }
struct PlainCalling1At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At0Of1OnMain", .init(), "c", isValue: true) }
struct PlainCalling1At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At0Of1OnMain", .init(), "c") }
struct PlainCalling2At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At0Of1", .init(), "c", isValue: true) }
struct PlainCalling2At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At0Of1", .init(), "c") }
struct PlainCalling2At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At0Of1OnMain", .init(), "c", isValue: true) }
struct PlainCalling2At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At0Of1OnMain", .init(), "c") }
struct PlainCalling3At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling3At0Of1", .init(), "c", isValue: true) }
struct PlainCalling3At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling3At0Of1", .init(), "c") }
struct PlainCalling3At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling3At0Of1OnMain", .init(), "c", isValue: true) }
struct PlainCalling3At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling3At0Of1OnMain", .init(), "c") }
struct PlainInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of2", .init(), "ip", isValue: true) }
struct PlainInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of2", .init(), "ip") }
struct PlainInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of2", .init(), "pi", isValue: true) }
struct PlainInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout1Of2", .init(), "pi") }
struct PlainVariadic2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainVariadic2", .init(), "pv", isValue: true) }
struct PlainVariadic2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainVariadic2", .init(), "pv") }
struct PlainEvaluating0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainEvaluating0Of2", .init(), "ap", isValue: true) }
struct PlainEvaluating0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainEvaluating0Of2", .init(), "ap") }
struct PlainCalling0At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At0Of2", .init(), "cp", isValue: true) }
struct PlainCalling0At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At0Of2", .init(), "cp") }
struct PlainCalling1At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At0Of2", .init(), "cp", isValue: true) }
struct PlainCalling1At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At0Of2", .init(), "cp") }
struct PlainCalling2At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At0Of2", .init(), "cp", isValue: true) }
struct PlainCalling2At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At0Of2", .init(), "cp") }
struct PlainEvaluating1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainEvaluating1Of2", .init(), "pa", isValue: true) }
struct PlainEvaluating1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainEvaluating1Of2", .init(), "pa") }
struct PlainCalling0At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At1Of2", .init(), "pc", isValue: true) }
struct PlainCalling0At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At1Of2", .init(), "pc") }
struct PlainCalling1At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At1Of2", .init(), "pc", isValue: true) }
struct PlainCalling1At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At1Of2", .init(), "pc") }
struct PlainCalling2At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At1Of2", .init(), "pc", isValue: true) }
struct PlainCalling2At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At1Of2", .init(), "pc") }
struct PlainInout0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of3", .init(), "ipp", isValue: true) }
struct PlainInout0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of3", .init(), "ipp") }
struct PlainInout1Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of3", .init(), "pip", isValue: true) }
struct PlainInout1Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout1Of3", .init(), "pip") }
struct PlainInout2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout2Of3", .init(), "ppi", isValue: true) }
struct PlainInout2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout2Of3", .init(), "ppi") }
struct PlainVariadic3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainVariadic3", .init(), "ppv", isValue: true) }
struct PlainVariadic3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainVariadic3", .init(), "ppv") }
struct PlainCalling0At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At0Of3", .init(), "cpp", isValue: true) }
struct PlainCalling0At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At0Of3", .init(), "cpp") }
struct PlainCalling1At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At0Of3", .init(), "cpp", isValue: true) }
struct PlainCalling1At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At0Of3", .init(), "cpp") }
struct PlainCalling2At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At0Of3", .init(), "cpp", isValue: true) }
struct PlainCalling2At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At0Of3", .init(), "cpp") }
struct PlainCalling0At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling0At2Of3", .init(), "ppc", isValue: true) }
struct PlainCalling0At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling0At2Of3", .init(), "ppc") }
struct PlainCalling1At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling1At2Of3", .init(), "ppc", isValue: true) }
struct PlainCalling1At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling1At2Of3", .init(), "ppc") }
struct PlainCalling2At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainCalling2At2Of3", .init(), "ppc", isValue: true) }
struct PlainCalling2At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainCalling2At2Of3", .init(), "ppc") }
struct Throwing0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true), "") }
struct Throwing0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true), "", isValue: true) }
struct Throwing0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true), "") }
struct Throwing0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true), "") }
struct Throwing0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true), "", isValue: true) }
struct Throwing0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true), "") }
struct Throwing1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true), "p") }
struct Throwing1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true), "p", isValue: true) }
struct Throwing1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true), "p") }
struct Throwing1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true), "p") }
struct Throwing1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true), "p", isValue: true) }
struct Throwing1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true), "p") }
struct ThrowingSending1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending1", .init(isThrowing: true), "p", isValue: true) }
struct ThrowingSending1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending1", .init(isThrowing: true), "p") }
struct Throwing2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true), "pp") }
struct Throwing2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true), "pp", isValue: true) }
struct Throwing2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true), "pp") }
struct Throwing2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true), "pp") }
struct Throwing2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true), "pp", isValue: true) }
struct Throwing2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true), "pp") }
struct ThrowingSending2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending2", .init(isThrowing: true), "pp", isValue: true) }
struct ThrowingSending2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending2", .init(isThrowing: true), "pp") }
struct Throwing3MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true), "ppp") }
struct Throwing3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true), "ppp", isValue: true) }
struct Throwing3CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true), "ppp") }
struct Throwing3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true), "ppp") }
struct Throwing3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true), "ppp", isValue: true) }
struct Throwing3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true), "ppp") }
struct ThrowingSending3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending3", .init(isThrowing: true), "ppp", isValue: true) }
struct ThrowingSending3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending3", .init(isThrowing: true), "ppp") }
struct Throwing4MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true), "pppp") }
struct Throwing4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true), "pppp", isValue: true) }
struct Throwing4CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true), "pppp") }
struct Throwing4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true), "pppp") }
struct Throwing4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true), "pppp", isValue: true) }
struct Throwing4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true), "pppp") }
struct ThrowingSending4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending4", .init(isThrowing: true), "pppp", isValue: true) }
struct ThrowingSending4CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending4", .init(isThrowing: true), "pppp") }
struct Throwing5MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true), "ppppp") }
struct Throwing5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true), "ppppp", isValue: true) }
struct Throwing5CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true), "ppppp") }
struct Throwing5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true), "ppppp") }
struct Throwing5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true), "ppppp", isValue: true) }
struct Throwing5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true), "ppppp") }
struct ThrowingSending5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending5", .init(isThrowing: true), "ppppp", isValue: true) }
struct ThrowingSending5CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending5", .init(isThrowing: true), "ppppp") }
struct Throwing6MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true), "pppppp") }
struct Throwing6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true), "pppppp", isValue: true) }
struct Throwing6CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true), "pppppp") }
struct Throwing6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true), "pppppp") }
struct Throwing6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true), "pppppp", isValue: true) }
struct Throwing6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true), "pppppp") }
struct ThrowingSending6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingSending6", .init(isThrowing: true), "pppppp", isValue: true) }
struct ThrowingSending6CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingSending6", .init(isThrowing: true), "pppppp") }
struct Throwing7MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true), "ppppppp") }
struct Throwing7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true), "ppppppp", isValue: true) }
struct Throwing7CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true), "ppppppp") }
struct Throwing7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true), "ppppppp") }
struct Throwing7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true), "ppppppp", isValue: true) }
struct Throwing7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true), "ppppppp") }
struct Throwing8MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true), "pppppppp") }
struct Throwing8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true), "pppppppp", isValue: true) }
struct Throwing8CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true), "pppppppp") }
struct Throwing8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true), "pppppppp") }
struct Throwing8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true), "pppppppp", isValue: true) }
struct Throwing8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true), "pppppppp") }
struct Throwing9MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true), "ppppppppp") }
struct Throwing9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true), "ppppppppp", isValue: true) }
struct Throwing9CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true), "ppppppppp") }
struct Throwing9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true), "ppppppppp") }
struct Throwing9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true), "ppppppppp", isValue: true) }
struct Throwing9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true), "ppppppppp") }
struct ThrowingInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true), "i", isValue: true) }
struct ThrowingInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true), "i") }
struct ThrowingVariadic1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingVariadic1", .init(isThrowing: true), "v", isValue: true) }
struct ThrowingVariadic1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingVariadic1", .init(isThrowing: true), "v") }
struct ThrowingEvaluating0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingEvaluating0Of1", .init(isThrowing: true), "a", isValue: true) }
struct ThrowingEvaluating0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingEvaluating0Of1", .init(isThrowing: true), "a") }
struct ThrowingCalling0At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At0Of1", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling0At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling0At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At0Of1OnMain", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling0At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At0Of1OnMain", .init(isThrowing: true), "c") }
struct ThrowingCalling1At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At0Of1", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling1At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling1At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At0Of1OnMain", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling1At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At0Of1OnMain", .init(isThrowing: true), "c") }
struct ThrowingCalling2At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At0Of1", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling2At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling2At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At0Of1OnMain", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling2At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At0Of1OnMain", .init(isThrowing: true), "c") }
struct ThrowingCalling3At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling3At0Of1", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling3At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling3At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling3At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling3At0Of1OnMain", .init(isThrowing: true), "c", isValue: true) }
struct ThrowingCalling3At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling3At0Of1OnMain", .init(isThrowing: true), "c") }
struct ThrowingInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true), "ip", isValue: true) }
struct ThrowingInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true), "ip") }
struct ThrowingInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true), "pi", isValue: true) }
struct ThrowingInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true), "pi") }
struct ThrowingVariadic2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingVariadic2", .init(isThrowing: true), "pv", isValue: true) }
struct ThrowingVariadic2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingVariadic2", .init(isThrowing: true), "pv") }
struct ThrowingEvaluating0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingEvaluating0Of2", .init(isThrowing: true), "ap", isValue: true) }
struct ThrowingEvaluating0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingEvaluating0Of2", .init(isThrowing: true), "ap") }
struct ThrowingCalling0At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At0Of2", .init(isThrowing: true), "cp", isValue: true) }
struct ThrowingCalling0At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At0Of2", .init(isThrowing: true), "cp") }
struct ThrowingCalling1At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At0Of2", .init(isThrowing: true), "cp", isValue: true) }
struct ThrowingCalling1At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At0Of2", .init(isThrowing: true), "cp") }
struct ThrowingCalling2At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At0Of2", .init(isThrowing: true), "cp", isValue: true) }
struct ThrowingCalling2At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At0Of2", .init(isThrowing: true), "cp") }
struct ThrowingEvaluating1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingEvaluating1Of2", .init(isThrowing: true), "pa", isValue: true) }
struct ThrowingEvaluating1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingEvaluating1Of2", .init(isThrowing: true), "pa") }
struct ThrowingCalling0At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At1Of2", .init(isThrowing: true), "pc", isValue: true) }
struct ThrowingCalling0At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At1Of2", .init(isThrowing: true), "pc") }
struct ThrowingCalling1At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At1Of2", .init(isThrowing: true), "pc", isValue: true) }
struct ThrowingCalling1At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At1Of2", .init(isThrowing: true), "pc") }
struct ThrowingCalling2At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At1Of2", .init(isThrowing: true), "pc", isValue: true) }
struct ThrowingCalling2At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At1Of2", .init(isThrowing: true), "pc") }
struct ThrowingInout0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of3", .init(isThrowing: true), "ipp", isValue: true) }
struct ThrowingInout0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of3", .init(isThrowing: true), "ipp") }
struct ThrowingInout1Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of3", .init(isThrowing: true), "pip", isValue: true) }
struct ThrowingInout1Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout1Of3", .init(isThrowing: true), "pip") }
struct ThrowingInout2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout2Of3", .init(isThrowing: true), "ppi", isValue: true) }
struct ThrowingInout2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout2Of3", .init(isThrowing: true), "ppi") }
struct ThrowingVariadic3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingVariadic3", .init(isThrowing: true), "ppv", isValue: true) }
struct ThrowingVariadic3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingVariadic3", .init(isThrowing: true), "ppv") }
struct ThrowingCalling0At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At0Of3", .init(isThrowing: true), "cpp", isValue: true) }
struct ThrowingCalling0At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At0Of3", .init(isThrowing: true), "cpp") }
struct ThrowingCalling1At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At0Of3", .init(isThrowing: true), "cpp", isValue: true) }
struct ThrowingCalling1At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At0Of3", .init(isThrowing: true), "cpp") }
struct ThrowingCalling2At0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At0Of3", .init(isThrowing: true), "cpp", isValue: true) }
struct ThrowingCalling2At0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At0Of3", .init(isThrowing: true), "cpp") }
struct ThrowingCalling0At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling0At2Of3", .init(isThrowing: true), "ppc", isValue: true) }
struct ThrowingCalling0At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling0At2Of3", .init(isThrowing: true), "ppc") }
struct ThrowingCalling1At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling1At2Of3", .init(isThrowing: true), "ppc", isValue: true) }
struct ThrowingCalling1At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling1At2Of3", .init(isThrowing: true), "ppc") }
struct ThrowingCalling2At2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingCalling2At2Of3", .init(isThrowing: true), "ppc", isValue: true) }
struct ThrowingCalling2At2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingCalling2At2Of3", .init(isThrowing: true), "ppc") }
struct Async0MethodMacro: NamedMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), "") }
struct Async0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), "", isValue: true) }
struct Async0CallableMacro: NamedCallableMacro { static let form = NamedForm("Async0", .init(isAsync: true), "") }
struct Async0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), "") }
struct Async0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), "", isValue: true) }
struct Async0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), "") }
struct Async1MethodMacro: NamedMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), "p") }
struct Async1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), "p", isValue: true) }
struct Async1CallableMacro: NamedCallableMacro { static let form = NamedForm("Async1", .init(isAsync: true), "p") }
struct Async1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), "p") }
struct Async1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), "p", isValue: true) }
struct Async1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), "p") }
struct AsyncSending1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending1", .init(isAsync: true), "p", isValue: true) }
struct AsyncSending1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending1", .init(isAsync: true), "p") }
struct Async2MethodMacro: NamedMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), "pp") }
struct Async2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), "pp", isValue: true) }
struct Async2CallableMacro: NamedCallableMacro { static let form = NamedForm("Async2", .init(isAsync: true), "pp") }
struct Async2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), "pp") }
struct Async2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), "pp", isValue: true) }
struct Async2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), "pp") }
struct AsyncSending2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending2", .init(isAsync: true), "pp", isValue: true) }
struct AsyncSending2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending2", .init(isAsync: true), "pp") }
struct Async3MethodMacro: NamedMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), "ppp") }
struct Async3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), "ppp", isValue: true) }
struct Async3CallableMacro: NamedCallableMacro { static let form = NamedForm("Async3", .init(isAsync: true), "ppp") }
struct Async3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), "ppp") }
struct Async3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), "ppp", isValue: true) }
struct Async3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), "ppp") }
struct AsyncSending3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending3", .init(isAsync: true), "ppp", isValue: true) }
struct AsyncSending3CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending3", .init(isAsync: true), "ppp") }
struct Async4MethodMacro: NamedMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), "pppp") }
struct Async4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), "pppp", isValue: true) }
struct Async4CallableMacro: NamedCallableMacro { static let form = NamedForm("Async4", .init(isAsync: true), "pppp") }
struct Async4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), "pppp") }
struct Async4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), "pppp", isValue: true) }
struct Async4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), "pppp") }
struct AsyncSending4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending4", .init(isAsync: true), "pppp", isValue: true) }
struct AsyncSending4CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending4", .init(isAsync: true), "pppp") }
struct Async5MethodMacro: NamedMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), "ppppp") }
struct Async5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), "ppppp", isValue: true) }
struct Async5CallableMacro: NamedCallableMacro { static let form = NamedForm("Async5", .init(isAsync: true), "ppppp") }
struct Async5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), "ppppp") }
struct Async5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), "ppppp", isValue: true) }
struct Async5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), "ppppp") }
struct AsyncSending5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending5", .init(isAsync: true), "ppppp", isValue: true) }
struct AsyncSending5CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending5", .init(isAsync: true), "ppppp") }
struct Async6MethodMacro: NamedMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), "pppppp") }
struct Async6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), "pppppp", isValue: true) }
struct Async6CallableMacro: NamedCallableMacro { static let form = NamedForm("Async6", .init(isAsync: true), "pppppp") }
struct Async6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), "pppppp") }
struct Async6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), "pppppp", isValue: true) }
struct Async6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), "pppppp") }
struct AsyncSending6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncSending6", .init(isAsync: true), "pppppp", isValue: true) }
struct AsyncSending6CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncSending6", .init(isAsync: true), "pppppp") }
struct Async7MethodMacro: NamedMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), "ppppppp") }
struct Async7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), "ppppppp", isValue: true) }
struct Async7CallableMacro: NamedCallableMacro { static let form = NamedForm("Async7", .init(isAsync: true), "ppppppp") }
struct Async7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), "ppppppp") }
struct Async7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), "ppppppp", isValue: true) }
struct Async7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), "ppppppp") }
struct Async8MethodMacro: NamedMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), "pppppppp") }
struct Async8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), "pppppppp", isValue: true) }
struct Async8CallableMacro: NamedCallableMacro { static let form = NamedForm("Async8", .init(isAsync: true), "pppppppp") }
struct Async8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), "pppppppp") }
struct Async8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), "pppppppp", isValue: true) }
struct Async8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), "pppppppp") }
struct Async9MethodMacro: NamedMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), "ppppppppp") }
struct Async9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), "ppppppppp", isValue: true) }
struct Async9CallableMacro: NamedCallableMacro { static let form = NamedForm("Async9", .init(isAsync: true), "ppppppppp") }
struct Async9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), "ppppppppp") }
struct Async9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), "ppppppppp", isValue: true) }
struct Async9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), "ppppppppp") }
struct AsyncInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncInout0Of1", .init(isAsync: true), "i", isValue: true) }
struct AsyncInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncInout0Of1", .init(isAsync: true), "i") }
struct AsyncCalling0At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling0At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling0At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1OnMain", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling0At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At0Of1OnMain", .init(isAsync: true), "c") }
struct AsyncCalling0At0Of1AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1Async", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling0At0Of1AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At0Of1Async", .init(isAsync: true), "c") }
struct AsyncCalling0At0Of1InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1Inheriting", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling0At0Of1InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At0Of1Inheriting", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling1At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1OnMain", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling1At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At0Of1OnMain", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1Async", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling1At0Of1AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At0Of1Async", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1Inheriting", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling1At0Of1InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At0Of1Inheriting", .init(isAsync: true), "c") }
struct AsyncCalling2At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling2At0Of1", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling2At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling2At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling2At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling2At0Of1OnMain", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling2At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling2At0Of1OnMain", .init(isAsync: true), "c") }
struct AsyncCalling3At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling3At0Of1", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling3At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling3At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling3At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling3At0Of1OnMain", .init(isAsync: true), "c", isValue: true) }
struct AsyncCalling3At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling3At0Of1OnMain", .init(isAsync: true), "c") }
struct AsyncInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncInout0Of2", .init(isAsync: true), "ip", isValue: true) }
struct AsyncInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncInout0Of2", .init(isAsync: true), "ip") }
struct AsyncInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncInout1Of2", .init(isAsync: true), "pi", isValue: true) }
struct AsyncInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncInout1Of2", .init(isAsync: true), "pi") }
struct AsyncCalling0At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At0Of2", .init(isAsync: true), "cp", isValue: true) }
struct AsyncCalling0At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At0Of2", .init(isAsync: true), "cp") }
struct AsyncCalling1At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At0Of2", .init(isAsync: true), "cp", isValue: true) }
struct AsyncCalling1At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At0Of2", .init(isAsync: true), "cp") }
struct AsyncCalling2At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling2At0Of2", .init(isAsync: true), "cp", isValue: true) }
struct AsyncCalling2At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling2At0Of2", .init(isAsync: true), "cp") }
struct AsyncCalling0At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At1Of2", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling0At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At1Of2", .init(isAsync: true), "pc") }
struct AsyncCalling0At1Of2AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At1Of2Async", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling0At1Of2AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At1Of2Async", .init(isAsync: true), "pc") }
struct AsyncCalling0At1Of2InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling0At1Of2Inheriting", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling0At1Of2InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling0At1Of2Inheriting", .init(isAsync: true), "pc") }
struct AsyncCalling1At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At1Of2", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling1At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At1Of2", .init(isAsync: true), "pc") }
struct AsyncCalling1At1Of2AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At1Of2Async", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling1At1Of2AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At1Of2Async", .init(isAsync: true), "pc") }
struct AsyncCalling1At1Of2InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling1At1Of2Inheriting", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling1At1Of2InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling1At1Of2Inheriting", .init(isAsync: true), "pc") }
struct AsyncCalling2At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncCalling2At1Of2", .init(isAsync: true), "pc", isValue: true) }
struct AsyncCalling2At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncCalling2At1Of2", .init(isAsync: true), "pc") }
struct AsyncThrowing0MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true), "") }
struct AsyncThrowing0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true), "", isValue: true) }
struct AsyncThrowing0CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true), "") }
struct AsyncThrowing0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true), "") }
struct AsyncThrowing0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true), "", isValue: true) }
struct AsyncThrowing0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true), "") }
struct AsyncThrowing1MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowing1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true), "p", isValue: true) }
struct AsyncThrowing1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowing1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowing1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true), "p", isValue: true) }
struct AsyncThrowing1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowingSending1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending1", .init(isAsync: true, isThrowing: true), "p", isValue: true) }
struct AsyncThrowingSending1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending1", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowing2MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowing2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true), "pp", isValue: true) }
struct AsyncThrowing2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowing2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowing2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true), "pp", isValue: true) }
struct AsyncThrowing2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowingSending2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending2", .init(isAsync: true, isThrowing: true), "pp", isValue: true) }
struct AsyncThrowingSending2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending2", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowing3MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowing3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true), "ppp", isValue: true) }
struct AsyncThrowing3CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowing3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowing3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true), "ppp", isValue: true) }
struct AsyncThrowing3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowingSending3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending3", .init(isAsync: true, isThrowing: true), "ppp", isValue: true) }
struct AsyncThrowingSending3CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending3", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowing4MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowing4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true), "pppp", isValue: true) }
struct AsyncThrowing4CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowing4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowing4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true), "pppp", isValue: true) }
struct AsyncThrowing4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowingSending4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending4", .init(isAsync: true, isThrowing: true), "pppp", isValue: true) }
struct AsyncThrowingSending4CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending4", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowing5MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowing5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true), "ppppp", isValue: true) }
struct AsyncThrowing5CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowing5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowing5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true), "ppppp", isValue: true) }
struct AsyncThrowing5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowingSending5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending5", .init(isAsync: true, isThrowing: true), "ppppp", isValue: true) }
struct AsyncThrowingSending5CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending5", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowing6MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowing6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true), "pppppp", isValue: true) }
struct AsyncThrowing6CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowing6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowing6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true), "pppppp", isValue: true) }
struct AsyncThrowing6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowingSending6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingSending6", .init(isAsync: true, isThrowing: true), "pppppp", isValue: true) }
struct AsyncThrowingSending6CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingSending6", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowing7MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true), "ppppppp") }
struct AsyncThrowing7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true), "ppppppp", isValue: true) }
struct AsyncThrowing7CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true), "ppppppp") }
struct AsyncThrowing7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true), "ppppppp") }
struct AsyncThrowing7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true), "ppppppp", isValue: true) }
struct AsyncThrowing7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true), "ppppppp") }
struct AsyncThrowing8MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true), "pppppppp") }
struct AsyncThrowing8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true), "pppppppp", isValue: true) }
struct AsyncThrowing8CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true), "pppppppp") }
struct AsyncThrowing8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true), "pppppppp") }
struct AsyncThrowing8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true), "pppppppp", isValue: true) }
struct AsyncThrowing8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true), "pppppppp") }
struct AsyncThrowing9MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true), "ppppppppp") }
struct AsyncThrowing9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true), "ppppppppp", isValue: true) }
struct AsyncThrowing9CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true), "ppppppppp") }
struct AsyncThrowing9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true), "ppppppppp") }
struct AsyncThrowing9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true), "ppppppppp", isValue: true) }
struct AsyncThrowing9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true), "ppppppppp") }
struct AsyncThrowingInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingInout0Of1", .init(isAsync: true, isThrowing: true), "i", isValue: true) }
struct AsyncThrowingInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingInout0Of1", .init(isAsync: true, isThrowing: true), "i") }
struct AsyncThrowingCalling0At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling0At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling0At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling0At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling0At0Of1AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1Async", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling0At0Of1AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1Async", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling0At0Of1InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1Inheriting", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling0At0Of1InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1Inheriting", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling1At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling1At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1Async", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling1At0Of1AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1Async", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1Inheriting", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling1At0Of1InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1Inheriting", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling2At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of1", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling2At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling2At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling2At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling3At0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling3At0Of1", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling3At0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling3At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling3At0Of1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling3At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c", isValue: true) }
struct AsyncThrowingCalling3At0Of1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling3At0Of1OnMain", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingInout0Of2", .init(isAsync: true, isThrowing: true), "ip", isValue: true) }
struct AsyncThrowingInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingInout0Of2", .init(isAsync: true, isThrowing: true), "ip") }
struct AsyncThrowingInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingInout1Of2", .init(isAsync: true, isThrowing: true), "pi", isValue: true) }
struct AsyncThrowingInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingInout1Of2", .init(isAsync: true, isThrowing: true), "pi") }
struct AsyncThrowingCalling0At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of2", .init(isAsync: true, isThrowing: true), "cp", isValue: true) }
struct AsyncThrowingCalling0At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of2", .init(isAsync: true, isThrowing: true), "cp") }
struct AsyncThrowingCalling1At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of2", .init(isAsync: true, isThrowing: true), "cp", isValue: true) }
struct AsyncThrowingCalling1At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of2", .init(isAsync: true, isThrowing: true), "cp") }
struct AsyncThrowingCalling2At0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of2", .init(isAsync: true, isThrowing: true), "cp", isValue: true) }
struct AsyncThrowingCalling2At0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of2", .init(isAsync: true, isThrowing: true), "cp") }
struct AsyncThrowingCalling0At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling0At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling0At1Of2AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2Async", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling0At1Of2AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2Async", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling0At1Of2InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2Inheriting", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling0At1Of2InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling0At1Of2Inheriting", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling1At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling1At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling1At1Of2AsyncValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2Async", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling1At1Of2AsyncCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2Async", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling1At1Of2InheritingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2Inheriting", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling1At1Of2InheritingCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling1At1Of2Inheriting", .init(isAsync: true, isThrowing: true), "pc") }
struct AsyncThrowingCalling2At1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowingCalling2At1Of2", .init(isAsync: true, isThrowing: true), "pc", isValue: true) }
struct AsyncThrowingCalling2At1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowingCalling2At1Of2", .init(isAsync: true, isThrowing: true), "pc") }
struct Plain0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain0", .init(), "") }
struct Plain1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain1", .init(), "p") }
struct Plain2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain2", .init(), "pp") }
struct Plain3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain3", .init(), "ppp") }
struct Plain4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain4", .init(), "pppp") }
struct Plain5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain5", .init(), "ppppp") }
struct Plain6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain6", .init(), "pppppp") }
struct Plain7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain7", .init(), "ppppppp") }
struct Plain8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain8", .init(), "pppppppp") }
struct Plain9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain9", .init(), "ppppppppp") }
struct PlainInout0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainInout0Of1", .init(), "i") }
struct PlainCalling0At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainCalling0At0Of1", .init(), "c") }
struct PlainCalling1At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainCalling1At0Of1", .init(), "c") }
struct PlainCalling2At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainCalling2At0Of1", .init(), "c") }
struct PlainCalling3At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainCalling3At0Of1", .init(), "c") }
struct PlainInout0Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainInout0Of2", .init(), "ip") }
struct PlainInout1Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("PlainInout1Of2", .init(), "pi") }
struct Throwing0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true), "") }
struct Throwing1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true), "p") }
struct Throwing2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true), "pp") }
struct Throwing3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true), "ppp") }
struct Throwing4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true), "pppp") }
struct Throwing5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true), "ppppp") }
struct Throwing6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true), "pppppp") }
struct Throwing7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true), "ppppppp") }
struct Throwing8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true), "pppppppp") }
struct Throwing9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true), "ppppppppp") }
struct ThrowingInout0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true), "i") }
struct ThrowingCalling0At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingCalling0At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling1At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingCalling1At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling2At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingCalling2At0Of1", .init(isThrowing: true), "c") }
struct ThrowingCalling3At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingCalling3At0Of1", .init(isThrowing: true), "c") }
struct ThrowingInout0Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true), "ip") }
struct ThrowingInout1Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true), "pi") }
struct Async0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), "") }
struct Async1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), "p") }
struct Async2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), "pp") }
struct Async3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), "ppp") }
struct Async4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), "pppp") }
struct Async5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), "ppppp") }
struct Async6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), "pppppp") }
struct Async7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), "ppppppp") }
struct Async8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), "pppppppp") }
struct Async9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), "ppppppppp") }
struct AsyncInout0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncInout0Of1", .init(isAsync: true), "i") }
struct AsyncCalling0At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling0At0Of1AsyncActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling0At0Of1Async", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling1At0Of1AsyncActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling1At0Of1Async", .init(isAsync: true), "c") }
struct AsyncCalling2At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling2At0Of1", .init(isAsync: true), "c") }
struct AsyncCalling3At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncCalling3At0Of1", .init(isAsync: true), "c") }
struct AsyncInout0Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncInout0Of2", .init(isAsync: true), "ip") }
struct AsyncInout1Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncInout1Of2", .init(isAsync: true), "pi") }
struct AsyncThrowing0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true), "") }
struct AsyncThrowing1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true), "p") }
struct AsyncThrowing2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true), "pp") }
struct AsyncThrowing3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true), "ppp") }
struct AsyncThrowing4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true), "pppp") }
struct AsyncThrowing5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true), "ppppp") }
struct AsyncThrowing6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true), "pppppp") }
struct AsyncThrowing7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true), "ppppppp") }
struct AsyncThrowing8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true), "pppppppp") }
struct AsyncThrowing9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true), "ppppppppp") }
struct AsyncThrowingInout0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingInout0Of1", .init(isAsync: true, isThrowing: true), "i") }
struct AsyncThrowingCalling0At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling0At0Of1AsyncActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling0At0Of1Async", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling1At0Of1AsyncActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling1At0Of1Async", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling2At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling2At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingCalling3At0Of1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingCalling3At0Of1", .init(isAsync: true, isThrowing: true), "c") }
struct AsyncThrowingInout0Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingInout0Of2", .init(isAsync: true, isThrowing: true), "ip") }
struct AsyncThrowingInout1Of2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowingInout1Of2", .init(isAsync: true, isThrowing: true), "pi") }

let namedMacros: [any Macro.Type] = [
  Plain0MethodMacro.self,
  Plain0ValueMethodMacro.self, Plain0CallableMacro.self,
  Plain0OnMainMethodMacro.self,
  Plain0OnMainValueMethodMacro.self, Plain0OnMainCallableMacro.self,
  Plain1MethodMacro.self,
  Plain1ValueMethodMacro.self, Plain1CallableMacro.self,
  Plain1OnMainMethodMacro.self,
  Plain1OnMainValueMethodMacro.self, Plain1OnMainCallableMacro.self,
  PlainSending1ValueMethodMacro.self, PlainSending1CallableMacro.self,
  Plain2MethodMacro.self,
  Plain2ValueMethodMacro.self, Plain2CallableMacro.self,
  Plain2OnMainMethodMacro.self,
  Plain2OnMainValueMethodMacro.self, Plain2OnMainCallableMacro.self,
  PlainSending2ValueMethodMacro.self, PlainSending2CallableMacro.self,
  Plain3MethodMacro.self,
  Plain3ValueMethodMacro.self, Plain3CallableMacro.self,
  Plain3OnMainMethodMacro.self,
  Plain3OnMainValueMethodMacro.self, Plain3OnMainCallableMacro.self,
  PlainSending3ValueMethodMacro.self, PlainSending3CallableMacro.self,
  Plain4MethodMacro.self,
  Plain4ValueMethodMacro.self, Plain4CallableMacro.self,
  Plain4OnMainMethodMacro.self,
  Plain4OnMainValueMethodMacro.self, Plain4OnMainCallableMacro.self,
  PlainSending4ValueMethodMacro.self, PlainSending4CallableMacro.self,
  Plain5MethodMacro.self,
  Plain5ValueMethodMacro.self, Plain5CallableMacro.self,
  Plain5OnMainMethodMacro.self,
  Plain5OnMainValueMethodMacro.self, Plain5OnMainCallableMacro.self,
  PlainSending5ValueMethodMacro.self, PlainSending5CallableMacro.self,
  Plain6MethodMacro.self,
  Plain6ValueMethodMacro.self, Plain6CallableMacro.self,
  Plain6OnMainMethodMacro.self,
  Plain6OnMainValueMethodMacro.self, Plain6OnMainCallableMacro.self,
  PlainSending6ValueMethodMacro.self, PlainSending6CallableMacro.self,
  Plain7MethodMacro.self,
  Plain7ValueMethodMacro.self, Plain7CallableMacro.self,
  Plain7OnMainMethodMacro.self,
  Plain7OnMainValueMethodMacro.self, Plain7OnMainCallableMacro.self,
  Plain8MethodMacro.self,
  Plain8ValueMethodMacro.self, Plain8CallableMacro.self,
  Plain8OnMainMethodMacro.self,
  Plain8OnMainValueMethodMacro.self, Plain8OnMainCallableMacro.self,
  Plain9MethodMacro.self,
  Plain9ValueMethodMacro.self, Plain9CallableMacro.self,
  Plain9OnMainMethodMacro.self,
  Plain9OnMainValueMethodMacro.self, Plain9OnMainCallableMacro.self,
  PlainInout0Of1ValueMethodMacro.self, PlainInout0Of1CallableMacro.self,
  PlainVariadic1ValueMethodMacro.self, PlainVariadic1CallableMacro.self,
  PlainEvaluating0Of1ValueMethodMacro.self, PlainEvaluating0Of1CallableMacro.self,
  PlainCalling0At0Of1ValueMethodMacro.self, PlainCalling0At0Of1CallableMacro.self,
  PlainCalling0At0Of1OnMainValueMethodMacro.self, PlainCalling0At0Of1OnMainCallableMacro.self,
  PlainCalling1At0Of1ValueMethodMacro.self, PlainCalling1At0Of1CallableMacro.self,
  PlainCalling1At0Of1OnMainValueMethodMacro.self, PlainCalling1At0Of1OnMainCallableMacro.self,
  PlainCalling2At0Of1ValueMethodMacro.self, PlainCalling2At0Of1CallableMacro.self,
  PlainCalling2At0Of1OnMainValueMethodMacro.self, PlainCalling2At0Of1OnMainCallableMacro.self,
  PlainCalling3At0Of1ValueMethodMacro.self, PlainCalling3At0Of1CallableMacro.self,
  PlainCalling3At0Of1OnMainValueMethodMacro.self, PlainCalling3At0Of1OnMainCallableMacro.self,
  PlainInout0Of2ValueMethodMacro.self, PlainInout0Of2CallableMacro.self,
  PlainInout1Of2ValueMethodMacro.self, PlainInout1Of2CallableMacro.self,
  PlainVariadic2ValueMethodMacro.self, PlainVariadic2CallableMacro.self,
  PlainEvaluating0Of2ValueMethodMacro.self, PlainEvaluating0Of2CallableMacro.self,
  PlainCalling0At0Of2ValueMethodMacro.self, PlainCalling0At0Of2CallableMacro.self,
  PlainCalling1At0Of2ValueMethodMacro.self, PlainCalling1At0Of2CallableMacro.self,
  PlainCalling2At0Of2ValueMethodMacro.self, PlainCalling2At0Of2CallableMacro.self,
  PlainEvaluating1Of2ValueMethodMacro.self, PlainEvaluating1Of2CallableMacro.self,
  PlainCalling0At1Of2ValueMethodMacro.self, PlainCalling0At1Of2CallableMacro.self,
  PlainCalling1At1Of2ValueMethodMacro.self, PlainCalling1At1Of2CallableMacro.self,
  PlainCalling2At1Of2ValueMethodMacro.self, PlainCalling2At1Of2CallableMacro.self,
  PlainInout0Of3ValueMethodMacro.self, PlainInout0Of3CallableMacro.self,
  PlainInout1Of3ValueMethodMacro.self, PlainInout1Of3CallableMacro.self,
  PlainInout2Of3ValueMethodMacro.self, PlainInout2Of3CallableMacro.self,
  PlainVariadic3ValueMethodMacro.self, PlainVariadic3CallableMacro.self,
  PlainCalling0At0Of3ValueMethodMacro.self, PlainCalling0At0Of3CallableMacro.self,
  PlainCalling1At0Of3ValueMethodMacro.self, PlainCalling1At0Of3CallableMacro.self,
  PlainCalling2At0Of3ValueMethodMacro.self, PlainCalling2At0Of3CallableMacro.self,
  PlainCalling0At2Of3ValueMethodMacro.self, PlainCalling0At2Of3CallableMacro.self,
  PlainCalling1At2Of3ValueMethodMacro.self, PlainCalling1At2Of3CallableMacro.self,
  PlainCalling2At2Of3ValueMethodMacro.self, PlainCalling2At2Of3CallableMacro.self,
  Throwing0MethodMacro.self,
  Throwing0ValueMethodMacro.self, Throwing0CallableMacro.self,
  Throwing0OnMainMethodMacro.self,
  Throwing0OnMainValueMethodMacro.self, Throwing0OnMainCallableMacro.self,
  Throwing1MethodMacro.self,
  Throwing1ValueMethodMacro.self, Throwing1CallableMacro.self,
  Throwing1OnMainMethodMacro.self,
  Throwing1OnMainValueMethodMacro.self, Throwing1OnMainCallableMacro.self,
  ThrowingSending1ValueMethodMacro.self, ThrowingSending1CallableMacro.self,
  Throwing2MethodMacro.self,
  Throwing2ValueMethodMacro.self, Throwing2CallableMacro.self,
  Throwing2OnMainMethodMacro.self,
  Throwing2OnMainValueMethodMacro.self, Throwing2OnMainCallableMacro.self,
  ThrowingSending2ValueMethodMacro.self, ThrowingSending2CallableMacro.self,
  Throwing3MethodMacro.self,
  Throwing3ValueMethodMacro.self, Throwing3CallableMacro.self,
  Throwing3OnMainMethodMacro.self,
  Throwing3OnMainValueMethodMacro.self, Throwing3OnMainCallableMacro.self,
  ThrowingSending3ValueMethodMacro.self, ThrowingSending3CallableMacro.self,
  Throwing4MethodMacro.self,
  Throwing4ValueMethodMacro.self, Throwing4CallableMacro.self,
  Throwing4OnMainMethodMacro.self,
  Throwing4OnMainValueMethodMacro.self, Throwing4OnMainCallableMacro.self,
  ThrowingSending4ValueMethodMacro.self, ThrowingSending4CallableMacro.self,
  Throwing5MethodMacro.self,
  Throwing5ValueMethodMacro.self, Throwing5CallableMacro.self,
  Throwing5OnMainMethodMacro.self,
  Throwing5OnMainValueMethodMacro.self, Throwing5OnMainCallableMacro.self,
  ThrowingSending5ValueMethodMacro.self, ThrowingSending5CallableMacro.self,
  Throwing6MethodMacro.self,
  Throwing6ValueMethodMacro.self, Throwing6CallableMacro.self,
  Throwing6OnMainMethodMacro.self,
  Throwing6OnMainValueMethodMacro.self, Throwing6OnMainCallableMacro.self,
  ThrowingSending6ValueMethodMacro.self, ThrowingSending6CallableMacro.self,
  Throwing7MethodMacro.self,
  Throwing7ValueMethodMacro.self, Throwing7CallableMacro.self,
  Throwing7OnMainMethodMacro.self,
  Throwing7OnMainValueMethodMacro.self, Throwing7OnMainCallableMacro.self,
  Throwing8MethodMacro.self,
  Throwing8ValueMethodMacro.self, Throwing8CallableMacro.self,
  Throwing8OnMainMethodMacro.self,
  Throwing8OnMainValueMethodMacro.self, Throwing8OnMainCallableMacro.self,
  Throwing9MethodMacro.self,
  Throwing9ValueMethodMacro.self, Throwing9CallableMacro.self,
  Throwing9OnMainMethodMacro.self,
  Throwing9OnMainValueMethodMacro.self, Throwing9OnMainCallableMacro.self,
  ThrowingInout0Of1ValueMethodMacro.self, ThrowingInout0Of1CallableMacro.self,
  ThrowingVariadic1ValueMethodMacro.self, ThrowingVariadic1CallableMacro.self,
  ThrowingEvaluating0Of1ValueMethodMacro.self, ThrowingEvaluating0Of1CallableMacro.self,
  ThrowingCalling0At0Of1ValueMethodMacro.self, ThrowingCalling0At0Of1CallableMacro.self,
  ThrowingCalling0At0Of1OnMainValueMethodMacro.self, ThrowingCalling0At0Of1OnMainCallableMacro.self,
  ThrowingCalling1At0Of1ValueMethodMacro.self, ThrowingCalling1At0Of1CallableMacro.self,
  ThrowingCalling1At0Of1OnMainValueMethodMacro.self, ThrowingCalling1At0Of1OnMainCallableMacro.self,
  ThrowingCalling2At0Of1ValueMethodMacro.self, ThrowingCalling2At0Of1CallableMacro.self,
  ThrowingCalling2At0Of1OnMainValueMethodMacro.self, ThrowingCalling2At0Of1OnMainCallableMacro.self,
  ThrowingCalling3At0Of1ValueMethodMacro.self, ThrowingCalling3At0Of1CallableMacro.self,
  ThrowingCalling3At0Of1OnMainValueMethodMacro.self, ThrowingCalling3At0Of1OnMainCallableMacro.self,
  ThrowingInout0Of2ValueMethodMacro.self, ThrowingInout0Of2CallableMacro.self,
  ThrowingInout1Of2ValueMethodMacro.self, ThrowingInout1Of2CallableMacro.self,
  ThrowingVariadic2ValueMethodMacro.self, ThrowingVariadic2CallableMacro.self,
  ThrowingEvaluating0Of2ValueMethodMacro.self, ThrowingEvaluating0Of2CallableMacro.self,
  ThrowingCalling0At0Of2ValueMethodMacro.self, ThrowingCalling0At0Of2CallableMacro.self,
  ThrowingCalling1At0Of2ValueMethodMacro.self, ThrowingCalling1At0Of2CallableMacro.self,
  ThrowingCalling2At0Of2ValueMethodMacro.self, ThrowingCalling2At0Of2CallableMacro.self,
  ThrowingEvaluating1Of2ValueMethodMacro.self, ThrowingEvaluating1Of2CallableMacro.self,
  ThrowingCalling0At1Of2ValueMethodMacro.self, ThrowingCalling0At1Of2CallableMacro.self,
  ThrowingCalling1At1Of2ValueMethodMacro.self, ThrowingCalling1At1Of2CallableMacro.self,
  ThrowingCalling2At1Of2ValueMethodMacro.self, ThrowingCalling2At1Of2CallableMacro.self,
  ThrowingInout0Of3ValueMethodMacro.self, ThrowingInout0Of3CallableMacro.self,
  ThrowingInout1Of3ValueMethodMacro.self, ThrowingInout1Of3CallableMacro.self,
  ThrowingInout2Of3ValueMethodMacro.self, ThrowingInout2Of3CallableMacro.self,
  ThrowingVariadic3ValueMethodMacro.self, ThrowingVariadic3CallableMacro.self,
  ThrowingCalling0At0Of3ValueMethodMacro.self, ThrowingCalling0At0Of3CallableMacro.self,
  ThrowingCalling1At0Of3ValueMethodMacro.self, ThrowingCalling1At0Of3CallableMacro.self,
  ThrowingCalling2At0Of3ValueMethodMacro.self, ThrowingCalling2At0Of3CallableMacro.self,
  ThrowingCalling0At2Of3ValueMethodMacro.self, ThrowingCalling0At2Of3CallableMacro.self,
  ThrowingCalling1At2Of3ValueMethodMacro.self, ThrowingCalling1At2Of3CallableMacro.self,
  ThrowingCalling2At2Of3ValueMethodMacro.self, ThrowingCalling2At2Of3CallableMacro.self,
  Async0MethodMacro.self,
  Async0ValueMethodMacro.self, Async0CallableMacro.self,
  Async0OnMainMethodMacro.self,
  Async0OnMainValueMethodMacro.self, Async0OnMainCallableMacro.self,
  Async1MethodMacro.self,
  Async1ValueMethodMacro.self, Async1CallableMacro.self,
  Async1OnMainMethodMacro.self,
  Async1OnMainValueMethodMacro.self, Async1OnMainCallableMacro.self,
  AsyncSending1ValueMethodMacro.self, AsyncSending1CallableMacro.self,
  Async2MethodMacro.self,
  Async2ValueMethodMacro.self, Async2CallableMacro.self,
  Async2OnMainMethodMacro.self,
  Async2OnMainValueMethodMacro.self, Async2OnMainCallableMacro.self,
  AsyncSending2ValueMethodMacro.self, AsyncSending2CallableMacro.self,
  Async3MethodMacro.self,
  Async3ValueMethodMacro.self, Async3CallableMacro.self,
  Async3OnMainMethodMacro.self,
  Async3OnMainValueMethodMacro.self, Async3OnMainCallableMacro.self,
  AsyncSending3ValueMethodMacro.self, AsyncSending3CallableMacro.self,
  Async4MethodMacro.self,
  Async4ValueMethodMacro.self, Async4CallableMacro.self,
  Async4OnMainMethodMacro.self,
  Async4OnMainValueMethodMacro.self, Async4OnMainCallableMacro.self,
  AsyncSending4ValueMethodMacro.self, AsyncSending4CallableMacro.self,
  Async5MethodMacro.self,
  Async5ValueMethodMacro.self, Async5CallableMacro.self,
  Async5OnMainMethodMacro.self,
  Async5OnMainValueMethodMacro.self, Async5OnMainCallableMacro.self,
  AsyncSending5ValueMethodMacro.self, AsyncSending5CallableMacro.self,
  Async6MethodMacro.self,
  Async6ValueMethodMacro.self, Async6CallableMacro.self,
  Async6OnMainMethodMacro.self,
  Async6OnMainValueMethodMacro.self, Async6OnMainCallableMacro.self,
  AsyncSending6ValueMethodMacro.self, AsyncSending6CallableMacro.self,
  Async7MethodMacro.self,
  Async7ValueMethodMacro.self, Async7CallableMacro.self,
  Async7OnMainMethodMacro.self,
  Async7OnMainValueMethodMacro.self, Async7OnMainCallableMacro.self,
  Async8MethodMacro.self,
  Async8ValueMethodMacro.self, Async8CallableMacro.self,
  Async8OnMainMethodMacro.self,
  Async8OnMainValueMethodMacro.self, Async8OnMainCallableMacro.self,
  Async9MethodMacro.self,
  Async9ValueMethodMacro.self, Async9CallableMacro.self,
  Async9OnMainMethodMacro.self,
  Async9OnMainValueMethodMacro.self, Async9OnMainCallableMacro.self,
  AsyncInout0Of1ValueMethodMacro.self, AsyncInout0Of1CallableMacro.self,
  AsyncCalling0At0Of1ValueMethodMacro.self, AsyncCalling0At0Of1CallableMacro.self,
  AsyncCalling0At0Of1OnMainValueMethodMacro.self, AsyncCalling0At0Of1OnMainCallableMacro.self,
  AsyncCalling0At0Of1AsyncValueMethodMacro.self, AsyncCalling0At0Of1AsyncCallableMacro.self,
  AsyncCalling0At0Of1InheritingValueMethodMacro.self, AsyncCalling0At0Of1InheritingCallableMacro.self,
  AsyncCalling1At0Of1ValueMethodMacro.self, AsyncCalling1At0Of1CallableMacro.self,
  AsyncCalling1At0Of1OnMainValueMethodMacro.self, AsyncCalling1At0Of1OnMainCallableMacro.self,
  AsyncCalling1At0Of1AsyncValueMethodMacro.self, AsyncCalling1At0Of1AsyncCallableMacro.self,
  AsyncCalling1At0Of1InheritingValueMethodMacro.self, AsyncCalling1At0Of1InheritingCallableMacro.self,
  AsyncCalling2At0Of1ValueMethodMacro.self, AsyncCalling2At0Of1CallableMacro.self,
  AsyncCalling2At0Of1OnMainValueMethodMacro.self, AsyncCalling2At0Of1OnMainCallableMacro.self,
  AsyncCalling3At0Of1ValueMethodMacro.self, AsyncCalling3At0Of1CallableMacro.self,
  AsyncCalling3At0Of1OnMainValueMethodMacro.self, AsyncCalling3At0Of1OnMainCallableMacro.self,
  AsyncInout0Of2ValueMethodMacro.self, AsyncInout0Of2CallableMacro.self,
  AsyncInout1Of2ValueMethodMacro.self, AsyncInout1Of2CallableMacro.self,
  AsyncCalling0At0Of2ValueMethodMacro.self, AsyncCalling0At0Of2CallableMacro.self,
  AsyncCalling1At0Of2ValueMethodMacro.self, AsyncCalling1At0Of2CallableMacro.self,
  AsyncCalling2At0Of2ValueMethodMacro.self, AsyncCalling2At0Of2CallableMacro.self,
  AsyncCalling0At1Of2ValueMethodMacro.self, AsyncCalling0At1Of2CallableMacro.self,
  AsyncCalling0At1Of2AsyncValueMethodMacro.self, AsyncCalling0At1Of2AsyncCallableMacro.self,
  AsyncCalling0At1Of2InheritingValueMethodMacro.self, AsyncCalling0At1Of2InheritingCallableMacro.self,
  AsyncCalling1At1Of2ValueMethodMacro.self, AsyncCalling1At1Of2CallableMacro.self,
  AsyncCalling1At1Of2AsyncValueMethodMacro.self, AsyncCalling1At1Of2AsyncCallableMacro.self,
  AsyncCalling1At1Of2InheritingValueMethodMacro.self, AsyncCalling1At1Of2InheritingCallableMacro.self,
  AsyncCalling2At1Of2ValueMethodMacro.self, AsyncCalling2At1Of2CallableMacro.self,
  AsyncThrowing0MethodMacro.self,
  AsyncThrowing0ValueMethodMacro.self, AsyncThrowing0CallableMacro.self,
  AsyncThrowing0OnMainMethodMacro.self,
  AsyncThrowing0OnMainValueMethodMacro.self, AsyncThrowing0OnMainCallableMacro.self,
  AsyncThrowing1MethodMacro.self,
  AsyncThrowing1ValueMethodMacro.self, AsyncThrowing1CallableMacro.self,
  AsyncThrowing1OnMainMethodMacro.self,
  AsyncThrowing1OnMainValueMethodMacro.self, AsyncThrowing1OnMainCallableMacro.self,
  AsyncThrowingSending1ValueMethodMacro.self, AsyncThrowingSending1CallableMacro.self,
  AsyncThrowing2MethodMacro.self,
  AsyncThrowing2ValueMethodMacro.self, AsyncThrowing2CallableMacro.self,
  AsyncThrowing2OnMainMethodMacro.self,
  AsyncThrowing2OnMainValueMethodMacro.self, AsyncThrowing2OnMainCallableMacro.self,
  AsyncThrowingSending2ValueMethodMacro.self, AsyncThrowingSending2CallableMacro.self,
  AsyncThrowing3MethodMacro.self,
  AsyncThrowing3ValueMethodMacro.self, AsyncThrowing3CallableMacro.self,
  AsyncThrowing3OnMainMethodMacro.self,
  AsyncThrowing3OnMainValueMethodMacro.self, AsyncThrowing3OnMainCallableMacro.self,
  AsyncThrowingSending3ValueMethodMacro.self, AsyncThrowingSending3CallableMacro.self,
  AsyncThrowing4MethodMacro.self,
  AsyncThrowing4ValueMethodMacro.self, AsyncThrowing4CallableMacro.self,
  AsyncThrowing4OnMainMethodMacro.self,
  AsyncThrowing4OnMainValueMethodMacro.self, AsyncThrowing4OnMainCallableMacro.self,
  AsyncThrowingSending4ValueMethodMacro.self, AsyncThrowingSending4CallableMacro.self,
  AsyncThrowing5MethodMacro.self,
  AsyncThrowing5ValueMethodMacro.self, AsyncThrowing5CallableMacro.self,
  AsyncThrowing5OnMainMethodMacro.self,
  AsyncThrowing5OnMainValueMethodMacro.self, AsyncThrowing5OnMainCallableMacro.self,
  AsyncThrowingSending5ValueMethodMacro.self, AsyncThrowingSending5CallableMacro.self,
  AsyncThrowing6MethodMacro.self,
  AsyncThrowing6ValueMethodMacro.self, AsyncThrowing6CallableMacro.self,
  AsyncThrowing6OnMainMethodMacro.self,
  AsyncThrowing6OnMainValueMethodMacro.self, AsyncThrowing6OnMainCallableMacro.self,
  AsyncThrowingSending6ValueMethodMacro.self, AsyncThrowingSending6CallableMacro.self,
  AsyncThrowing7MethodMacro.self,
  AsyncThrowing7ValueMethodMacro.self, AsyncThrowing7CallableMacro.self,
  AsyncThrowing7OnMainMethodMacro.self,
  AsyncThrowing7OnMainValueMethodMacro.self, AsyncThrowing7OnMainCallableMacro.self,
  AsyncThrowing8MethodMacro.self,
  AsyncThrowing8ValueMethodMacro.self, AsyncThrowing8CallableMacro.self,
  AsyncThrowing8OnMainMethodMacro.self,
  AsyncThrowing8OnMainValueMethodMacro.self, AsyncThrowing8OnMainCallableMacro.self,
  AsyncThrowing9MethodMacro.self,
  AsyncThrowing9ValueMethodMacro.self, AsyncThrowing9CallableMacro.self,
  AsyncThrowing9OnMainMethodMacro.self,
  AsyncThrowing9OnMainValueMethodMacro.self, AsyncThrowing9OnMainCallableMacro.self,
  AsyncThrowingInout0Of1ValueMethodMacro.self, AsyncThrowingInout0Of1CallableMacro.self,
  AsyncThrowingCalling0At0Of1ValueMethodMacro.self, AsyncThrowingCalling0At0Of1CallableMacro.self,
  AsyncThrowingCalling0At0Of1OnMainValueMethodMacro.self, AsyncThrowingCalling0At0Of1OnMainCallableMacro.self,
  AsyncThrowingCalling0At0Of1AsyncValueMethodMacro.self, AsyncThrowingCalling0At0Of1AsyncCallableMacro.self,
  AsyncThrowingCalling0At0Of1InheritingValueMethodMacro.self, AsyncThrowingCalling0At0Of1InheritingCallableMacro.self,
  AsyncThrowingCalling1At0Of1ValueMethodMacro.self, AsyncThrowingCalling1At0Of1CallableMacro.self,
  AsyncThrowingCalling1At0Of1OnMainValueMethodMacro.self, AsyncThrowingCalling1At0Of1OnMainCallableMacro.self,
  AsyncThrowingCalling1At0Of1AsyncValueMethodMacro.self, AsyncThrowingCalling1At0Of1AsyncCallableMacro.self,
  AsyncThrowingCalling1At0Of1InheritingValueMethodMacro.self, AsyncThrowingCalling1At0Of1InheritingCallableMacro.self,
  AsyncThrowingCalling2At0Of1ValueMethodMacro.self, AsyncThrowingCalling2At0Of1CallableMacro.self,
  AsyncThrowingCalling2At0Of1OnMainValueMethodMacro.self, AsyncThrowingCalling2At0Of1OnMainCallableMacro.self,
  AsyncThrowingCalling3At0Of1ValueMethodMacro.self, AsyncThrowingCalling3At0Of1CallableMacro.self,
  AsyncThrowingCalling3At0Of1OnMainValueMethodMacro.self, AsyncThrowingCalling3At0Of1OnMainCallableMacro.self,
  AsyncThrowingInout0Of2ValueMethodMacro.self, AsyncThrowingInout0Of2CallableMacro.self,
  AsyncThrowingInout1Of2ValueMethodMacro.self, AsyncThrowingInout1Of2CallableMacro.self,
  AsyncThrowingCalling0At0Of2ValueMethodMacro.self, AsyncThrowingCalling0At0Of2CallableMacro.self,
  AsyncThrowingCalling1At0Of2ValueMethodMacro.self, AsyncThrowingCalling1At0Of2CallableMacro.self,
  AsyncThrowingCalling2At0Of2ValueMethodMacro.self, AsyncThrowingCalling2At0Of2CallableMacro.self,
  AsyncThrowingCalling0At1Of2ValueMethodMacro.self, AsyncThrowingCalling0At1Of2CallableMacro.self,
  AsyncThrowingCalling0At1Of2AsyncValueMethodMacro.self, AsyncThrowingCalling0At1Of2AsyncCallableMacro.self,
  AsyncThrowingCalling0At1Of2InheritingValueMethodMacro.self, AsyncThrowingCalling0At1Of2InheritingCallableMacro.self,
  AsyncThrowingCalling1At1Of2ValueMethodMacro.self, AsyncThrowingCalling1At1Of2CallableMacro.self,
  AsyncThrowingCalling1At1Of2AsyncValueMethodMacro.self, AsyncThrowingCalling1At1Of2AsyncCallableMacro.self,
  AsyncThrowingCalling1At1Of2InheritingValueMethodMacro.self, AsyncThrowingCalling1At1Of2InheritingCallableMacro.self,
  AsyncThrowingCalling2At1Of2ValueMethodMacro.self, AsyncThrowingCalling2At1Of2CallableMacro.self,
  Plain0ActorMethodMacro.self,
  Plain1ActorMethodMacro.self,
  Plain2ActorMethodMacro.self,
  Plain3ActorMethodMacro.self,
  Plain4ActorMethodMacro.self,
  Plain5ActorMethodMacro.self,
  Plain6ActorMethodMacro.self,
  Plain7ActorMethodMacro.self,
  Plain8ActorMethodMacro.self,
  Plain9ActorMethodMacro.self,
  PlainInout0Of1ActorMethodMacro.self,
  PlainCalling0At0Of1ActorMethodMacro.self,
  PlainCalling1At0Of1ActorMethodMacro.self,
  PlainCalling2At0Of1ActorMethodMacro.self,
  PlainCalling3At0Of1ActorMethodMacro.self,
  PlainInout0Of2ActorMethodMacro.self,
  PlainInout1Of2ActorMethodMacro.self,
  Throwing0ActorMethodMacro.self,
  Throwing1ActorMethodMacro.self,
  Throwing2ActorMethodMacro.self,
  Throwing3ActorMethodMacro.self,
  Throwing4ActorMethodMacro.self,
  Throwing5ActorMethodMacro.self,
  Throwing6ActorMethodMacro.self,
  Throwing7ActorMethodMacro.self,
  Throwing8ActorMethodMacro.self,
  Throwing9ActorMethodMacro.self,
  ThrowingInout0Of1ActorMethodMacro.self,
  ThrowingCalling0At0Of1ActorMethodMacro.self,
  ThrowingCalling1At0Of1ActorMethodMacro.self,
  ThrowingCalling2At0Of1ActorMethodMacro.self,
  ThrowingCalling3At0Of1ActorMethodMacro.self,
  ThrowingInout0Of2ActorMethodMacro.self,
  ThrowingInout1Of2ActorMethodMacro.self,
  Async0ActorMethodMacro.self,
  Async1ActorMethodMacro.self,
  Async2ActorMethodMacro.self,
  Async3ActorMethodMacro.self,
  Async4ActorMethodMacro.self,
  Async5ActorMethodMacro.self,
  Async6ActorMethodMacro.self,
  Async7ActorMethodMacro.self,
  Async8ActorMethodMacro.self,
  Async9ActorMethodMacro.self,
  AsyncInout0Of1ActorMethodMacro.self,
  AsyncCalling0At0Of1ActorMethodMacro.self,
  AsyncCalling0At0Of1AsyncActorMethodMacro.self,
  AsyncCalling1At0Of1ActorMethodMacro.self,
  AsyncCalling1At0Of1AsyncActorMethodMacro.self,
  AsyncCalling2At0Of1ActorMethodMacro.self,
  AsyncCalling3At0Of1ActorMethodMacro.self,
  AsyncInout0Of2ActorMethodMacro.self,
  AsyncInout1Of2ActorMethodMacro.self,
  AsyncThrowing0ActorMethodMacro.self,
  AsyncThrowing1ActorMethodMacro.self,
  AsyncThrowing2ActorMethodMacro.self,
  AsyncThrowing3ActorMethodMacro.self,
  AsyncThrowing4ActorMethodMacro.self,
  AsyncThrowing5ActorMethodMacro.self,
  AsyncThrowing6ActorMethodMacro.self,
  AsyncThrowing7ActorMethodMacro.self,
  AsyncThrowing8ActorMethodMacro.self,
  AsyncThrowing9ActorMethodMacro.self,
  AsyncThrowingInout0Of1ActorMethodMacro.self,
  AsyncThrowingCalling0At0Of1ActorMethodMacro.self,
  AsyncThrowingCalling0At0Of1AsyncActorMethodMacro.self,
  AsyncThrowingCalling1At0Of1ActorMethodMacro.self,
  AsyncThrowingCalling1At0Of1AsyncActorMethodMacro.self,
  AsyncThrowingCalling2At0Of1ActorMethodMacro.self,
  AsyncThrowingCalling3At0Of1ActorMethodMacro.self,
  AsyncThrowingInout0Of2ActorMethodMacro.self,
  AsyncThrowingInout1Of2ActorMethodMacro.self,
]
