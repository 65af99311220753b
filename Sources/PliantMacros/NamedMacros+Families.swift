// Written by Scripts/write-families.
// swift-format-ignore-file

import SwiftSyntaxMacros

struct Plain0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0", .init(), 0) }
struct Plain0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0", .init(), 0, isValue: true) }
struct Plain0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0", .init(), 0) }
struct Plain0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0OnMain", .init(), 0) }
struct Plain0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0OnMain", .init(), 0, isValue: true) }
struct Plain0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0OnMain", .init(), 0) }
struct Plain1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1", .init(), 1) }
struct Plain1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1", .init(), 1, isValue: true) }
struct Plain1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1", .init(), 1) }
struct Plain1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1OnMain", .init(), 1) }
struct Plain1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1OnMain", .init(), 1, isValue: true) }
struct Plain1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1OnMain", .init(), 1) }
struct Plain2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2", .init(), 2) }
struct Plain2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2", .init(), 2, isValue: true) }
struct Plain2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2", .init(), 2) }
struct Plain2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2OnMain", .init(), 2) }
struct Plain2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2OnMain", .init(), 2, isValue: true) }
struct Plain2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2OnMain", .init(), 2) }
struct Plain3MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3", .init(), 3) }
struct Plain3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3", .init(), 3, isValue: true) }
struct Plain3CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3", .init(), 3) }
struct Plain3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3OnMain", .init(), 3) }
struct Plain3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3OnMain", .init(), 3, isValue: true) }
struct Plain3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3OnMain", .init(), 3) }
struct Plain4MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4", .init(), 4) }
struct Plain4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4", .init(), 4, isValue: true) }
struct Plain4CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain4", .init(), 4) }
struct Plain4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4OnMain", .init(), 4) }
struct Plain4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain4OnMain", .init(), 4, isValue: true) }
struct Plain4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain4OnMain", .init(), 4) }
struct Plain5MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5", .init(), 5) }
struct Plain5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5", .init(), 5, isValue: true) }
struct Plain5CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain5", .init(), 5) }
struct Plain5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5OnMain", .init(), 5) }
struct Plain5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain5OnMain", .init(), 5, isValue: true) }
struct Plain5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain5OnMain", .init(), 5) }
struct Plain6MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6", .init(), 6) }
struct Plain6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6", .init(), 6, isValue: true) }
struct Plain6CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain6", .init(), 6) }
struct Plain6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6OnMain", .init(), 6) }
struct Plain6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain6OnMain", .init(), 6, isValue: true) }
struct Plain6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain6OnMain", .init(), 6) }
struct Plain7MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7", .init(), 7) }
struct Plain7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7", .init(), 7, isValue: true) }
struct Plain7CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain7", .init(), 7) }
struct Plain7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7OnMain", .init(), 7) }
struct Plain7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain7OnMain", .init(), 7, isValue: true) }
struct Plain7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain7OnMain", .init(), 7) }
struct Plain8MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8", .init(), 8) }
struct Plain8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8", .init(), 8, isValue: true) }
struct Plain8CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain8", .init(), 8) }
struct Plain8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8OnMain", .init(), 8) }
struct Plain8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain8OnMain", .init(), 8, isValue: true) }
struct Plain8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain8OnMain", .init(), 8) }
struct Plain9MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9", .init(), 9) }
struct Plain9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9", .init(), 9, isValue: true) }
struct Plain9CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain9", .init(), 9) }
struct Plain9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9OnMain", .init(), 9) }
struct Plain9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain9OnMain", .init(), 9, isValue: true) }
struct Plain9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain9OnMain", .init(), 9) }
struct PlainInout0Of1MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of1", .init(), 1, inoutIndex: 0) }
struct PlainInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of1", .init(), 1, inoutIndex: 0, isValue: true) }
struct PlainInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of1", .init(), 1, inoutIndex: 0) }
struct PlainInout0Of2MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of2", .init(), 2, inoutIndex: 0) }
struct PlainInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of2", .init(), 2, inoutIndex: 0, isValue: true) }
struct PlainInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of2", .init(), 2, inoutIndex: 0) }
struct PlainInout1Of2MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of2", .init(), 2, inoutIndex: 1) }
struct PlainInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of2", .init(), 2, inoutIndex: 1, isValue: true) }
struct PlainInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout1Of2", .init(), 2, inoutIndex: 1) }
struct PlainInout0Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of3", .init(), 3, inoutIndex: 0) }
struct PlainInout0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout0Of3", .init(), 3, inoutIndex: 0, isValue: true) }
struct PlainInout0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout0Of3", .init(), 3, inoutIndex: 0) }
struct PlainInout1Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of3", .init(), 3, inoutIndex: 1) }
struct PlainInout1Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout1Of3", .init(), 3, inoutIndex: 1, isValue: true) }
struct PlainInout1Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout1Of3", .init(), 3, inoutIndex: 1) }
struct PlainInout2Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout2Of3", .init(), 3, inoutIndex: 2) }
struct PlainInout2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainInout2Of3", .init(), 3, inoutIndex: 2, isValue: true) }
struct PlainInout2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("PlainInout2Of3", .init(), 3, inoutIndex: 2) }
struct PlainVariadicMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainVariadic", .init(), 1, isVariadic: true) }
struct PlainVariadicValueMethodMacro: NamedMethodMacro { static let form = NamedForm("PlainVariadic", .init(), 1, isVariadic: true, isValue: true) }
struct PlainVariadicCallableMacro: NamedCallableMacro { static let form = NamedForm("PlainVariadic", .init(), 1, isVariadic: true) }
struct Plain0Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling0", .init(), 1) }
struct Plain0Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling0", .init(), 1, isValue: true) }
struct Plain0Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0Calling0", .init(), 1) }
struct Plain0TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling0", .init(), 1) }
struct Plain0TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling0", .init(), 1, isValue: true) }
struct Plain0TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0TryCalling0", .init(), 1) }
struct Plain0Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling1", .init(), 1) }
struct Plain0Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling1", .init(), 1, isValue: true) }
struct Plain0Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0Calling1", .init(), 1) }
struct Plain0TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling1", .init(), 1) }
struct Plain0TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling1", .init(), 1, isValue: true) }
struct Plain0TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0TryCalling1", .init(), 1) }
struct Plain0Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling2", .init(), 1) }
struct Plain0Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Calling2", .init(), 1, isValue: true) }
struct Plain0Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0Calling2", .init(), 1) }
struct Plain0TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling2", .init(), 1) }
struct Plain0TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0TryCalling2", .init(), 1, isValue: true) }
struct Plain0TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0TryCalling2", .init(), 1) }
struct Plain0EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Evaluating", .init(), 1, isAutoclosure: true) }
struct Plain0EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain0Evaluating", .init(), 1, isAutoclosure: true, isValue: true) }
struct Plain0EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain0Evaluating", .init(), 1, isAutoclosure: true) }
struct Plain1Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling0", .init(), 2) }
struct Plain1Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling0", .init(), 2, isValue: true) }
struct Plain1Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1Calling0", .init(), 2) }
struct Plain1TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling0", .init(), 2) }
struct Plain1TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling0", .init(), 2, isValue: true) }
struct Plain1TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1TryCalling0", .init(), 2) }
struct Plain1Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling1", .init(), 2) }
struct Plain1Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling1", .init(), 2, isValue: true) }
struct Plain1Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1Calling1", .init(), 2) }
struct Plain1TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling1", .init(), 2) }
struct Plain1TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling1", .init(), 2, isValue: true) }
struct Plain1TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1TryCalling1", .init(), 2) }
struct Plain1Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling2", .init(), 2) }
struct Plain1Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Calling2", .init(), 2, isValue: true) }
struct Plain1Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1Calling2", .init(), 2) }
struct Plain1TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling2", .init(), 2) }
struct Plain1TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1TryCalling2", .init(), 2, isValue: true) }
struct Plain1TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1TryCalling2", .init(), 2) }
struct Plain1EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Evaluating", .init(), 2, isAutoclosure: true) }
struct Plain1EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain1Evaluating", .init(), 2, isAutoclosure: true, isValue: true) }
struct Plain1EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain1Evaluating", .init(), 2, isAutoclosure: true) }
struct Plain2Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling0", .init(), 3) }
struct Plain2Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling0", .init(), 3, isValue: true) }
struct Plain2Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2Calling0", .init(), 3) }
struct Plain2TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling0", .init(), 3) }
struct Plain2TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling0", .init(), 3, isValue: true) }
struct Plain2TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2TryCalling0", .init(), 3) }
struct Plain2Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling1", .init(), 3) }
struct Plain2Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling1", .init(), 3, isValue: true) }
struct Plain2Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2Calling1", .init(), 3) }
struct Plain2TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling1", .init(), 3) }
struct Plain2TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling1", .init(), 3, isValue: true) }
struct Plain2TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2TryCalling1", .init(), 3) }
struct Plain2Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling2", .init(), 3) }
struct Plain2Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Calling2", .init(), 3, isValue: true) }
struct Plain2Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2Calling2", .init(), 3) }
struct Plain2TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling2", .init(), 3) }
struct Plain2TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2TryCalling2", .init(), 3, isValue: true) }
struct Plain2TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2TryCalling2", .init(), 3) }
struct Plain2EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Evaluating", .init(), 3, isAutoclosure: true) }
struct Plain2EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain2Evaluating", .init(), 3, isAutoclosure: true, isValue: true) }
struct Plain2EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain2Evaluating", .init(), 3, isAutoclosure: true) }
struct Plain3Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling0", .init(), 4) }
struct Plain3Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling0", .init(), 4, isValue: true) }
struct Plain3Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3Calling0", .init(), 4) }
struct Plain3TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling0", .init(), 4) }
struct Plain3TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling0", .init(), 4, isValue: true) }
struct Plain3TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3TryCalling0", .init(), 4) }
struct Plain3Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling1", .init(), 4) }
struct Plain3Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling1", .init(), 4, isValue: true) }
struct Plain3Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3Calling1", .init(), 4) }
struct Plain3TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling1", .init(), 4) }
struct Plain3TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling1", .init(), 4, isValue: true) }
struct Plain3TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3TryCalling1", .init(), 4) }
struct Plain3Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling2", .init(), 4) }
struct Plain3Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Calling2", .init(), 4, isValue: true) }
struct Plain3Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3Calling2", .init(), 4) }
struct Plain3TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling2", .init(), 4) }
struct Plain3TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3TryCalling2", .init(), 4, isValue: true) }
struct Plain3TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3TryCalling2", .init(), 4) }
struct Plain3EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Evaluating", .init(), 4, isAutoclosure: true) }
struct Plain3EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Plain3Evaluating", .init(), 4, isAutoclosure: true, isValue: true) }
struct Plain3EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Plain3Evaluating", .init(), 4, isAutoclosure: true) }
struct Throwing0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true, isTyped: true), 0) }
struct Throwing0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true, isTyped: true), 0, isValue: true) }
struct Throwing0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true, isTyped: true), 0) }
struct Throwing0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true, isTyped: true), 0) }
struct Throwing0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true, isTyped: true), 0, isValue: true) }
struct Throwing0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0OnMain", .init(isThrowing: true, isTyped: true), 0) }
struct Throwing1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1OnMain", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2OnMain", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing3MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing3CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3OnMain", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing4MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing4CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing4OnMain", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing5MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true, isTyped: true), 5) }
struct Throwing5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true, isTyped: true), 5, isValue: true) }
struct Throwing5CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true, isTyped: true), 5) }
struct Throwing5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true, isTyped: true), 5) }
struct Throwing5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true, isTyped: true), 5, isValue: true) }
struct Throwing5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing5OnMain", .init(isThrowing: true, isTyped: true), 5) }
struct Throwing6MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true, isTyped: true), 6) }
struct Throwing6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true, isTyped: true), 6, isValue: true) }
struct Throwing6CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true, isTyped: true), 6) }
struct Throwing6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true, isTyped: true), 6) }
struct Throwing6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true, isTyped: true), 6, isValue: true) }
struct Throwing6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing6OnMain", .init(isThrowing: true, isTyped: true), 6) }
struct Throwing7MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true, isTyped: true), 7) }
struct Throwing7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true, isTyped: true), 7, isValue: true) }
struct Throwing7CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true, isTyped: true), 7) }
struct Throwing7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true, isTyped: true), 7) }
struct Throwing7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true, isTyped: true), 7, isValue: true) }
struct Throwing7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing7OnMain", .init(isThrowing: true, isTyped: true), 7) }
struct Throwing8MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true, isTyped: true), 8) }
struct Throwing8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true, isTyped: true), 8, isValue: true) }
struct Throwing8CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true, isTyped: true), 8) }
struct Throwing8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true, isTyped: true), 8) }
struct Throwing8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true, isTyped: true), 8, isValue: true) }
struct Throwing8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing8OnMain", .init(isThrowing: true, isTyped: true), 8) }
struct Throwing9MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true, isTyped: true), 9) }
struct Throwing9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true, isTyped: true), 9, isValue: true) }
struct Throwing9CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true, isTyped: true), 9) }
struct Throwing9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true, isTyped: true), 9) }
struct Throwing9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true, isTyped: true), 9, isValue: true) }
struct Throwing9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing9OnMain", .init(isThrowing: true, isTyped: true), 9) }
struct ThrowingInout0Of1MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true, isTyped: true), 1, inoutIndex: 0) }
struct ThrowingInout0Of1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true, isTyped: true), 1, inoutIndex: 0, isValue: true) }
struct ThrowingInout0Of1CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of1", .init(isThrowing: true, isTyped: true), 1, inoutIndex: 0) }
struct ThrowingInout0Of2MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 0) }
struct ThrowingInout0Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 0, isValue: true) }
struct ThrowingInout0Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 0) }
struct ThrowingInout1Of2MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 1) }
struct ThrowingInout1Of2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 1, isValue: true) }
struct ThrowingInout1Of2CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout1Of2", .init(isThrowing: true, isTyped: true), 2, inoutIndex: 1) }
struct ThrowingInout0Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 0) }
struct ThrowingInout0Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout0Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 0, isValue: true) }
struct ThrowingInout0Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout0Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 0) }
struct ThrowingInout1Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 1) }
struct ThrowingInout1Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout1Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 1, isValue: true) }
struct ThrowingInout1Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout1Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 1) }
struct ThrowingInout2Of3MethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout2Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 2) }
struct ThrowingInout2Of3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingInout2Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 2, isValue: true) }
struct ThrowingInout2Of3CallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingInout2Of3", .init(isThrowing: true, isTyped: true), 3, inoutIndex: 2) }
struct ThrowingVariadicMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingVariadic", .init(isThrowing: true, isTyped: true), 1, isVariadic: true) }
struct ThrowingVariadicValueMethodMacro: NamedMethodMacro { static let form = NamedForm("ThrowingVariadic", .init(isThrowing: true, isTyped: true), 1, isVariadic: true, isValue: true) }
struct ThrowingVariadicCallableMacro: NamedCallableMacro { static let form = NamedForm("ThrowingVariadic", .init(isThrowing: true, isTyped: true), 1, isVariadic: true) }
struct Throwing0Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling0", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling0", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0Calling0", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling0", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling0", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0TryCalling0", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling1", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0Calling1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling1", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0TryCalling1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling2", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Calling2", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0Calling2", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling2", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0TryCalling2", .init(isThrowing: true, isTyped: true), 1, isValue: true) }
struct Throwing0TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0TryCalling2", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing0EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Evaluating", .init(isThrowing: true, isTyped: true), 1, isAutoclosure: true) }
struct Throwing0EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing0Evaluating", .init(isThrowing: true, isTyped: true), 1, isAutoclosure: true, isValue: true) }
struct Throwing0EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing0Evaluating", .init(isThrowing: true, isTyped: true), 1, isAutoclosure: true) }
struct Throwing1Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling0", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling0", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1Calling0", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling0", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling0", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1TryCalling0", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling1", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling1", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1Calling1", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling1", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling1", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1TryCalling1", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Calling2", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1Calling2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1TryCalling2", .init(isThrowing: true, isTyped: true), 2, isValue: true) }
struct Throwing1TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1TryCalling2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing1EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Evaluating", .init(isThrowing: true, isTyped: true), 2, isAutoclosure: true) }
struct Throwing1EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing1Evaluating", .init(isThrowing: true, isTyped: true), 2, isAutoclosure: true, isValue: true) }
struct Throwing1EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing1Evaluating", .init(isThrowing: true, isTyped: true), 2, isAutoclosure: true) }
struct Throwing2Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling0", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling0", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2Calling0", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling0", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling0", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2TryCalling0", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling1", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling1", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2Calling1", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling1", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling1", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2TryCalling1", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling2", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Calling2", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2Calling2", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling2", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2TryCalling2", .init(isThrowing: true, isTyped: true), 3, isValue: true) }
struct Throwing2TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2TryCalling2", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing2EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Evaluating", .init(isThrowing: true, isTyped: true), 3, isAutoclosure: true) }
struct Throwing2EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing2Evaluating", .init(isThrowing: true, isTyped: true), 3, isAutoclosure: true, isValue: true) }
struct Throwing2EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing2Evaluating", .init(isThrowing: true, isTyped: true), 3, isAutoclosure: true) }
struct Throwing3Calling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling0", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3Calling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling0", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3Calling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3Calling0", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling0MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling0", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling0", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3TryCalling0CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3TryCalling0", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3Calling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling1", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3Calling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling1", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3Calling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3Calling1", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling1MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling1", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling1", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3TryCalling1CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3TryCalling1", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3Calling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling2", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3Calling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Calling2", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3Calling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3Calling2", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling2MethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling2", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3TryCalling2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3TryCalling2", .init(isThrowing: true, isTyped: true), 4, isValue: true) }
struct Throwing3TryCalling2CallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3TryCalling2", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing3EvaluatingMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Evaluating", .init(isThrowing: true, isTyped: true), 4, isAutoclosure: true) }
struct Throwing3EvaluatingValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Throwing3Evaluating", .init(isThrowing: true, isTyped: true), 4, isAutoclosure: true, isValue: true) }
struct Throwing3EvaluatingCallableMacro: NamedCallableMacro { static let form = NamedForm("Throwing3Evaluating", .init(isThrowing: true, isTyped: true), 4, isAutoclosure: true) }
struct Async0MethodMacro: NamedMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), 0) }
struct Async0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), 0, isValue: true) }
struct Async0CallableMacro: NamedCallableMacro { static let form = NamedForm("Async0", .init(isAsync: true), 0) }
struct Async0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), 0) }
struct Async0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), 0, isValue: true) }
struct Async0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async0OnMain", .init(isAsync: true), 0) }
struct Async1MethodMacro: NamedMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), 1) }
struct Async1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), 1, isValue: true) }
struct Async1CallableMacro: NamedCallableMacro { static let form = NamedForm("Async1", .init(isAsync: true), 1) }
struct Async1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), 1) }
struct Async1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), 1, isValue: true) }
struct Async1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async1OnMain", .init(isAsync: true), 1) }
struct Async2MethodMacro: NamedMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), 2) }
struct Async2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), 2, isValue: true) }
struct Async2CallableMacro: NamedCallableMacro { static let form = NamedForm("Async2", .init(isAsync: true), 2) }
struct Async2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), 2) }
struct Async2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), 2, isValue: true) }
struct Async2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async2OnMain", .init(isAsync: true), 2) }
struct Async3MethodMacro: NamedMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), 3) }
struct Async3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), 3, isValue: true) }
struct Async3CallableMacro: NamedCallableMacro { static let form = NamedForm("Async3", .init(isAsync: true), 3) }
struct Async3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), 3) }
struct Async3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), 3, isValue: true) }
struct Async3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async3OnMain", .init(isAsync: true), 3) }
struct Async4MethodMacro: NamedMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), 4) }
struct Async4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), 4, isValue: true) }
struct Async4CallableMacro: NamedCallableMacro { static let form = NamedForm("Async4", .init(isAsync: true), 4) }
struct Async4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), 4) }
struct Async4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), 4, isValue: true) }
struct Async4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async4OnMain", .init(isAsync: true), 4) }
struct Async5MethodMacro: NamedMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), 5) }
struct Async5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), 5, isValue: true) }
struct Async5CallableMacro: NamedCallableMacro { static let form = NamedForm("Async5", .init(isAsync: true), 5) }
struct Async5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), 5) }
struct Async5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), 5, isValue: true) }
struct Async5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async5OnMain", .init(isAsync: true), 5) }
struct Async6MethodMacro: NamedMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), 6) }
struct Async6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), 6, isValue: true) }
struct Async6CallableMacro: NamedCallableMacro { static let form = NamedForm("Async6", .init(isAsync: true), 6) }
struct Async6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), 6) }
struct Async6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), 6, isValue: true) }
struct Async6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async6OnMain", .init(isAsync: true), 6) }
struct Async7MethodMacro: NamedMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), 7) }
struct Async7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), 7, isValue: true) }
struct Async7CallableMacro: NamedCallableMacro { static let form = NamedForm("Async7", .init(isAsync: true), 7) }
struct Async7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), 7) }
struct Async7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), 7, isValue: true) }
struct Async7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async7OnMain", .init(isAsync: true), 7) }
struct Async8MethodMacro: NamedMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), 8) }
struct Async8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), 8, isValue: true) }
struct Async8CallableMacro: NamedCallableMacro { static let form = NamedForm("Async8", .init(isAsync: true), 8) }
struct Async8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), 8) }
struct Async8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), 8, isValue: true) }
struct Async8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async8OnMain", .init(isAsync: true), 8) }
struct Async9MethodMacro: NamedMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), 9) }
struct Async9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), 9, isValue: true) }
struct Async9CallableMacro: NamedCallableMacro { static let form = NamedForm("Async9", .init(isAsync: true), 9) }
struct Async9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), 9) }
struct Async9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), 9, isValue: true) }
struct Async9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("Async9OnMain", .init(isAsync: true), 9) }
struct AsyncThrowing0MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true, isTyped: true), 0) }
struct AsyncThrowing0ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true, isTyped: true), 0, isValue: true) }
struct AsyncThrowing0CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true, isTyped: true), 0) }
struct AsyncThrowing0OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 0) }
struct AsyncThrowing0OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 0, isValue: true) }
struct AsyncThrowing0OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing0OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 0) }
struct AsyncThrowing1MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true, isTyped: true), 1) }
struct AsyncThrowing1ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true, isTyped: true), 1, isValue: true) }
struct AsyncThrowing1CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true, isTyped: true), 1) }
struct AsyncThrowing1OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 1) }
struct AsyncThrowing1OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 1, isValue: true) }
struct AsyncThrowing1OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing1OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 1) }
struct AsyncThrowing2MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true, isTyped: true), 2) }
struct AsyncThrowing2ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true, isTyped: true), 2, isValue: true) }
struct AsyncThrowing2CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true, isTyped: true), 2) }
struct AsyncThrowing2OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 2) }
struct AsyncThrowing2OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 2, isValue: true) }
struct AsyncThrowing2OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing2OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 2) }
struct AsyncThrowing3MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true, isTyped: true), 3) }
struct AsyncThrowing3ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true, isTyped: true), 3, isValue: true) }
struct AsyncThrowing3CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true, isTyped: true), 3) }
struct AsyncThrowing3OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 3) }
struct AsyncThrowing3OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 3, isValue: true) }
struct AsyncThrowing3OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing3OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 3) }
struct AsyncThrowing4MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true, isTyped: true), 4) }
struct AsyncThrowing4ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true, isTyped: true), 4, isValue: true) }
struct AsyncThrowing4CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true, isTyped: true), 4) }
struct AsyncThrowing4OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 4) }
struct AsyncThrowing4OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 4, isValue: true) }
struct AsyncThrowing4OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing4OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 4) }
struct AsyncThrowing5MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true, isTyped: true), 5) }
struct AsyncThrowing5ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true, isTyped: true), 5, isValue: true) }
struct AsyncThrowing5CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true, isTyped: true), 5) }
struct AsyncThrowing5OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 5) }
struct AsyncThrowing5OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 5, isValue: true) }
struct AsyncThrowing5OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing5OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 5) }
struct AsyncThrowing6MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true, isTyped: true), 6) }
struct AsyncThrowing6ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true, isTyped: true), 6, isValue: true) }
struct AsyncThrowing6CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true, isTyped: true), 6) }
struct AsyncThrowing6OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 6) }
struct AsyncThrowing6OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 6, isValue: true) }
struct AsyncThrowing6OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing6OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 6) }
struct AsyncThrowing7MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true, isTyped: true), 7) }
struct AsyncThrowing7ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true, isTyped: true), 7, isValue: true) }
struct AsyncThrowing7CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true, isTyped: true), 7) }
struct AsyncThrowing7OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 7) }
struct AsyncThrowing7OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 7, isValue: true) }
struct AsyncThrowing7OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing7OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 7) }
struct AsyncThrowing8MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true, isTyped: true), 8) }
struct AsyncThrowing8ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true, isTyped: true), 8, isValue: true) }
struct AsyncThrowing8CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true, isTyped: true), 8) }
struct AsyncThrowing8OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 8) }
struct AsyncThrowing8OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 8, isValue: true) }
struct AsyncThrowing8OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing8OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 8) }
struct AsyncThrowing9MethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true, isTyped: true), 9) }
struct AsyncThrowing9ValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true, isTyped: true), 9, isValue: true) }
struct AsyncThrowing9CallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true, isTyped: true), 9) }
struct AsyncThrowing9OnMainMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 9) }
struct AsyncThrowing9OnMainValueMethodMacro: NamedMethodMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 9, isValue: true) }
struct AsyncThrowing9OnMainCallableMacro: NamedCallableMacro { static let form = NamedForm("AsyncThrowing9OnMain", .init(isAsync: true, isThrowing: true, isTyped: true), 9) }
struct Plain0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain0", .init(), 0) }
struct Plain1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain1", .init(), 1) }
struct Plain2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain2", .init(), 2) }
struct Plain3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain3", .init(), 3) }
struct Plain4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain4", .init(), 4) }
struct Plain5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain5", .init(), 5) }
struct Plain6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain6", .init(), 6) }
struct Plain7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain7", .init(), 7) }
struct Plain8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain8", .init(), 8) }
struct Plain9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Plain9", .init(), 9) }
struct Throwing0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing0", .init(isThrowing: true, isTyped: true), 0) }
struct Throwing1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing1", .init(isThrowing: true, isTyped: true), 1) }
struct Throwing2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing2", .init(isThrowing: true, isTyped: true), 2) }
struct Throwing3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing3", .init(isThrowing: true, isTyped: true), 3) }
struct Throwing4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing4", .init(isThrowing: true, isTyped: true), 4) }
struct Throwing5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing5", .init(isThrowing: true, isTyped: true), 5) }
struct Throwing6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing6", .init(isThrowing: true, isTyped: true), 6) }
struct Throwing7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing7", .init(isThrowing: true, isTyped: true), 7) }
struct Throwing8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing8", .init(isThrowing: true, isTyped: true), 8) }
struct Throwing9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Throwing9", .init(isThrowing: true, isTyped: true), 9) }
struct Async0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async0", .init(isAsync: true), 0) }
struct Async1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async1", .init(isAsync: true), 1) }
struct Async2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async2", .init(isAsync: true), 2) }
struct Async3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async3", .init(isAsync: true), 3) }
struct Async4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async4", .init(isAsync: true), 4) }
struct Async5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async5", .init(isAsync: true), 5) }
struct Async6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async6", .init(isAsync: true), 6) }
struct Async7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async7", .init(isAsync: true), 7) }
struct Async8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async8", .init(isAsync: true), 8) }
struct Async9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("Async9", .init(isAsync: true), 9) }
struct AsyncThrowing0ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing0", .init(isAsync: true, isThrowing: true, isTyped: true), 0) }
struct AsyncThrowing1ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing1", .init(isAsync: true, isThrowing: true, isTyped: true), 1) }
struct AsyncThrowing2ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing2", .init(isAsync: true, isThrowing: true, isTyped: true), 2) }
struct AsyncThrowing3ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing3", .init(isAsync: true, isThrowing: true, isTyped: true), 3) }
struct AsyncThrowing4ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing4", .init(isAsync: true, isThrowing: true, isTyped: true), 4) }
struct AsyncThrowing5ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing5", .init(isAsync: true, isThrowing: true, isTyped: true), 5) }
struct AsyncThrowing6ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing6", .init(isAsync: true, isThrowing: true, isTyped: true), 6) }
struct AsyncThrowing7ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing7", .init(isAsync: true, isThrowing: true, isTyped: true), 7) }
struct AsyncThrowing8ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing8", .init(isAsync: true, isThrowing: true, isTyped: true), 8) }
struct AsyncThrowing9ActorMethodMacro: ActorMethodMacro { static let form = NamedForm("AsyncThrowing9", .init(isAsync: true, isThrowing: true, isTyped: true), 9) }

