// Written by Scripts/write-families.
// swift-format-ignore-file

import SwiftSyntaxMacros

struct Plain0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForResult", .init(), ""); static let binding = TypeBinding.result }
struct Plain0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForResult", .init(), "", isValue: true); static let binding = TypeBinding.result }
struct Plain0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain0ForResult", .init(), ""); static let binding = TypeBinding.result }
struct Plain0ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForOptionalResult", .init(), ""); static let binding = TypeBinding.optionalResult }
struct Plain0ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForOptionalResult", .init(), "", isValue: true); static let binding = TypeBinding.optionalResult }
struct Plain0ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain0ForOptionalResult", .init(), ""); static let binding = TypeBinding.optionalResult }
struct Plain0ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForArrayResult", .init(), ""); static let binding = TypeBinding.arrayResult }
struct Plain0ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain0ForArrayResult", .init(), "", isValue: true); static let binding = TypeBinding.arrayResult }
struct Plain0ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain0ForArrayResult", .init(), ""); static let binding = TypeBinding.arrayResult }
struct Plain1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForResult", .init(), "p"); static let binding = TypeBinding.result }
struct Plain1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForResult", .init(), "p", isValue: true); static let binding = TypeBinding.result }
struct Plain1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForResult", .init(), "p"); static let binding = TypeBinding.result }
struct Plain1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1For0", .init(), "p"); static let binding = TypeBinding.parameter(0) }
struct Plain1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1For0", .init(), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Plain1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1For0", .init(), "p"); static let binding = TypeBinding.parameter(0) }
struct Plain1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForType0", .init(), "p"); static let binding = TypeBinding.metatype(0) }
struct Plain1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForType0", .init(), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Plain1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForType0", .init(), "p"); static let binding = TypeBinding.metatype(0) }
struct Plain1ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForArray0", .init(), "p"); static let binding = TypeBinding.array(0) }
struct Plain1ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForArray0", .init(), "p", isValue: true); static let binding = TypeBinding.array(0) }
struct Plain1ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForArray0", .init(), "p"); static let binding = TypeBinding.array(0) }
struct Plain1ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForOptionalResult", .init(), "p"); static let binding = TypeBinding.optionalResult }
struct Plain1ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForOptionalResult", .init(), "p", isValue: true); static let binding = TypeBinding.optionalResult }
struct Plain1ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForOptionalResult", .init(), "p"); static let binding = TypeBinding.optionalResult }
struct Plain1ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForArrayResult", .init(), "p"); static let binding = TypeBinding.arrayResult }
struct Plain1ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain1ForArrayResult", .init(), "p", isValue: true); static let binding = TypeBinding.arrayResult }
struct Plain1ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain1ForArrayResult", .init(), "p"); static let binding = TypeBinding.arrayResult }
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
struct Plain2ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArray0", .init(), "pp"); static let binding = TypeBinding.array(0) }
struct Plain2ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArray0", .init(), "pp", isValue: true); static let binding = TypeBinding.array(0) }
struct Plain2ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForArray0", .init(), "pp"); static let binding = TypeBinding.array(0) }
struct Plain2ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArray1", .init(), "pp"); static let binding = TypeBinding.array(1) }
struct Plain2ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArray1", .init(), "pp", isValue: true); static let binding = TypeBinding.array(1) }
struct Plain2ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForArray1", .init(), "pp"); static let binding = TypeBinding.array(1) }
struct Plain2ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForOptionalResult", .init(), "pp"); static let binding = TypeBinding.optionalResult }
struct Plain2ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForOptionalResult", .init(), "pp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Plain2ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForOptionalResult", .init(), "pp"); static let binding = TypeBinding.optionalResult }
struct Plain2ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArrayResult", .init(), "pp"); static let binding = TypeBinding.arrayResult }
struct Plain2ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain2ForArrayResult", .init(), "pp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Plain2ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain2ForArrayResult", .init(), "pp"); static let binding = TypeBinding.arrayResult }
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
struct Plain3ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray0", .init(), "ppp"); static let binding = TypeBinding.array(0) }
struct Plain3ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray0", .init(), "ppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Plain3ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForArray0", .init(), "ppp"); static let binding = TypeBinding.array(0) }
struct Plain3ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray1", .init(), "ppp"); static let binding = TypeBinding.array(1) }
struct Plain3ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray1", .init(), "ppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Plain3ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForArray1", .init(), "ppp"); static let binding = TypeBinding.array(1) }
struct Plain3ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray2", .init(), "ppp"); static let binding = TypeBinding.array(2) }
struct Plain3ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArray2", .init(), "ppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Plain3ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForArray2", .init(), "ppp"); static let binding = TypeBinding.array(2) }
struct Plain3ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForOptionalResult", .init(), "ppp"); static let binding = TypeBinding.optionalResult }
struct Plain3ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForOptionalResult", .init(), "ppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Plain3ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForOptionalResult", .init(), "ppp"); static let binding = TypeBinding.optionalResult }
struct Plain3ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArrayResult", .init(), "ppp"); static let binding = TypeBinding.arrayResult }
struct Plain3ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain3ForArrayResult", .init(), "ppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Plain3ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain3ForArrayResult", .init(), "ppp"); static let binding = TypeBinding.arrayResult }
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
struct Plain4ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray0", .init(), "pppp"); static let binding = TypeBinding.array(0) }
struct Plain4ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray0", .init(), "pppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Plain4ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForArray0", .init(), "pppp"); static let binding = TypeBinding.array(0) }
struct Plain4ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray1", .init(), "pppp"); static let binding = TypeBinding.array(1) }
struct Plain4ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray1", .init(), "pppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Plain4ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForArray1", .init(), "pppp"); static let binding = TypeBinding.array(1) }
struct Plain4ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray2", .init(), "pppp"); static let binding = TypeBinding.array(2) }
struct Plain4ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray2", .init(), "pppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Plain4ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForArray2", .init(), "pppp"); static let binding = TypeBinding.array(2) }
struct Plain4ForArray3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray3", .init(), "pppp"); static let binding = TypeBinding.array(3) }
struct Plain4ForArray3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArray3", .init(), "pppp", isValue: true); static let binding = TypeBinding.array(3) }
struct Plain4ForArray3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForArray3", .init(), "pppp"); static let binding = TypeBinding.array(3) }
struct Plain4ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForOptionalResult", .init(), "pppp"); static let binding = TypeBinding.optionalResult }
struct Plain4ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForOptionalResult", .init(), "pppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Plain4ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForOptionalResult", .init(), "pppp"); static let binding = TypeBinding.optionalResult }
struct Plain4ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArrayResult", .init(), "pppp"); static let binding = TypeBinding.arrayResult }
struct Plain4ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Plain4ForArrayResult", .init(), "pppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Plain4ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Plain4ForArrayResult", .init(), "pppp"); static let binding = TypeBinding.arrayResult }
struct Throwing0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), ""); static let binding = TypeBinding.result }
struct Throwing0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), "", isValue: true); static let binding = TypeBinding.result }
struct Throwing0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing0ForResult", .init(isThrowing: true), ""); static let binding = TypeBinding.result }
struct Throwing0ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForOptionalResult", .init(isThrowing: true), ""); static let binding = TypeBinding.optionalResult }
struct Throwing0ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForOptionalResult", .init(isThrowing: true), "", isValue: true); static let binding = TypeBinding.optionalResult }
struct Throwing0ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing0ForOptionalResult", .init(isThrowing: true), ""); static let binding = TypeBinding.optionalResult }
struct Throwing0ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForArrayResult", .init(isThrowing: true), ""); static let binding = TypeBinding.arrayResult }
struct Throwing0ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing0ForArrayResult", .init(isThrowing: true), "", isValue: true); static let binding = TypeBinding.arrayResult }
struct Throwing0ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing0ForArrayResult", .init(isThrowing: true), ""); static let binding = TypeBinding.arrayResult }
struct Throwing1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.result }
struct Throwing1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.result }
struct Throwing1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.result }
struct Throwing1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Throwing1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Throwing1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1For0", .init(isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Throwing1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Throwing1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Throwing1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForType0", .init(isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Throwing1ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForArray0", .init(isThrowing: true), "p"); static let binding = TypeBinding.array(0) }
struct Throwing1ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForArray0", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.array(0) }
struct Throwing1ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForArray0", .init(isThrowing: true), "p"); static let binding = TypeBinding.array(0) }
struct Throwing1ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForOptionalResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.optionalResult }
struct Throwing1ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForOptionalResult", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.optionalResult }
struct Throwing1ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForOptionalResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.optionalResult }
struct Throwing1ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForArrayResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.arrayResult }
struct Throwing1ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing1ForArrayResult", .init(isThrowing: true), "p", isValue: true); static let binding = TypeBinding.arrayResult }
struct Throwing1ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing1ForArrayResult", .init(isThrowing: true), "p"); static let binding = TypeBinding.arrayResult }
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
struct Throwing2ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArray0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.array(0) }
struct Throwing2ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArray0", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.array(0) }
struct Throwing2ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForArray0", .init(isThrowing: true), "pp"); static let binding = TypeBinding.array(0) }
struct Throwing2ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArray1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.array(1) }
struct Throwing2ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArray1", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.array(1) }
struct Throwing2ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForArray1", .init(isThrowing: true), "pp"); static let binding = TypeBinding.array(1) }
struct Throwing2ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForOptionalResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.optionalResult }
struct Throwing2ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForOptionalResult", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Throwing2ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForOptionalResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.optionalResult }
struct Throwing2ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArrayResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.arrayResult }
struct Throwing2ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing2ForArrayResult", .init(isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Throwing2ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing2ForArrayResult", .init(isThrowing: true), "pp"); static let binding = TypeBinding.arrayResult }
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
struct Throwing3ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(0) }
struct Throwing3ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray0", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Throwing3ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForArray0", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(0) }
struct Throwing3ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(1) }
struct Throwing3ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray1", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Throwing3ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForArray1", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(1) }
struct Throwing3ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(2) }
struct Throwing3ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArray2", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Throwing3ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForArray2", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.array(2) }
struct Throwing3ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForOptionalResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct Throwing3ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForOptionalResult", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Throwing3ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForOptionalResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct Throwing3ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArrayResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.arrayResult }
struct Throwing3ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing3ForArrayResult", .init(isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Throwing3ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing3ForArrayResult", .init(isThrowing: true), "ppp"); static let binding = TypeBinding.arrayResult }
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
struct Throwing4ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(0) }
struct Throwing4ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray0", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Throwing4ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForArray0", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(0) }
struct Throwing4ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(1) }
struct Throwing4ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray1", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Throwing4ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForArray1", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(1) }
struct Throwing4ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(2) }
struct Throwing4ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray2", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Throwing4ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForArray2", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(2) }
struct Throwing4ForArray3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(3) }
struct Throwing4ForArray3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArray3", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(3) }
struct Throwing4ForArray3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForArray3", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.array(3) }
struct Throwing4ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForOptionalResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct Throwing4ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForOptionalResult", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Throwing4ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForOptionalResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct Throwing4ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArrayResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.arrayResult }
struct Throwing4ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Throwing4ForArrayResult", .init(isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Throwing4ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Throwing4ForArrayResult", .init(isThrowing: true), "pppp"); static let binding = TypeBinding.arrayResult }
struct Async0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), ""); static let binding = TypeBinding.result }
struct Async0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), "", isValue: true); static let binding = TypeBinding.result }
struct Async0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async0ForResult", .init(isAsync: true), ""); static let binding = TypeBinding.result }
struct Async0ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForOptionalResult", .init(isAsync: true), ""); static let binding = TypeBinding.optionalResult }
struct Async0ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForOptionalResult", .init(isAsync: true), "", isValue: true); static let binding = TypeBinding.optionalResult }
struct Async0ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async0ForOptionalResult", .init(isAsync: true), ""); static let binding = TypeBinding.optionalResult }
struct Async0ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForArrayResult", .init(isAsync: true), ""); static let binding = TypeBinding.arrayResult }
struct Async0ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async0ForArrayResult", .init(isAsync: true), "", isValue: true); static let binding = TypeBinding.arrayResult }
struct Async0ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async0ForArrayResult", .init(isAsync: true), ""); static let binding = TypeBinding.arrayResult }
struct Async1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p"); static let binding = TypeBinding.result }
struct Async1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.result }
struct Async1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForResult", .init(isAsync: true), "p"); static let binding = TypeBinding.result }
struct Async1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Async1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct Async1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1For0", .init(isAsync: true), "p"); static let binding = TypeBinding.parameter(0) }
struct Async1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Async1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct Async1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForType0", .init(isAsync: true), "p"); static let binding = TypeBinding.metatype(0) }
struct Async1ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForArray0", .init(isAsync: true), "p"); static let binding = TypeBinding.array(0) }
struct Async1ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForArray0", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.array(0) }
struct Async1ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForArray0", .init(isAsync: true), "p"); static let binding = TypeBinding.array(0) }
struct Async1ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForOptionalResult", .init(isAsync: true), "p"); static let binding = TypeBinding.optionalResult }
struct Async1ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForOptionalResult", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.optionalResult }
struct Async1ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForOptionalResult", .init(isAsync: true), "p"); static let binding = TypeBinding.optionalResult }
struct Async1ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForArrayResult", .init(isAsync: true), "p"); static let binding = TypeBinding.arrayResult }
struct Async1ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async1ForArrayResult", .init(isAsync: true), "p", isValue: true); static let binding = TypeBinding.arrayResult }
struct Async1ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async1ForArrayResult", .init(isAsync: true), "p"); static let binding = TypeBinding.arrayResult }
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
struct Async2ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArray0", .init(isAsync: true), "pp"); static let binding = TypeBinding.array(0) }
struct Async2ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArray0", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.array(0) }
struct Async2ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForArray0", .init(isAsync: true), "pp"); static let binding = TypeBinding.array(0) }
struct Async2ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArray1", .init(isAsync: true), "pp"); static let binding = TypeBinding.array(1) }
struct Async2ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArray1", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.array(1) }
struct Async2ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForArray1", .init(isAsync: true), "pp"); static let binding = TypeBinding.array(1) }
struct Async2ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForOptionalResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.optionalResult }
struct Async2ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForOptionalResult", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Async2ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForOptionalResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.optionalResult }
struct Async2ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArrayResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.arrayResult }
struct Async2ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async2ForArrayResult", .init(isAsync: true), "pp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Async2ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async2ForArrayResult", .init(isAsync: true), "pp"); static let binding = TypeBinding.arrayResult }
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
struct Async3ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(0) }
struct Async3ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray0", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Async3ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForArray0", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(0) }
struct Async3ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(1) }
struct Async3ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray1", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Async3ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForArray1", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(1) }
struct Async3ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(2) }
struct Async3ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArray2", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Async3ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForArray2", .init(isAsync: true), "ppp"); static let binding = TypeBinding.array(2) }
struct Async3ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForOptionalResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct Async3ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForOptionalResult", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Async3ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForOptionalResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct Async3ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArrayResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.arrayResult }
struct Async3ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async3ForArrayResult", .init(isAsync: true), "ppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Async3ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async3ForArrayResult", .init(isAsync: true), "ppp"); static let binding = TypeBinding.arrayResult }
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
struct Async4ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(0) }
struct Async4ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray0", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.array(0) }
struct Async4ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForArray0", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(0) }
struct Async4ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(1) }
struct Async4ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray1", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.array(1) }
struct Async4ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForArray1", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(1) }
struct Async4ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(2) }
struct Async4ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray2", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.array(2) }
struct Async4ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForArray2", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(2) }
struct Async4ForArray3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(3) }
struct Async4ForArray3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArray3", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.array(3) }
struct Async4ForArray3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForArray3", .init(isAsync: true), "pppp"); static let binding = TypeBinding.array(3) }
struct Async4ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForOptionalResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct Async4ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForOptionalResult", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct Async4ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForOptionalResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct Async4ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArrayResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.arrayResult }
struct Async4ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("Async4ForArrayResult", .init(isAsync: true), "pppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct Async4ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("Async4ForArrayResult", .init(isAsync: true), "pppp"); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing0ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.result }
struct AsyncThrowing0ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), "", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing0ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing0ForResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.result }
struct AsyncThrowing0ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForOptionalResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing0ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForOptionalResult", .init(isAsync: true, isThrowing: true), "", isValue: true); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing0ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing0ForOptionalResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing0ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForArrayResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing0ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing0ForArrayResult", .init(isAsync: true, isThrowing: true), "", isValue: true); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing0ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing0ForArrayResult", .init(isAsync: true, isThrowing: true), ""); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing1ForResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.result }
struct AsyncThrowing1ForResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.result }
struct AsyncThrowing1ForResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.result }
struct AsyncThrowing1For0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1For0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1For0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1For0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.parameter(0) }
struct AsyncThrowing1ForType0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing1ForType0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing1ForType0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForType0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.metatype(0) }
struct AsyncThrowing1ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForArray0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing1ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForArray0", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.array(0) }
struct AsyncThrowing1ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForArray0", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing1ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForOptionalResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing1ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForOptionalResult", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing1ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForOptionalResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing1ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForArrayResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing1ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing1ForArrayResult", .init(isAsync: true, isThrowing: true), "p", isValue: true); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing1ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing1ForArrayResult", .init(isAsync: true, isThrowing: true), "p"); static let binding = TypeBinding.arrayResult }
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
struct AsyncThrowing2ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArray0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing2ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArray0", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.array(0) }
struct AsyncThrowing2ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForArray0", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing2ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArray1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing2ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArray1", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.array(1) }
struct AsyncThrowing2ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForArray1", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing2ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForOptionalResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing2ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForOptionalResult", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing2ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForOptionalResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing2ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArrayResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing2ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing2ForArrayResult", .init(isAsync: true, isThrowing: true), "pp", isValue: true); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing2ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing2ForArrayResult", .init(isAsync: true, isThrowing: true), "pp"); static let binding = TypeBinding.arrayResult }
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
struct AsyncThrowing3ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing3ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray0", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(0) }
struct AsyncThrowing3ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForArray0", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing3ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing3ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray1", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(1) }
struct AsyncThrowing3ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForArray1", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing3ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(2) }
struct AsyncThrowing3ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArray2", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.array(2) }
struct AsyncThrowing3ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForArray2", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.array(2) }
struct AsyncThrowing3ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForOptionalResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing3ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForOptionalResult", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing3ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForOptionalResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing3ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArrayResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing3ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing3ForArrayResult", .init(isAsync: true, isThrowing: true), "ppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing3ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing3ForArrayResult", .init(isAsync: true, isThrowing: true), "ppp"); static let binding = TypeBinding.arrayResult }
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
struct AsyncThrowing4ForArray0MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing4ForArray0ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray0", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(0) }
struct AsyncThrowing4ForArray0CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForArray0", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(0) }
struct AsyncThrowing4ForArray1MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing4ForArray1ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray1", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(1) }
struct AsyncThrowing4ForArray1CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForArray1", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(1) }
struct AsyncThrowing4ForArray2MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(2) }
struct AsyncThrowing4ForArray2ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray2", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(2) }
struct AsyncThrowing4ForArray2CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForArray2", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(2) }
struct AsyncThrowing4ForArray3MethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(3) }
struct AsyncThrowing4ForArray3ValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArray3", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.array(3) }
struct AsyncThrowing4ForArray3CallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForArray3", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.array(3) }
struct AsyncThrowing4ForOptionalResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForOptionalResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing4ForOptionalResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForOptionalResult", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing4ForOptionalResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForOptionalResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.optionalResult }
struct AsyncThrowing4ForArrayResultMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArrayResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing4ForArrayResultValueMethodMacro: SpecializedMethodMacro { static let form = NamedForm("AsyncThrowing4ForArrayResult", .init(isAsync: true, isThrowing: true), "pppp", isValue: true); static let binding = TypeBinding.arrayResult }
struct AsyncThrowing4ForArrayResultCallableMacro: SpecializedCallableMacro { static let form = NamedForm("AsyncThrowing4ForArrayResult", .init(isAsync: true, isThrowing: true), "pppp"); static let binding = TypeBinding.arrayResult }

