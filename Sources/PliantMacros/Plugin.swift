import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PliantPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AsyncCallableMacro.self,
    AsyncMethodMacro.self,
    AsyncThrowingCallableMacro.self,
    AsyncThrowingMethodMacro.self,
    AsyncThrowingValueMethodMacro.self,
    AsyncValueMethodMacro.self,
    ClosureGetterMacro.self,
    ClosureMethodMacro.self,
    ClosureSetterMacro.self,
    GetterMacro.self,
    InoutFirstMethodMacro.self,
    InoutSecondMethodMacro.self,
    ObserveMacro.self,
    ObservedMacro.self,
    OptionalMacro.self,
    PlainCallableMacro.self,
    PlainMethodMacro.self,
    PlainValueMethodMacro.self,
    ProxiedMacro.self,
    ProxyAccessorsMacro.self,
    ProxyBodyMacro.self,
    ProxyForMacro.self,
    SetterMacro.self,
    SetterWithoutTypeMacro.self,
    ThrowingCallableMacro.self,
    ThrowingInoutFirstMethodMacro.self,
    ThrowingInoutSecondMethodMacro.self,
    ThrowingMethodMacro.self,
    ThrowingValueMethodMacro.self,
    ThrowingVariadicMethodMacro.self,
    VariadicMethodMacro.self,
  ]
}