let namedMacros: [any Macro.Type] = [
  Plain0MethodMacro.self, Plain0ValueMethodMacro.self, Plain0CallableMacro.self,
  Plain0OnMainMethodMacro.self, Plain0OnMainValueMethodMacro.self, Plain0OnMainCallableMacro.self,
  Plain1MethodMacro.self, Plain1ValueMethodMacro.self, Plain1CallableMacro.self,
  Plain1OnMainMethodMacro.self, Plain1OnMainValueMethodMacro.self, Plain1OnMainCallableMacro.self,
  Plain2MethodMacro.self, Plain2ValueMethodMacro.self, Plain2CallableMacro.self,
  Plain2OnMainMethodMacro.self, Plain2OnMainValueMethodMacro.self, Plain2OnMainCallableMacro.self,
  Plain3MethodMacro.self, Plain3ValueMethodMacro.self, Plain3CallableMacro.self,
  Plain3OnMainMethodMacro.self, Plain3OnMainValueMethodMacro.self, Plain3OnMainCallableMacro.self,
  Plain4MethodMacro.self, Plain4ValueMethodMacro.self, Plain4CallableMacro.self,
  Plain4OnMainMethodMacro.self, Plain4OnMainValueMethodMacro.self, Plain4OnMainCallableMacro.self,
  Plain5MethodMacro.self, Plain5ValueMethodMacro.self, Plain5CallableMacro.self,
  Plain5OnMainMethodMacro.self, Plain5OnMainValueMethodMacro.self, Plain5OnMainCallableMacro.self,
  Plain6MethodMacro.self, Plain6ValueMethodMacro.self, Plain6CallableMacro.self,
  Plain6OnMainMethodMacro.self, Plain6OnMainValueMethodMacro.self, Plain6OnMainCallableMacro.self,
  Plain7MethodMacro.self, Plain7ValueMethodMacro.self, Plain7CallableMacro.self,
  Plain7OnMainMethodMacro.self, Plain7OnMainValueMethodMacro.self, Plain7OnMainCallableMacro.self,
  Plain8MethodMacro.self, Plain8ValueMethodMacro.self, Plain8CallableMacro.self,
  Plain8OnMainMethodMacro.self, Plain8OnMainValueMethodMacro.self, Plain8OnMainCallableMacro.self,
  Plain9MethodMacro.self, Plain9ValueMethodMacro.self, Plain9CallableMacro.self,
  Plain9OnMainMethodMacro.self, Plain9OnMainValueMethodMacro.self, Plain9OnMainCallableMacro.self,
  PlainInout0Of1MethodMacro.self, PlainInout0Of1ValueMethodMacro.self, PlainInout0Of1CallableMacro.self,
  PlainInout0Of2MethodMacro.self, PlainInout0Of2ValueMethodMacro.self, PlainInout0Of2CallableMacro.self,
  PlainInout1Of2MethodMacro.self, PlainInout1Of2ValueMethodMacro.self, PlainInout1Of2CallableMacro.self,
  PlainInout0Of3MethodMacro.self, PlainInout0Of3ValueMethodMacro.self, PlainInout0Of3CallableMacro.self,
  PlainInout1Of3MethodMacro.self, PlainInout1Of3ValueMethodMacro.self, PlainInout1Of3CallableMacro.self,
  PlainInout2Of3MethodMacro.self, PlainInout2Of3ValueMethodMacro.self, PlainInout2Of3CallableMacro.self,
  PlainVariadicMethodMacro.self, PlainVariadicValueMethodMacro.self, PlainVariadicCallableMacro.self,
  Plain0Calling0MethodMacro.self, Plain0Calling0ValueMethodMacro.self, Plain0Calling0CallableMacro.self,
  Plain0TryCalling0MethodMacro.self, Plain0TryCalling0ValueMethodMacro.self, Plain0TryCalling0CallableMacro.self,
  Plain0Calling1MethodMacro.self, Plain0Calling1ValueMethodMacro.self, Plain0Calling1CallableMacro.self,
  Plain0TryCalling1MethodMacro.self, Plain0TryCalling1ValueMethodMacro.self, Plain0TryCalling1CallableMacro.self,
  Plain0Calling2MethodMacro.self, Plain0Calling2ValueMethodMacro.self, Plain0Calling2CallableMacro.self,
  Plain0TryCalling2MethodMacro.self, Plain0TryCalling2ValueMethodMacro.self, Plain0TryCalling2CallableMacro.self,
  Plain0EvaluatingMethodMacro.self, Plain0EvaluatingValueMethodMacro.self, Plain0EvaluatingCallableMacro.self,
  Plain1Calling0MethodMacro.self, Plain1Calling0ValueMethodMacro.self, Plain1Calling0CallableMacro.self,
  Plain1TryCalling0MethodMacro.self, Plain1TryCalling0ValueMethodMacro.self, Plain1TryCalling0CallableMacro.self,
  Plain1Calling1MethodMacro.self, Plain1Calling1ValueMethodMacro.self, Plain1Calling1CallableMacro.self,
  Plain1TryCalling1MethodMacro.self, Plain1TryCalling1ValueMethodMacro.self, Plain1TryCalling1CallableMacro.self,
  Plain1Calling2MethodMacro.self, Plain1Calling2ValueMethodMacro.self, Plain1Calling2CallableMacro.self,
  Plain1TryCalling2MethodMacro.self, Plain1TryCalling2ValueMethodMacro.self, Plain1TryCalling2CallableMacro.self,
  Plain1EvaluatingMethodMacro.self, Plain1EvaluatingValueMethodMacro.self, Plain1EvaluatingCallableMacro.self,
  Plain2Calling0MethodMacro.self, Plain2Calling0ValueMethodMacro.self, Plain2Calling0CallableMacro.self,
  Plain2TryCalling0MethodMacro.self, Plain2TryCalling0ValueMethodMacro.self, Plain2TryCalling0CallableMacro.self,
  Plain2Calling1MethodMacro.self, Plain2Calling1ValueMethodMacro.self, Plain2Calling1CallableMacro.self,
  Plain2TryCalling1MethodMacro.self, Plain2TryCalling1ValueMethodMacro.self, Plain2TryCalling1CallableMacro.self,
  Plain2Calling2MethodMacro.self, Plain2Calling2ValueMethodMacro.self, Plain2Calling2CallableMacro.self,
  Plain2TryCalling2MethodMacro.self, Plain2TryCalling2ValueMethodMacro.self, Plain2TryCalling2CallableMacro.self,
  Plain2EvaluatingMethodMacro.self, Plain2EvaluatingValueMethodMacro.self, Plain2EvaluatingCallableMacro.self,
  Plain3Calling0MethodMacro.self, Plain3Calling0ValueMethodMacro.self, Plain3Calling0CallableMacro.self,
  Plain3TryCalling0MethodMacro.self, Plain3TryCalling0ValueMethodMacro.self, Plain3TryCalling0CallableMacro.self,
  Plain3Calling1MethodMacro.self, Plain3Calling1ValueMethodMacro.self, Plain3Calling1CallableMacro.self,
  Plain3TryCalling1MethodMacro.self, Plain3TryCalling1ValueMethodMacro.self, Plain3TryCalling1CallableMacro.self,
  Plain3Calling2MethodMacro.self, Plain3Calling2ValueMethodMacro.self, Plain3Calling2CallableMacro.self,
  Plain3TryCalling2MethodMacro.self, Plain3TryCalling2ValueMethodMacro.self, Plain3TryCalling2CallableMacro.self,
  Plain3EvaluatingMethodMacro.self, Plain3EvaluatingValueMethodMacro.self, Plain3EvaluatingCallableMacro.self,
  Throwing0MethodMacro.self, Throwing0ValueMethodMacro.self, Throwing0CallableMacro.self,
  Throwing0OnMainMethodMacro.self, Throwing0OnMainValueMethodMacro.self, Throwing0OnMainCallableMacro.self,
  Throwing1MethodMacro.self, Throwing1ValueMethodMacro.self, Throwing1CallableMacro.self,
  Throwing1OnMainMethodMacro.self, Throwing1OnMainValueMethodMacro.self, Throwing1OnMainCallableMacro.self,
  Throwing2MethodMacro.self, Throwing2ValueMethodMacro.self, Throwing2CallableMacro.self,
  Throwing2OnMainMethodMacro.self, Throwing2OnMainValueMethodMacro.self, Throwing2OnMainCallableMacro.self,
  Throwing3MethodMacro.self, Throwing3ValueMethodMacro.self, Throwing3CallableMacro.self,
  Throwing3OnMainMethodMacro.self, Throwing3OnMainValueMethodMacro.self, Throwing3OnMainCallableMacro.self,
  Throwing4MethodMacro.self, Throwing4ValueMethodMacro.self, Throwing4CallableMacro.self,
  Throwing4OnMainMethodMacro.self, Throwing4OnMainValueMethodMacro.self, Throwing4OnMainCallableMacro.self,
  Throwing5MethodMacro.self, Throwing5ValueMethodMacro.self, Throwing5CallableMacro.self,
  Throwing5OnMainMethodMacro.self, Throwing5OnMainValueMethodMacro.self, Throwing5OnMainCallableMacro.self,
  Throwing6MethodMacro.self, Throwing6ValueMethodMacro.self, Throwing6CallableMacro.self,
  Throwing6OnMainMethodMacro.self, Throwing6OnMainValueMethodMacro.self, Throwing6OnMainCallableMacro.self,
  Throwing7MethodMacro.self, Throwing7ValueMethodMacro.self, Throwing7CallableMacro.self,
  Throwing7OnMainMethodMacro.self, Throwing7OnMainValueMethodMacro.self, Throwing7OnMainCallableMacro.self,
  Throwing8MethodMacro.self, Throwing8ValueMethodMacro.self, Throwing8CallableMacro.self,
  Throwing8OnMainMethodMacro.self, Throwing8OnMainValueMethodMacro.self, Throwing8OnMainCallableMacro.self,
  Throwing9MethodMacro.self, Throwing9ValueMethodMacro.self, Throwing9CallableMacro.self,
  Throwing9OnMainMethodMacro.self, Throwing9OnMainValueMethodMacro.self, Throwing9OnMainCallableMacro.self,
  ThrowingInout0Of1MethodMacro.self, ThrowingInout0Of1ValueMethodMacro.self, ThrowingInout0Of1CallableMacro.self,
  ThrowingInout0Of2MethodMacro.self, ThrowingInout0Of2ValueMethodMacro.self, ThrowingInout0Of2CallableMacro.self,
  ThrowingInout1Of2MethodMacro.self, ThrowingInout1Of2ValueMethodMacro.self, ThrowingInout1Of2CallableMacro.self,
  ThrowingInout0Of3MethodMacro.self, ThrowingInout0Of3ValueMethodMacro.self, ThrowingInout0Of3CallableMacro.self,
  ThrowingInout1Of3MethodMacro.self, ThrowingInout1Of3ValueMethodMacro.self, ThrowingInout1Of3CallableMacro.self,
  ThrowingInout2Of3MethodMacro.self, ThrowingInout2Of3ValueMethodMacro.self, ThrowingInout2Of3CallableMacro.self,
  ThrowingVariadicMethodMacro.self, ThrowingVariadicValueMethodMacro.self, ThrowingVariadicCallableMacro.self,
  Throwing0Calling0MethodMacro.self, Throwing0Calling0ValueMethodMacro.self, Throwing0Calling0CallableMacro.self,
  Throwing0TryCalling0MethodMacro.self, Throwing0TryCalling0ValueMethodMacro.self, Throwing0TryCalling0CallableMacro.self,
  Throwing0Calling1MethodMacro.self, Throwing0Calling1ValueMethodMacro.self, Throwing0Calling1CallableMacro.self,
  Throwing0TryCalling1MethodMacro.self, Throwing0TryCalling1ValueMethodMacro.self, Throwing0TryCalling1CallableMacro.self,
  Throwing0Calling2MethodMacro.self, Throwing0Calling2ValueMethodMacro.self, Throwing0Calling2CallableMacro.self,
  Throwing0TryCalling2MethodMacro.self, Throwing0TryCalling2ValueMethodMacro.self, Throwing0TryCalling2CallableMacro.self,
  Throwing0EvaluatingMethodMacro.self, Throwing0EvaluatingValueMethodMacro.self, Throwing0EvaluatingCallableMacro.self,
  Throwing1Calling0MethodMacro.self, Throwing1Calling0ValueMethodMacro.self, Throwing1Calling0CallableMacro.self,
  Throwing1TryCalling0MethodMacro.self, Throwing1TryCalling0ValueMethodMacro.self, Throwing1TryCalling0CallableMacro.self,
  Throwing1Calling1MethodMacro.self, Throwing1Calling1ValueMethodMacro.self, Throwing1Calling1CallableMacro.self,
  Throwing1TryCalling1MethodMacro.self, Throwing1TryCalling1ValueMethodMacro.self, Throwing1TryCalling1CallableMacro.self,
  Throwing1Calling2MethodMacro.self, Throwing1Calling2ValueMethodMacro.self, Throwing1Calling2CallableMacro.self,
  Throwing1TryCalling2MethodMacro.self, Throwing1TryCalling2ValueMethodMacro.self, Throwing1TryCalling2CallableMacro.self,
  Throwing1EvaluatingMethodMacro.self, Throwing1EvaluatingValueMethodMacro.self, Throwing1EvaluatingCallableMacro.self,
  Throwing2Calling0MethodMacro.self, Throwing2Calling0ValueMethodMacro.self, Throwing2Calling0CallableMacro.self,
  Throwing2TryCalling0MethodMacro.self, Throwing2TryCalling0ValueMethodMacro.self, Throwing2TryCalling0CallableMacro.self,
  Throwing2Calling1MethodMacro.self, Throwing2Calling1ValueMethodMacro.self, Throwing2Calling1CallableMacro.self,
  Throwing2TryCalling1MethodMacro.self, Throwing2TryCalling1ValueMethodMacro.self, Throwing2TryCalling1CallableMacro.self,
  Throwing2Calling2MethodMacro.self, Throwing2Calling2ValueMethodMacro.self, Throwing2Calling2CallableMacro.self,
  Throwing2TryCalling2MethodMacro.self, Throwing2TryCalling2ValueMethodMacro.self, Throwing2TryCalling2CallableMacro.self,
  Throwing2EvaluatingMethodMacro.self, Throwing2EvaluatingValueMethodMacro.self, Throwing2EvaluatingCallableMacro.self,
  Throwing3Calling0MethodMacro.self, Throwing3Calling0ValueMethodMacro.self, Throwing3Calling0CallableMacro.self,
  Throwing3TryCalling0MethodMacro.self, Throwing3TryCalling0ValueMethodMacro.self, Throwing3TryCalling0CallableMacro.self,
  Throwing3Calling1MethodMacro.self, Throwing3Calling1ValueMethodMacro.self, Throwing3Calling1CallableMacro.self,
  Throwing3TryCalling1MethodMacro.self, Throwing3TryCalling1ValueMethodMacro.self, Throwing3TryCalling1CallableMacro.self,
  Throwing3Calling2MethodMacro.self, Throwing3Calling2ValueMethodMacro.self, Throwing3Calling2CallableMacro.self,
  Throwing3TryCalling2MethodMacro.self, Throwing3TryCalling2ValueMethodMacro.self, Throwing3TryCalling2CallableMacro.self,
  Throwing3EvaluatingMethodMacro.self, Throwing3EvaluatingValueMethodMacro.self, Throwing3EvaluatingCallableMacro.self,
  Async0MethodMacro.self, Async0ValueMethodMacro.self, Async0CallableMacro.self,
  Async0OnMainMethodMacro.self, Async0OnMainValueMethodMacro.self, Async0OnMainCallableMacro.self,
  Async1MethodMacro.self, Async1ValueMethodMacro.self, Async1CallableMacro.self,
  Async1OnMainMethodMacro.self, Async1OnMainValueMethodMacro.self, Async1OnMainCallableMacro.self,
  Async2MethodMacro.self, Async2ValueMethodMacro.self, Async2CallableMacro.self,
  Async2OnMainMethodMacro.self, Async2OnMainValueMethodMacro.self, Async2OnMainCallableMacro.self,
  Async3MethodMacro.self, Async3ValueMethodMacro.self, Async3CallableMacro.self,
  Async3OnMainMethodMacro.self, Async3OnMainValueMethodMacro.self, Async3OnMainCallableMacro.self,
  Async4MethodMacro.self, Async4ValueMethodMacro.self, Async4CallableMacro.self,
  Async4OnMainMethodMacro.self, Async4OnMainValueMethodMacro.self, Async4OnMainCallableMacro.self,
  Async5MethodMacro.self, Async5ValueMethodMacro.self, Async5CallableMacro.self,
  Async5OnMainMethodMacro.self, Async5OnMainValueMethodMacro.self, Async5OnMainCallableMacro.self,
  Async6MethodMacro.self, Async6ValueMethodMacro.self, Async6CallableMacro.self,
  Async6OnMainMethodMacro.self, Async6OnMainValueMethodMacro.self, Async6OnMainCallableMacro.self,
  Async7MethodMacro.self, Async7ValueMethodMacro.self, Async7CallableMacro.self,
  Async7OnMainMethodMacro.self, Async7OnMainValueMethodMacro.self, Async7OnMainCallableMacro.self,
  Async8MethodMacro.self, Async8ValueMethodMacro.self, Async8CallableMacro.self,
  Async8OnMainMethodMacro.self, Async8OnMainValueMethodMacro.self, Async8OnMainCallableMacro.self,
  Async9MethodMacro.self, Async9ValueMethodMacro.self, Async9CallableMacro.self,
  Async9OnMainMethodMacro.self, Async9OnMainValueMethodMacro.self, Async9OnMainCallableMacro.self,
  AsyncThrowing0MethodMacro.self, AsyncThrowing0ValueMethodMacro.self, AsyncThrowing0CallableMacro.self,
  AsyncThrowing0OnMainMethodMacro.self, AsyncThrowing0OnMainValueMethodMacro.self, AsyncThrowing0OnMainCallableMacro.self,
  AsyncThrowing1MethodMacro.self, AsyncThrowing1ValueMethodMacro.self, AsyncThrowing1CallableMacro.self,
  AsyncThrowing1OnMainMethodMacro.self, AsyncThrowing1OnMainValueMethodMacro.self, AsyncThrowing1OnMainCallableMacro.self,
  AsyncThrowing2MethodMacro.self, AsyncThrowing2ValueMethodMacro.self, AsyncThrowing2CallableMacro.self,
  AsyncThrowing2OnMainMethodMacro.self, AsyncThrowing2OnMainValueMethodMacro.self, AsyncThrowing2OnMainCallableMacro.self,
  AsyncThrowing3MethodMacro.self, AsyncThrowing3ValueMethodMacro.self, AsyncThrowing3CallableMacro.self,
  AsyncThrowing3OnMainMethodMacro.self, AsyncThrowing3OnMainValueMethodMacro.self, AsyncThrowing3OnMainCallableMacro.self,
  AsyncThrowing4MethodMacro.self, AsyncThrowing4ValueMethodMacro.self, AsyncThrowing4CallableMacro.self,
  AsyncThrowing4OnMainMethodMacro.self, AsyncThrowing4OnMainValueMethodMacro.self, AsyncThrowing4OnMainCallableMacro.self,
  AsyncThrowing5MethodMacro.self, AsyncThrowing5ValueMethodMacro.self, AsyncThrowing5CallableMacro.self,
  AsyncThrowing5OnMainMethodMacro.self, AsyncThrowing5OnMainValueMethodMacro.self, AsyncThrowing5OnMainCallableMacro.self,
  AsyncThrowing6MethodMacro.self, AsyncThrowing6ValueMethodMacro.self, AsyncThrowing6CallableMacro.self,
  AsyncThrowing6OnMainMethodMacro.self, AsyncThrowing6OnMainValueMethodMacro.self, AsyncThrowing6OnMainCallableMacro.self,
  AsyncThrowing7MethodMacro.self, AsyncThrowing7ValueMethodMacro.self, AsyncThrowing7CallableMacro.self,
  AsyncThrowing7OnMainMethodMacro.self, AsyncThrowing7OnMainValueMethodMacro.self, AsyncThrowing7OnMainCallableMacro.self,
  AsyncThrowing8MethodMacro.self, AsyncThrowing8ValueMethodMacro.self, AsyncThrowing8CallableMacro.self,
  AsyncThrowing8OnMainMethodMacro.self, AsyncThrowing8OnMainValueMethodMacro.self, AsyncThrowing8OnMainCallableMacro.self,
  AsyncThrowing9MethodMacro.self, AsyncThrowing9ValueMethodMacro.self, AsyncThrowing9CallableMacro.self,
  AsyncThrowing9OnMainMethodMacro.self, AsyncThrowing9OnMainValueMethodMacro.self, AsyncThrowing9OnMainCallableMacro.self,
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
]
