// Written by Scripts/write-families.
// swift-format-ignore-file

import SwiftSyntaxMacros

struct Plain0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForResult", .init(), ""); static let binding = TypeBinding.result }
struct Plain0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForResult", .init(), "", isValue: true); static let binding = TypeBinding.result }
struct Plain0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain0ForResult", .init(), ""); static let binding = TypeBinding.result }
struct Plain1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForResult", .init(), "p"); static let binding = TypeBinding.result }
struct Plain1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForResult", .init(), "p", isValue: true); static let binding = TypeBinding.result }
struct Plain1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForResult", .init(), "p"); static let binding = TypeBinding.result }
struct Plain1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1For0", .init(), "p"); static let binding = TypeBinding.parameter(0) }
struct Plain1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1For0", .init(), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Plain1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1For0", .init(), "p"); static let binding = TypeBinding.parameter(0) }
struct Plain1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForType0", .init(), "p"); static let binding = TypeBinding.metatype(0) }
struct Plain1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForType0", .init(), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Plain1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForType0", .init(), "p"); static let binding = TypeBinding.metatype(0) }
struct Plain2ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForResult", .init(), "pp"); static let binding = TypeBinding.result }
struct Plain2ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForResult", .init(), "pp", isValue: true); static let binding = TypeBinding.result }
struct Plain2ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForResult", .init(), "pp"); static let binding = TypeBinding.result }
struct Plain2For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2For0", .init(), "pp"); static let binding = TypeBinding.parameter(0) }
struct Plain2For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2For0", .init(), "pp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Plain2For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2For0", .init(), "pp"); static let binding = TypeBinding.parameter(0) }
struct Plain2For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2For1", .init(), "pp"); static let binding = TypeBinding.parameter(1) }
struct Plain2For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2For1", .init(), "pp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Plain2For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2For1", .init(), "pp"); static let binding = TypeBinding.parameter(1) }
struct Plain2ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForType0", .init(), "pp"); static let binding = TypeBinding.metatype(0) }
struct Plain2ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForType0", .init(), "pp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Plain2ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForType0", .init(), "pp"); static let binding = TypeBinding.metatype(0) }
struct Plain2ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForType1", .init(), "pp"); static let binding = TypeBinding.metatype(1) }
struct Plain2ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForType1", .init(), "pp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Plain2ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForType1", .init(), "pp"); static let binding = TypeBinding.metatype(1) }
struct Plain3ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForResult", .init(), "ppp"); static let binding = TypeBinding.result }
struct Plain3ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForResult", .init(), "ppp", isValue: true); static let binding = TypeBinding.result }
struct Plain3ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForResult", .init(), "ppp"); static let binding = TypeBinding.result }
struct Plain3For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For0", .init(), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Plain3For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For0", .init(), "ppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Plain3For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3For0", .init(), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Plain3For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For1", .init(), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Plain3For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For1", .init(), "ppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Plain3For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3For1", .init(), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Plain3For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For2", .init(), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Plain3For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3For2", .init(), "ppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Plain3For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3For2", .init(), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Plain3ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType0", .init(), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Plain3ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType0", .init(), "ppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Plain3ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForType0", .init(), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Plain3ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType1", .init(), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Plain3ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType1", .init(), "ppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Plain3ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForType1", .init(), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Plain3ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType2", .init(), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Plain3ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForType2", .init(), "ppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Plain3ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForType2", .init(), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Plain4ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForResult", .init(), "pppp"); static let binding = TypeBinding.result }
struct Plain4ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForResult", .init(), "pppp", isValue: true); static let binding = TypeBinding.result }
struct Plain4ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForResult", .init(), "pppp"); static let binding = TypeBinding.result }
struct Plain4For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For0", .init(), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Plain4For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For0", .init(), "pppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Plain4For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4For0", .init(), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Plain4For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For1", .init(), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Plain4For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For1", .init(), "pppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Plain4For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4For1", .init(), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Plain4For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For2", .init(), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Plain4For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For2", .init(), "pppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Plain4For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4For2", .init(), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Plain4For3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For3", .init(), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Plain4For3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4For3", .init(), "pppp", isValue: true); static let binding = TypeBinding.parameter(3) }
struct Plain4For3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4For3", .init(), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Plain4ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType0", .init(), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Plain4ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType0", .init(), "pppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Plain4ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForType0", .init(), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Plain4ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType1", .init(), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Plain4ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType1", .init(), "pppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Plain4ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForType1", .init(), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Plain4ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType2", .init(), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Plain4ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType2", .init(), "pppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Plain4ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForType2", .init(), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Plain4ForType3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType3", .init(), "pppp"); static let binding = TypeBinding.metatype(3) }
struct Plain4ForType3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForType3", .init(), "pppp", isValue: true); static let binding = TypeBinding.metatype(3) }
struct Plain4ForType3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForType3", .init(), "pppp"); static let binding = TypeBinding.metatype(3) }
struct Throwing0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), ""); static let binding = TypeBinding.result }
struct Throwing0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), "", isValue: true); static let binding = TypeBinding.result }
struct Throwing0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), ""); static let binding = TypeBinding.result }
struct Throwing1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.result }
struct Throwing1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.result }
struct Throwing1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.result }
struct Throwing1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Throwing1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Throwing1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Throwing1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Throwing1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Throwing1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Throwing2ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.result }
struct Throwing2ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForResult", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.result }
struct Throwing2ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.result }
struct Throwing2For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2For0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct Throwing2For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2For0", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Throwing2For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2For0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct Throwing2For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2For1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct Throwing2For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2For1", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Throwing2For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2For1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct Throwing2ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForType0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct Throwing2ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForType0", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Throwing2ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForType0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct Throwing2ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForType1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct Throwing2ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForType1", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Throwing2ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForType1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct Throwing3ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.result }
struct Throwing3ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForResult", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.result }
struct Throwing3ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.result }
struct Throwing3For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Throwing3For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For0", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Throwing3For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3For0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Throwing3For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Throwing3For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For1", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Throwing3For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3For1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Throwing3For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Throwing3For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3For2", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Throwing3For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3For2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Throwing3ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Throwing3ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType0", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Throwing3ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForType0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Throwing3ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Throwing3ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType1", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Throwing3ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForType1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Throwing3ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Throwing3ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForType2", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Throwing3ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForType2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Throwing4ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.result }
struct Throwing4ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForResult", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.result }
struct Throwing4ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.result }
struct Throwing4For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Throwing4For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For0", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Throwing4For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4For0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Throwing4For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Throwing4For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For1", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Throwing4For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4For1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Throwing4For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Throwing4For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For2", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Throwing4For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4For2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Throwing4For3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Throwing4For3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4For3", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(3) }
struct Throwing4For3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4For3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Throwing4ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Throwing4ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType0", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Throwing4ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForType0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Throwing4ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Throwing4ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType1", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Throwing4ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForType1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Throwing4ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Throwing4ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType2", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Throwing4ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForType2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Throwing4ForType3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(3) }
struct Throwing4ForType3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForType3", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(3) }
struct Throwing4ForType3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForType3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(3) }
struct Async0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), ""); static let binding = TypeBinding.result }
struct Async0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), "", isValue: true); static let binding = TypeBinding.result }
struct Async0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), ""); static let binding = TypeBinding.result }
struct Async1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p"); static let binding = TypeBinding.result }
struct Async1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.result }
struct Async1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p"); static let binding = TypeBinding.result }
struct Async1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Async1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Async1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Async1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Async1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Async1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Async2ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.result }
struct Async2ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForResult", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.result }
struct Async2ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.result }
struct Async2For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2For0", .init(isAsync: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct Async2For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2For0", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Async2For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2For0", .init(isAsync: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct Async2For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2For1", .init(isAsync: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct Async2For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2For1", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Async2For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2For1", .init(isAsync: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct Async2ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForType0", .init(isAsync: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct Async2ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForType0", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Async2ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForType0", .init(isAsync: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct Async2ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForType1", .init(isAsync: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct Async2ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForType1", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Async2ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForType1", .init(isAsync: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct Async3ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.result }
struct Async3ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForResult", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.result }
struct Async3ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.result }
struct Async3For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Async3For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For0", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Async3For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3For0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct Async3For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Async3For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For1", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Async3For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3For1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct Async3For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Async3For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3For2", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Async3For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3For2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct Async3ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Async3ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType0", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Async3ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForType0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct Async3ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Async3ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType1", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Async3ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForType1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct Async3ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Async3ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForType2", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Async3ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForType2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct Async4ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.result }
struct Async4ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForResult", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.result }
struct Async4ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.result }
struct Async4For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Async4For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For0", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Async4For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4For0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct Async4For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Async4For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For1", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct Async4For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4For1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct Async4For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Async4For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For2", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct Async4For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4For2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct Async4For3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Async4For3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4For3", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(3) }
struct Async4For3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4For3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct Async4ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Async4ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType0", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Async4ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForType0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct Async4ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Async4ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType1", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct Async4ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForType1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct Async4ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Async4ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType2", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct Async4ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForType2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct Async4ForType3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(3) }
struct Async4ForType3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForType3", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(3) }
struct Async4ForType3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForType3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.metatype(3) }
struct AsyncThrowing0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.result }
struct AsyncThrowing0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), "", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.result }
struct AsyncThrowing1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.result }
struct AsyncThrowing1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.result }
struct AsyncThrowing1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing2ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.result }
struct AsyncThrowing2ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForResult", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing2ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.result }
struct AsyncThrowing2For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2For0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing2For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2For0", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing2For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2For0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing2For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2For1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing2For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2For1", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing2For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2For1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing2ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForType0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing2ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForType0", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing2ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForType0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing2ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForType1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing2ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForType1", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing2ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForType1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing3ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.result }
struct AsyncThrowing3ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForResult", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing3ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.result }
struct AsyncThrowing3For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing3For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For0", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing3For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3For0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing3For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing3For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For1", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing3For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3For1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing3For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing3For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3For2", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing3For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3For2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing3ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing3ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType0", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing3ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForType0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing3ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing3ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType1", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing3ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForType1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing3ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing3ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForType2", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing3ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForType2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing4ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.result }
struct AsyncThrowing4ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForResult", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing4ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.result }
struct AsyncThrowing4For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing4For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For0", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing4For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4For0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing4For1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing4For1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For1", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing4For1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4For1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(1) }
struct AsyncThrowing4For2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing4For2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For2", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing4For2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4For2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(2) }
struct AsyncThrowing4For3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct AsyncThrowing4For3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4For3", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.parameter(3) }
struct AsyncThrowing4For3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4For3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.parameter(3) }
struct AsyncThrowing4ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing4ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType0", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing4ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForType0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing4ForType1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing4ForType1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType1", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing4ForType1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForType1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(1) }
struct AsyncThrowing4ForType2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing4ForType2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType2", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing4ForType2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForType2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(2) }
struct AsyncThrowing4ForType3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(3) }
struct AsyncThrowing4ForType3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForType3", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.metatype(3) }
struct AsyncThrowing4ForType3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForType3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.metatype(3) }