let specializedMacros: [any Macro.Type] = [
  Plain0ForResultMethodMacro.self, Plain0ForResultValueMethodMacro.self, Plain0ForResultCallableMacro.self,
  Plain0ForOptionalResultMethodMacro.self, Plain0ForOptionalResultValueMethodMacro.self, Plain0ForOptionalResultCallableMacro.self,
  Plain0ForArrayResultMethodMacro.self, Plain0ForArrayResultValueMethodMacro.self, Plain0ForArrayResultCallableMacro.self,
  Plain1ForResultMethodMacro.self, Plain1ForResultValueMethodMacro.self, Plain1ForResultCallableMacro.self,
  Plain1For0MethodMacro.self, Plain1For0ValueMethodMacro.self, Plain1For0CallableMacro.self,
  Plain1ForType0MethodMacro.self, Plain1ForType0ValueMethodMacro.self, Plain1ForType0CallableMacro.self,
  Plain1ForArray0MethodMacro.self, Plain1ForArray0ValueMethodMacro.self, Plain1ForArray0CallableMacro.self,
  Plain1ForOptionalResultMethodMacro.self, Plain1ForOptionalResultValueMethodMacro.self, Plain1ForOptionalResultCallableMacro.self,
  Plain1ForArrayResultMethodMacro.self, Plain1ForArrayResultValueMethodMacro.self, Plain1ForArrayResultCallableMacro.self,
  Plain2ForResultMethodMacro.self, Plain2ForResultValueMethodMacro.self, Plain2ForResultCallableMacro.self,
  Plain2For0MethodMacro.self, Plain2For0ValueMethodMacro.self, Plain2For0CallableMacro.self,
  Plain2For1MethodMacro.self, Plain2For1ValueMethodMacro.self, Plain2For1CallableMacro.self,
  Plain2ForType0MethodMacro.self, Plain2ForType0ValueMethodMacro.self, Plain2ForType0CallableMacro.self,
  Plain2ForType1MethodMacro.self, Plain2ForType1ValueMethodMacro.self, Plain2ForType1CallableMacro.self,
  Plain2ForArray0MethodMacro.self, Plain2ForArray0ValueMethodMacro.self, Plain2ForArray0CallableMacro.self,
  Plain2ForArray1MethodMacro.self, Plain2ForArray1ValueMethodMacro.self, Plain2ForArray1CallableMacro.self,
  Plain2ForOptionalResultMethodMacro.self, Plain2ForOptionalResultValueMethodMacro.self, Plain2ForOptionalResultCallableMacro.self,
  Plain2ForArrayResultMethodMacro.self, Plain2ForArrayResultValueMethodMacro.self, Plain2ForArrayResultCallableMacro.self,
  Plain3ForResultMethodMacro.self, Plain3ForResultValueMethodMacro.self, Plain3ForResultCallableMacro.self,
  Plain3For0MethodMacro.self, Plain3For0ValueMethodMacro.self, Plain3For0CallableMacro.self,
  Plain3For1MethodMacro.self, Plain3For1ValueMethodMacro.self, Plain3For1CallableMacro.self,
  Plain3For2MethodMacro.self, Plain3For2ValueMethodMacro.self, Plain3For2CallableMacro.self,
  Plain3ForType0MethodMacro.self, Plain3ForType0ValueMethodMacro.self, Plain3ForType0CallableMacro.self,
  Plain3ForType1MethodMacro.self, Plain3ForType1ValueMethodMacro.self, Plain3ForType1CallableMacro.self,
  Plain3ForType2MethodMacro.self, Plain3ForType2ValueMethodMacro.self, Plain3ForType2CallableMacro.self,
  Plain3ForArray0MethodMacro.self, Plain3ForArray0ValueMethodMacro.self, Plain3ForArray0CallableMacro.self,
  Plain3ForArray1MethodMacro.self, Plain3ForArray1ValueMethodMacro.self, Plain3ForArray1CallableMacro.self,
  Plain3ForArray2MethodMacro.self, Plain3ForArray2ValueMethodMacro.self, Plain3ForArray2CallableMacro.self,
  Plain3ForOptionalResultMethodMacro.self, Plain3ForOptionalResultValueMethodMacro.self, Plain3ForOptionalResultCallableMacro.self,
  Plain3ForArrayResultMethodMacro.self, Plain3ForArrayResultValueMethodMacro.self, Plain3ForArrayResultCallableMacro.self,
  Plain4ForResultMethodMacro.self, Plain4ForResultValueMethodMacro.self, Plain4ForResultCallableMacro.self,
  Plain4For0MethodMacro.self, Plain4For0ValueMethodMacro.self, Plain4For0CallableMacro.self,
  Plain4For1MethodMacro.self, Plain4For1ValueMethodMacro.self, Plain4For1CallableMacro.self,
  Plain4For2MethodMacro.self, Plain4For2ValueMethodMacro.self, Plain4For2CallableMacro.self,
  Plain4For3MethodMacro.self, Plain4For3ValueMethodMacro.self, Plain4For3CallableMacro.self,
  Plain4ForType0MethodMacro.self, Plain4ForType0ValueMethodMacro.self, Plain4ForType0CallableMacro.self,
  Plain4ForType1MethodMacro.self, Plain4ForType1ValueMethodMacro.self, Plain4ForType1CallableMacro.self,
  Plain4ForType2MethodMacro.self, Plain4ForType2ValueMethodMacro.self, Plain4ForType2CallableMacro.self,
  Plain4ForType3MethodMacro.self, Plain4ForType3ValueMethodMacro.self, Plain4ForType3CallableMacro.self,
  Plain4ForArray0MethodMacro.self, Plain4ForArray0ValueMethodMacro.self, Plain4ForArray0CallableMacro.self,
  Plain4ForArray1MethodMacro.self, Plain4ForArray1ValueMethodMacro.self, Plain4ForArray1CallableMacro.self,
  Plain4ForArray2MethodMacro.self, Plain4ForArray2ValueMethodMacro.self, Plain4ForArray2CallableMacro.self,
  Plain4ForArray3MethodMacro.self, Plain4ForArray3ValueMethodMacro.self, Plain4ForArray3CallableMacro.self,
  Plain4ForOptionalResultMethodMacro.self, Plain4ForOptionalResultValueMethodMacro.self, Plain4ForOptionalResultCallableMacro.self,
  Plain4ForArrayResultMethodMacro.self, Plain4ForArrayResultValueMethodMacro.self, Plain4ForArrayResultCallableMacro.self,
  Throwing0ForResultMethodMacro.self, Throwing0ForResultValueMethodMacro.self, Throwing0ForResultCallableMacro.self,
  Throwing0ForOptionalResultMethodMacro.self, Throwing0ForOptionalResultValueMethodMacro.self, Throwing0ForOptionalResultCallableMacro.self,
  Throwing0ForArrayResultMethodMacro.self, Throwing0ForArrayResultValueMethodMacro.self, Throwing0ForArrayResultCallableMacro.self,
  Throwing1ForResultMethodMacro.self, Throwing1ForResultValueMethodMacro.self, Throwing1ForResultCallableMacro.self,
  Throwing1For0MethodMacro.self, Throwing1For0ValueMethodMacro.self, Throwing1For0CallableMacro.self,
  Throwing1ForType0MethodMacro.self, Throwing1ForType0ValueMethodMacro.self, Throwing1ForType0CallableMacro.self,
  Throwing1ForArray0MethodMacro.self, Throwing1ForArray0ValueMethodMacro.self, Throwing1ForArray0CallableMacro.self,
  Throwing1ForOptionalResultMethodMacro.self, Throwing1ForOptionalResultValueMethodMacro.self, Throwing1ForOptionalResultCallableMacro.self,
  Throwing1ForArrayResultMethodMacro.self, Throwing1ForArrayResultValueMethodMacro.self, Throwing1ForArrayResultCallableMacro.self,
  Throwing2ForResultMethodMacro.self, Throwing2ForResultValueMethodMacro.self, Throwing2ForResultCallableMacro.self,
  Throwing2For0MethodMacro.self, Throwing2For0ValueMethodMacro.self, Throwing2For0CallableMacro.self,
  Throwing2For1MethodMacro.self, Throwing2For1ValueMethodMacro.self, Throwing2For1CallableMacro.self,
  Throwing2ForType0MethodMacro.self, Throwing2ForType0ValueMethodMacro.self, Throwing2ForType0CallableMacro.self,
  Throwing2ForType1MethodMacro.self, Throwing2ForType1ValueMethodMacro.self, Throwing2ForType1CallableMacro.self,
  Throwing2ForArray0MethodMacro.self, Throwing2ForArray0ValueMethodMacro.self, Throwing2ForArray0CallableMacro.self,
  Throwing2ForArray1MethodMacro.self, Throwing2ForArray1ValueMethodMacro.self, Throwing2ForArray1CallableMacro.self,
  Throwing2ForOptionalResultMethodMacro.self, Throwing2ForOptionalResultValueMethodMacro.self, Throwing2ForOptionalResultCallableMacro.self,
  Throwing2ForArrayResultMethodMacro.self, Throwing2ForArrayResultValueMethodMacro.self, Throwing2ForArrayResultCallableMacro.self,
  Throwing3ForResultMethodMacro.self, Throwing3ForResultValueMethodMacro.self, Throwing3ForResultCallableMacro.self,
  Throwing3For0MethodMacro.self, Throwing3For0ValueMethodMacro.self, Throwing3For0CallableMacro.self,
  Throwing3For1MethodMacro.self, Throwing3For1ValueMethodMacro.self, Throwing3For1CallableMacro.self,
  Throwing3For2MethodMacro.self, Throwing3For2ValueMethodMacro.self, Throwing3For2CallableMacro.self,
  Throwing3ForType0MethodMacro.self, Throwing3ForType0ValueMethodMacro.self, Throwing3ForType0CallableMacro.self,
  Throwing3ForType1MethodMacro.self, Throwing3ForType1ValueMethodMacro.self, Throwing3ForType1CallableMacro.self,
  Throwing3ForType2MethodMacro.self, Throwing3ForType2ValueMethodMacro.self, Throwing3ForType2CallableMacro.self,
  Throwing3ForArray0MethodMacro.self, Throwing3ForArray0ValueMethodMacro.self, Throwing3ForArray0CallableMacro.self,
  Throwing3ForArray1MethodMacro.self, Throwing3ForArray1ValueMethodMacro.self, Throwing3ForArray1CallableMacro.self,
  Throwing3ForArray2MethodMacro.self, Throwing3ForArray2ValueMethodMacro.self, Throwing3ForArray2CallableMacro.self,
  Throwing3ForOptionalResultMethodMacro.self, Throwing3ForOptionalResultValueMethodMacro.self, Throwing3ForOptionalResultCallableMacro.self,
  Throwing3ForArrayResultMethodMacro.self, Throwing3ForArrayResultValueMethodMacro.self, Throwing3ForArrayResultCallableMacro.self,
  Throwing4ForResultMethodMacro.self, Throwing4ForResultValueMethodMacro.self, Throwing4ForResultCallableMacro.self,
  Throwing4For0MethodMacro.self, Throwing4For0ValueMethodMacro.self, Throwing4For0CallableMacro.self,
  Throwing4For1MethodMacro.self, Throwing4For1ValueMethodMacro.self, Throwing4For1CallableMacro.self,
  Throwing4For2MethodMacro.self, Throwing4For2ValueMethodMacro.self, Throwing4For2CallableMacro.self,
  Throwing4For3MethodMacro.self, Throwing4For3ValueMethodMacro.self, Throwing4For3CallableMacro.self,
  Throwing4ForType0MethodMacro.self, Throwing4ForType0ValueMethodMacro.self, Throwing4ForType0CallableMacro.self,
  Throwing4ForType1MethodMacro.self, Throwing4ForType1ValueMethodMacro.self, Throwing4ForType1CallableMacro.self,
  Throwing4ForType2MethodMacro.self, Throwing4ForType2ValueMethodMacro.self, Throwing4ForType2CallableMacro.self,
  Throwing4ForType3MethodMacro.self, Throwing4ForType3ValueMethodMacro.self, Throwing4ForType3CallableMacro.self,
  Throwing4ForArray0MethodMacro.self, Throwing4ForArray0ValueMethodMacro.self, Throwing4ForArray0CallableMacro.self,
  Throwing4ForArray1MethodMacro.self, Throwing4ForArray1ValueMethodMacro.self, Throwing4ForArray1CallableMacro.self,
  Throwing4ForArray2MethodMacro.self, Throwing4ForArray2ValueMethodMacro.self, Throwing4ForArray2CallableMacro.self,
  Throwing4ForArray3MethodMacro.self, Throwing4ForArray3ValueMethodMacro.self, Throwing4ForArray3CallableMacro.self,
  Throwing4ForOptionalResultMethodMacro.self, Throwing4ForOptionalResultValueMethodMacro.self, Throwing4ForOptionalResultCallableMacro.self,
  Throwing4ForArrayResultMethodMacro.self, Throwing4ForArrayResultValueMethodMacro.self, Throwing4ForArrayResultCallableMacro.self,
  Async0ForResultMethodMacro.self, Async0ForResultValueMethodMacro.self, Async0ForResultCallableMacro.self,
  Async0ForOptionalResultMethodMacro.self, Async0ForOptionalResultValueMethodMacro.self, Async0ForOptionalResultCallableMacro.self,
  Async0ForArrayResultMethodMacro.self, Async0ForArrayResultValueMethodMacro.self, Async0ForArrayResultCallableMacro.self,
  Async1ForResultMethodMacro.self, Async1ForResultValueMethodMacro.self, Async1ForResultCallableMacro.self,
  Async1For0MethodMacro.self, Async1For0ValueMethodMacro.self, Async1For0CallableMacro.self,
  Async1ForType0MethodMacro.self, Async1ForType0ValueMethodMacro.self, Async1ForType0CallableMacro.self,
  Async1ForArray0MethodMacro.self, Async1ForArray0ValueMethodMacro.self, Async1ForArray0CallableMacro.self,
  Async1ForOptionalResultMethodMacro.self, Async1ForOptionalResultValueMethodMacro.self, Async1ForOptionalResultCallableMacro.self,
  Async1ForArrayResultMethodMacro.self, Async1ForArrayResultValueMethodMacro.self, Async1ForArrayResultCallableMacro.self,
  Async2ForResultMethodMacro.self, Async2ForResultValueMethodMacro.self, Async2ForResultCallableMacro.self,
  Async2For0MethodMacro.self, Async2For0ValueMethodMacro.self, Async2For0CallableMacro.self,
  Async2For1MethodMacro.self, Async2For1ValueMethodMacro.self, Async2For1CallableMacro.self,
  Async2ForType0MethodMacro.self, Async2ForType0ValueMethodMacro.self, Async2ForType0CallableMacro.self,
  Async2ForType1MethodMacro.self, Async2ForType1ValueMethodMacro.self, Async2ForType1CallableMacro.self,
  Async2ForArray0MethodMacro.self, Async2ForArray0ValueMethodMacro.self, Async2ForArray0CallableMacro.self,
  Async2ForArray1MethodMacro.self, Async2ForArray1ValueMethodMacro.self, Async2ForArray1CallableMacro.self,
  Async2ForOptionalResultMethodMacro.self, Async2ForOptionalResultValueMethodMacro.self, Async2ForOptionalResultCallableMacro.self,
  Async2ForArrayResultMethodMacro.self, Async2ForArrayResultValueMethodMacro.self, Async2ForArrayResultCallableMacro.self,
  Async3ForResultMethodMacro.self, Async3ForResultValueMethodMacro.self, Async3ForResultCallableMacro.self,
  Async3For0MethodMacro.self, Async3For0ValueMethodMacro.self, Async3For0CallableMacro.self,
  Async3For1MethodMacro.self, Async3For1ValueMethodMacro.self, Async3For1CallableMacro.self,
  Async3For2MethodMacro.self, Async3For2ValueMethodMacro.self, Async3For2CallableMacro.self,
  Async3ForType0MethodMacro.self, Async3ForType0ValueMethodMacro.self, Async3ForType0CallableMacro.self,
  Async3ForType1MethodMacro.self, Async3ForType1ValueMethodMacro.self, Async3ForType1CallableMacro.self,
  Async3ForType2MethodMacro.self, Async3ForType2ValueMethodMacro.self, Async3ForType2CallableMacro.self,
  Async3ForArray0MethodMacro.self, Async3ForArray0ValueMethodMacro.self, Async3ForArray0CallableMacro.self,
  Async3ForArray1MethodMacro.self, Async3ForArray1ValueMethodMacro.self, Async3ForArray1CallableMacro.self,
  Async3ForArray2MethodMacro.self, Async3ForArray2ValueMethodMacro.self, Async3ForArray2CallableMacro.self,
  Async3ForOptionalResultMethodMacro.self, Async3ForOptionalResultValueMethodMacro.self, Async3ForOptionalResultCallableMacro.self,
  Async3ForArrayResultMethodMacro.self, Async3ForArrayResultValueMethodMacro.self, Async3ForArrayResultCallableMacro.self,
  Async4ForResultMethodMacro.self, Async4ForResultValueMethodMacro.self, Async4ForResultCallableMacro.self,
  Async4For0MethodMacro.self, Async4For0ValueMethodMacro.self, Async4For0CallableMacro.self,
  Async4For1MethodMacro.self, Async4For1ValueMethodMacro.self, Async4For1CallableMacro.self,
  Async4For2MethodMacro.self, Async4For2ValueMethodMacro.self, Async4For2CallableMacro.self,
  Async4For3MethodMacro.self, Async4For3ValueMethodMacro.self, Async4For3CallableMacro.self,
  Async4ForType0MethodMacro.self, Async4ForType0ValueMethodMacro.self, Async4ForType0CallableMacro.self,
  Async4ForType1MethodMacro.self, Async4ForType1ValueMethodMacro.self, Async4ForType1CallableMacro.self,
  Async4ForType2MethodMacro.self, Async4ForType2ValueMethodMacro.self, Async4ForType2CallableMacro.self,
  Async4ForType3MethodMacro.self, Async4ForType3ValueMethodMacro.self, Async4ForType3CallableMacro.self,
  Async4ForArray0MethodMacro.self, Async4ForArray0ValueMethodMacro.self, Async4ForArray0CallableMacro.self,
  Async4ForArray1MethodMacro.self, Async4ForArray1ValueMethodMacro.self, Async4ForArray1CallableMacro.self,
  Async4ForArray2MethodMacro.self, Async4ForArray2ValueMethodMacro.self, Async4ForArray2CallableMacro.self,
  Async4ForArray3MethodMacro.self, Async4ForArray3ValueMethodMacro.self, Async4ForArray3CallableMacro.self,
  Async4ForOptionalResultMethodMacro.self, Async4ForOptionalResultValueMethodMacro.self, Async4ForOptionalResultCallableMacro.self,
  Async4ForArrayResultMethodMacro.self, Async4ForArrayResultValueMethodMacro.self, Async4ForArrayResultCallableMacro.self,
  AsyncThrowing0ForResultMethodMacro.self, AsyncThrowing0ForResultValueMethodMacro.self, AsyncThrowing0ForResultCallableMacro.self,
  AsyncThrowing0ForOptionalResultMethodMacro.self, AsyncThrowing0ForOptionalResultValueMethodMacro.self, AsyncThrowing0ForOptionalResultCallableMacro.self,
  AsyncThrowing0ForArrayResultMethodMacro.self, AsyncThrowing0ForArrayResultValueMethodMacro.self, AsyncThrowing0ForArrayResultCallableMacro.self,
  AsyncThrowing1ForResultMethodMacro.self, AsyncThrowing1ForResultValueMethodMacro.self, AsyncThrowing1ForResultCallableMacro.self,
  AsyncThrowing1For0MethodMacro.self, AsyncThrowing1For0ValueMethodMacro.self, AsyncThrowing1For0CallableMacro.self,
  AsyncThrowing1ForType0MethodMacro.self, AsyncThrowing1ForType0ValueMethodMacro.self, AsyncThrowing1ForType0CallableMacro.self,
  AsyncThrowing1ForArray0MethodMacro.self, AsyncThrowing1ForArray0ValueMethodMacro.self, AsyncThrowing1ForArray0CallableMacro.self,
  AsyncThrowing1ForOptionalResultMethodMacro.self, AsyncThrowing1ForOptionalResultValueMethodMacro.self, AsyncThrowing1ForOptionalResultCallableMacro.self,
  AsyncThrowing1ForArrayResultMethodMacro.self, AsyncThrowing1ForArrayResultValueMethodMacro.self, AsyncThrowing1ForArrayResultCallableMacro.self,
  AsyncThrowing2ForResultMethodMacro.self, AsyncThrowing2ForResultValueMethodMacro.self, AsyncThrowing2ForResultCallableMacro.self,
  AsyncThrowing2For0MethodMacro.self, AsyncThrowing2For0ValueMethodMacro.self, AsyncThrowing2For0CallableMacro.self,
  AsyncThrowing2For1MethodMacro.self, AsyncThrowing2For1ValueMethodMacro.self, AsyncThrowing2For1CallableMacro.self,
  AsyncThrowing2ForType0MethodMacro.self, AsyncThrowing2ForType0ValueMethodMacro.self, AsyncThrowing2ForType0CallableMacro.self,
  AsyncThrowing2ForType1MethodMacro.self, AsyncThrowing2ForType1ValueMethodMacro.self, AsyncThrowing2ForType1CallableMacro.self,
  AsyncThrowing2ForArray0MethodMacro.self, AsyncThrowing2ForArray0ValueMethodMacro.self, AsyncThrowing2ForArray0CallableMacro.self,
  AsyncThrowing2ForArray1MethodMacro.self, AsyncThrowing2ForArray1ValueMethodMacro.self, AsyncThrowing2ForArray1CallableMacro.self,
  AsyncThrowing2ForOptionalResultMethodMacro.self, AsyncThrowing2ForOptionalResultValueMethodMacro.self, AsyncThrowing2ForOptionalResultCallableMacro.self,
  AsyncThrowing2ForArrayResultMethodMacro.self, AsyncThrowing2ForArrayResultValueMethodMacro.self, AsyncThrowing2ForArrayResultCallableMacro.self,
  AsyncThrowing3ForResultMethodMacro.self, AsyncThrowing3ForResultValueMethodMacro.self, AsyncThrowing3ForResultCallableMacro.self,
  AsyncThrowing3For0MethodMacro.self, AsyncThrowing3For0ValueMethodMacro.self, AsyncThrowing3For0CallableMacro.self,
  AsyncThrowing3For1MethodMacro.self, AsyncThrowing3For1ValueMethodMacro.self, AsyncThrowing3For1CallableMacro.self,
  AsyncThrowing3For2MethodMacro.self, AsyncThrowing3For2ValueMethodMacro.self, AsyncThrowing3For2CallableMacro.self,
  AsyncThrowing3ForType0MethodMacro.self, AsyncThrowing3ForType0ValueMethodMacro.self, AsyncThrowing3ForType0CallableMacro.self,
  AsyncThrowing3ForType1MethodMacro.self, AsyncThrowing3ForType1ValueMethodMacro.self, AsyncThrowing3ForType1CallableMacro.self,
  AsyncThrowing3ForType2MethodMacro.self, AsyncThrowing3ForType2ValueMethodMacro.self, AsyncThrowing3ForType2CallableMacro.self,
  AsyncThrowing3ForArray0MethodMacro.self, AsyncThrowing3ForArray0ValueMethodMacro.self, AsyncThrowing3ForArray0CallableMacro.self,
  AsyncThrowing3ForArray1MethodMacro.self, AsyncThrowing3ForArray1ValueMethodMacro.self, AsyncThrowing3ForArray1CallableMacro.self,
  AsyncThrowing3ForArray2MethodMacro.self, AsyncThrowing3ForArray2ValueMethodMacro.self, AsyncThrowing3ForArray2CallableMacro.self,
  AsyncThrowing3ForOptionalResultMethodMacro.self, AsyncThrowing3ForOptionalResultValueMethodMacro.self, AsyncThrowing3ForOptionalResultCallableMacro.self,
  AsyncThrowing3ForArrayResultMethodMacro.self, AsyncThrowing3ForArrayResultValueMethodMacro.self, AsyncThrowing3ForArrayResultCallableMacro.self,
  AsyncThrowing4ForResultMethodMacro.self, AsyncThrowing4ForResultValueMethodMacro.self, AsyncThrowing4ForResultCallableMacro.self,
  AsyncThrowing4For0MethodMacro.self, AsyncThrowing4For0ValueMethodMacro.self, AsyncThrowing4For0CallableMacro.self,
  AsyncThrowing4For1MethodMacro.self, AsyncThrowing4For1ValueMethodMacro.self, AsyncThrowing4For1CallableMacro.self,
  AsyncThrowing4For2MethodMacro.self, AsyncThrowing4For2ValueMethodMacro.self, AsyncThrowing4For2CallableMacro.self,
  AsyncThrowing4For3MethodMacro.self, AsyncThrowing4For3ValueMethodMacro.self, AsyncThrowing4For3CallableMacro.self,
  AsyncThrowing4ForType0MethodMacro.self, AsyncThrowing4ForType0ValueMethodMacro.self, AsyncThrowing4ForType0CallableMacro.self,
  AsyncThrowing4ForType1MethodMacro.self, AsyncThrowing4ForType1ValueMethodMacro.self, AsyncThrowing4ForType1CallableMacro.self,
  AsyncThrowing4ForType2MethodMacro.self, AsyncThrowing4ForType2ValueMethodMacro.self, AsyncThrowing4ForType2CallableMacro.self,
  AsyncThrowing4ForType3MethodMacro.self, AsyncThrowing4ForType3ValueMethodMacro.self, AsyncThrowing4ForType3CallableMacro.self,
  AsyncThrowing4ForArray0MethodMacro.self, AsyncThrowing4ForArray0ValueMethodMacro.self, AsyncThrowing4ForArray0CallableMacro.self,
  AsyncThrowing4ForArray1MethodMacro.self, AsyncThrowing4ForArray1ValueMethodMacro.self, AsyncThrowing4ForArray1CallableMacro.self,
  AsyncThrowing4ForArray2MethodMacro.self, AsyncThrowing4ForArray2ValueMethodMacro.self, AsyncThrowing4ForArray2CallableMacro.self,
  AsyncThrowing4ForArray3MethodMacro.self, AsyncThrowing4ForArray3ValueMethodMacro.self, AsyncThrowing4ForArray3CallableMacro.self,
  AsyncThrowing4ForOptionalResultMethodMacro.self, AsyncThrowing4ForOptionalResultValueMethodMacro.self, AsyncThrowing4ForOptionalResultCallableMacro.self,
  AsyncThrowing4ForArrayResultMethodMacro.self, AsyncThrowing4ForArrayResultValueMethodMacro.self, AsyncThrowing4ForArrayResultCallableMacro.self,
]
