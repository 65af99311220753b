import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PliantPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] =
    namedMacros + [
      ClosureGetterMacro.self,
      ClosureMethodMacro.self,
      ClosureSetterMacro.self,
      ConformerMacro.self,
      GetterMacro.self,
      InconsistencyMacro.self,
      InspectMacro.self,
      LevelInspectMacro.self,
      LevelLogMacro.self,
      LogMacro.self,
      ObserveMacro.self,
      ObserveNotificationsMacro.self,
      ObservedMacro.self,
      OptionalMacro.self,
      ProxiedMacro.self,
      ProxyAccessorsMacro.self,
      ProxyBodyMacro.self,
      ProxyForMacro.self,
      SetterMacro.self,
      ValueSetterMacro.self,
      SetterWithoutTypeMacro.self,
      SymbolCallableMacro.self,
      SymbolGetterMacro.self,
      SymbolMethodMacro.self,
      SymbolSetterMacro.self,
      UnimplementedMacro.self,
      VerifyBackgroundMacro.self,
      VerifyMacro.self,
      VerifyMainThreadMacro.self,
    ]
}