let specializedMacros: [any Macro.Type] = [
  Plain0ForResultMethodMacro.self, Plain0ForResultValueMethodMacro.self, Plain0ForResultCallableMacro.self,
  Plain1ForResultMethodMacro.self, Plain1ForResultValueMethodMacro.self, Plain1ForResultCallableMacro.self,
  Plain1For0MethodMacro.self, Plain1For0ValueMethodMacro.self, Plain1For0CallableMacro.self,
  Plain1ForType0MethodMacro.self, Plain1ForType0ValueMethodMacro.self, Plain1ForType0CallableMacro.self,
  Plain2ForResultMethodMacro.self, Plain2ForResultValueMethodMacro.self, Plain2ForResultCallableMacro.self,
  Plain2For0MethodMacro.self, Plain2For0ValueMethodMacro.self, Plain2For0CallableMacro.self,
  Plain2For1MethodMacro.self, Plain2For1ValueMethodMacro.self, Plain2For1CallableMacro.self,
  Plain2ForType0MethodMacro.self, Plain2ForType0ValueMethodMacro.self, Plain2ForType0CallableMacro.self,
  Plain2ForType1MethodMacro.self, Plain2ForType1ValueMethodMacro.self, Plain2ForType1CallableMacro.self,
  Plain3ForResultMethodMacro.self, Plain3ForResultValueMethodMacro.self, Plain3ForResultCallableMacro.self,
  Plain3For0MethodMacro.self, Plain3For0ValueMethodMacro.self, Plain3For0CallableMacro.self,
  Plain3For1MethodMacro.self, Plain3For1ValueMethodMacro.self, Plain3For1CallableMacro.self,
  Plain3For2MethodMacro.self, Plain3For2ValueMethodMacro.self, Plain3For2CallableMacro.self,
  Plain3ForType0MethodMacro.self, Plain3ForType0ValueMethodMacro.self, Plain3ForType0CallableMacro.self,
  Plain3ForType1MethodMacro.self, Plain3ForType1ValueMethodMacro.self, Plain3ForType1CallableMacro.self,
  Plain3ForType2MethodMacro.self, Plain3ForType2ValueMethodMacro.self, Plain3ForType2CallableMacro.self,
  Plain4ForResultMethodMacro.self, Plain4ForResultValueMethodMacro.self, Plain4ForResultCallableMacro.self,
  Plain4For0MethodMacro.self, Plain4For0ValueMethodMacro.self, Plain4For0CallableMacro.self,
  Plain4For1MethodMacro.self, Plain4For1ValueMethodMacro.self, Plain4For1CallableMacro.self,
  Plain4For2MethodMacro.self, Plain4For2ValueMethodMacro.self, Plain4For2CallableMacro.self,
  Plain4For3MethodMacro.self, Plain4For3ValueMethodMacro.self, Plain4For3CallableMacro.self,
  Plain4ForType0MethodMacro.self, Plain4ForType0ValueMethodMacro.self, Plain4ForType0CallableMacro.self,
  Plain4ForType1MethodMacro.self, Plain4ForType1ValueMethodMacro.self, Plain4ForType1CallableMacro.self,
  Plain4ForType2MethodMacro.self, Plain4ForType2ValueMethodMacro.self, Plain4ForType2CallableMacro.self,
  Plain4ForType3MethodMacro.self, Plain4ForType3ValueMethodMacro.self, Plain4ForType3CallableMacro.self,
  Throwing0ForResultMethodMacro.self, Throwing0ForResultValueMethodMacro.self, Throwing0ForResultCallableMacro.self,
  Throwing1ForResultMethodMacro.self, Throwing1ForResultValueMethodMacro.self, Throwing1ForResultCallableMacro.self,
  Throwing1For0MethodMacro.self, Throwing1For0ValueMethodMacro.self, Throwing1For0CallableMacro.self,
  Throwing1ForType0MethodMacro.self, Throwing1ForType0ValueMethodMacro.self, Throwing1ForType0CallableMacro.self,
  Throwing2ForResultMethodMacro.self, Throwing2ForResultValueMethodMacro.self, Throwing2ForResultCallableMacro.self,
  Throwing2For0MethodMacro.self, Throwing2For0ValueMethodMacro.self, Throwing2For0CallableMacro.self,
  Throwing2For1MethodMacro.self, Throwing2For1ValueMethodMacro.self, Throwing2For1CallableMacro.self,
  Throwing2ForType0MethodMacro.self, Throwing2ForType0ValueMethodMacro.self, Throwing2ForType0CallableMacro.self,
  Throwing2ForType1MethodMacro.self, Throwing2ForType1ValueMethodMacro.self, Throwing2ForType1CallableMacro.self,
  Throwing3ForResultMethodMacro.self, Throwing3ForResultValueMethodMacro.self, Throwing3ForResultCallableMacro.self,
  Throwing3For0MethodMacro.self, Throwing3For0ValueMethodMacro.self, Throwing3For0CallableMacro.self,
  Throwing3For1MethodMacro.self, Throwing3For1ValueMethodMacro.self, Throwing3For1CallableMacro.self,
  Throwing3For2MethodMacro.self, Throwing3For2ValueMethodMacro.self, Throwing3For2CallableMacro.self,
  Throwing3ForType0MethodMacro.self, Throwing3ForType0ValueMethodMacro.self, Throwing3ForType0CallableMacro.self,
  Throwing3ForType1MethodMacro.self, Throwing3ForType1ValueMethodMacro.self, Throwing3ForType1CallableMacro.self,
  Throwing3ForType2MethodMacro.self, Throwing3ForType2ValueMethodMacro.self, Throwing3ForType2CallableMacro.self,
  Throwing4ForResultMethodMacro.self, Throwing4ForResultValueMethodMacro.self, Throwing4ForResultCallableMacro.self,
  Throwing4For0MethodMacro.self, Throwing4For0ValueMethodMacro.self, Throwing4For0CallableMacro.self,
  Throwing4For1MethodMacro.self, Throwing4For1ValueMethodMacro.self, Throwing4For1CallableMacro.self,
  Throwing4For2MethodMacro.self, Throwing4For2ValueMethodMacro.self, Throwing4For2CallableMacro.self,
  Throwing4For3MethodMacro.self, Throwing4For3ValueMethodMacro.self, Throwing4For3CallableMacro.self,
  Throwing4ForType0MethodMacro.self, Throwing4ForType0ValueMethodMacro.self, Throwing4ForType0CallableMacro.self,
  Throwing4ForType1MethodMacro.self, Throwing4ForType1ValueMethodMacro.self, Throwing4ForType1CallableMacro.self,
  Throwing4ForType2MethodMacro.self, Throwing4ForType2ValueMethodMacro.self, Throwing4ForType2CallableMacro.self,
  Throwing4ForType3MethodMacro.self, Throwing4ForType3ValueMethodMacro.self, Throwing4ForType3CallableMacro.self,
  Async0ForResultMethodMacro.self, Async0ForResultValueMethodMacro.self, Async0ForResultCallableMacro.self,
  Async1ForResultMethodMacro.self, Async1ForResultValueMethodMacro.self, Async1ForResultCallableMacro.self,
  Async1For0MethodMacro.self, Async1For0ValueMethodMacro.self, Async1For0CallableMacro.self,
  Async1ForType0MethodMacro.self, Async1ForType0ValueMethodMacro.self, Async1ForType0CallableMacro.self,
  Async2ForResultMethodMacro.self, Async2ForResultValueMethodMacro.self, Async2ForResultCallableMacro.self,
  Async2For0MethodMacro.self, Async2For0ValueMethodMacro.self, Async2For0CallableMacro.self,
  Async2For1MethodMacro.self, Async2For1ValueMethodMacro.self, Async2For1CallableMacro.self,
  Async2ForType0MethodMacro.self, Async2ForType0ValueMethodMacro.self, Async2ForType0CallableMacro.self,
  Async2ForType1MethodMacro.self, Async2ForType1ValueMethodMacro.self, Async2ForType1CallableMacro.self,
  Async3ForResultMethodMacro.self, Async3ForResultValueMethodMacro.self, Async3ForResultCallableMacro.self,
  Async3For0MethodMacro.self, Async3For0ValueMethodMacro.self, Async3For0CallableMacro.self,
  Async3For1MethodMacro.self, Async3For1ValueMethodMacro.self, Async3For1CallableMacro.self,
  Async3For2MethodMacro.self, Async3For2ValueMethodMacro.self, Async3For2CallableMacro.self,
  Async3ForType0MethodMacro.self, Async3ForType0ValueMethodMacro.self, Async3ForType0CallableMacro.self,
  Async3ForType1MethodMacro.self, Async3ForType1ValueMethodMacro.self, Async3ForType1CallableMacro.self,
  Async3ForType2MethodMacro.self, Async3ForType2ValueMethodMacro.self, Async3ForType2CallableMacro.self,
  Async4ForResultMethodMacro.self, Async4ForResultValueMethodMacro.self, Async4ForResultCallableMacro.self,
  Async4For0MethodMacro.self, Async4For0ValueMethodMacro.self, Async4For0CallableMacro.self,
  Async4For1MethodMacro.self, Async4For1ValueMethodMacro.self, Async4For1CallableMacro.self,
  Async4For2MethodMacro.self, Async4For2ValueMethodMacro.self, Async4For2CallableMacro.self,
  Async4For3MethodMacro.self, Async4For3ValueMethodMacro.self, Async4For3CallableMacro.self,
  Async4ForType0MethodMacro.self, Async4ForType0ValueMethodMacro.self, Async4ForType0CallableMacro.self,
  Async4ForType1MethodMacro.self, Async4ForType1ValueMethodMacro.self, Async4ForType1CallableMacro.self,
  Async4ForType2MethodMacro.self, Async4ForType2ValueMethodMacro.self, Async4ForType2CallableMacro.self,
  Async4ForType3MethodMacro.self, Async4ForType3ValueMethodMacro.self, Async4ForType3CallableMacro.self,
  AsyncThrowing0ForResultMethodMacro.self, AsyncThrowing0ForResultValueMethodMacro.self, AsyncThrowing0ForResultCallableMacro.self,
  AsyncThrowing1ForResultMethodMacro.self, AsyncThrowing1ForResultValueMethodMacro.self, AsyncThrowing1ForResultCallableMacro.self,
  AsyncThrowing1For0MethodMacro.self, AsyncThrowing1For0ValueMethodMacro.self, AsyncThrowing1For0CallableMacro.self,
  AsyncThrowing1ForType0MethodMacro.self, AsyncThrowing1ForType0ValueMethodMacro.self, AsyncThrowing1ForType0CallableMacro.self,
  AsyncThrowing2ForResultMethodMacro.self, AsyncThrowing2ForResultValueMethodMacro.self, AsyncThrowing2ForResultCallableMacro.self,
  AsyncThrowing2For0MethodMacro.self, AsyncThrowing2For0ValueMethodMacro.self, AsyncThrowing2For0CallableMacro.self,
  AsyncThrowing2For1MethodMacro.self, AsyncThrowing2For1ValueMethodMacro.self, AsyncThrowing2For1CallableMacro.self,
  AsyncThrowing2ForType0MethodMacro.self, AsyncThrowing2ForType0ValueMethodMacro.self, AsyncThrowing2ForType0CallableMacro.self,
  AsyncThrowing2ForType1MethodMacro.self, AsyncThrowing2ForType1ValueMethodMacro.self, AsyncThrowing2ForType1CallableMacro.self,
  AsyncThrowing3ForResultMethodMacro.self, AsyncThrowing3ForResultValueMethodMacro.self, AsyncThrowing3ForResultCallableMacro.self,
  AsyncThrowing3For0MethodMacro.self, AsyncThrowing3For0ValueMethodMacro.self, AsyncThrowing3For0CallableMacro.self,
  AsyncThrowing3For1MethodMacro.self, AsyncThrowing3For1ValueMethodMacro.self, AsyncThrowing3For1CallableMacro.self,
  AsyncThrowing3For2MethodMacro.self, AsyncThrowing3For2ValueMethodMacro.self, AsyncThrowing3For2CallableMacro.self,
  AsyncThrowing3ForType0MethodMacro.self, AsyncThrowing3ForType0ValueMethodMacro.self, AsyncThrowing3ForType0CallableMacro.self,
  AsyncThrowing3ForType1MethodMacro.self, AsyncThrowing3ForType1ValueMethodMacro.self, AsyncThrowing3ForType1CallableMacro.self,
  AsyncThrowing3ForType2MethodMacro.self, AsyncThrowing3ForType2ValueMethodMacro.self, AsyncThrowing3ForType2CallableMacro.self,
  AsyncThrowing4ForResultMethodMacro.self, AsyncThrowing4ForResultValueMethodMacro.self, AsyncThrowing4ForResultCallableMacro.self,
  AsyncThrowing4For0MethodMacro.self, AsyncThrowing4For0ValueMethodMacro.self, AsyncThrowing4For0CallableMacro.self,
  AsyncThrowing4For1MethodMacro.self, AsyncThrowing4For1ValueMethodMacro.self, AsyncThrowing4For1CallableMacro.self,
  AsyncThrowing4For2MethodMacro.self, AsyncThrowing4For2ValueMethodMacro.self, AsyncThrowing4For2CallableMacro.self,
  AsyncThrowing4For3MethodMacro.self, AsyncThrowing4For3ValueMethodMacro.self, AsyncThrowing4For3CallableMacro.self,
  AsyncThrowing4ForType0MethodMacro.self, AsyncThrowing4ForType0ValueMethodMacro.self, AsyncThrowing4ForType0CallableMacro.self,
  AsyncThrowing4ForType1MethodMacro.self, AsyncThrowing4ForType1ValueMethodMacro.self, AsyncThrowing4ForType1CallableMacro.self,
  AsyncThrowing4ForType2MethodMacro.self, AsyncThrowing4ForType2ValueMethodMacro.self, AsyncThrowing4ForType2CallableMacro.self,
  AsyncThrowing4ForType3MethodMacro.self, AsyncThrowing4ForType3ValueMethodMacro.self, AsyncThrowing4ForType3CallableMacro.self,
]
