import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct PliantPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] =
    namedMacros + specializedMacros + [
      ClosureCallableMacro.self,
      ClosureGetterMacro.self,
      ClosureMethodMacro.self,
      ClosureSetterMacro.self,
      ConformerMacro.self,
      FunctionInMethodMacro.self,
      GetterMacro.self,
      InconsistencyMacro.self,
      InspectMacro.self,
      LevelInspectMacro.self,
      LevelLogMacro.self,
      LogMacro.self,
      LoggerInLogMacro.self,
      MethodInCallableMacro.self,
      NoKeyPathMacro.self,
      NotWritableMacro.self,
      ObserveMacro.self,
      ObserveNotificationsMacro.self,
      ObservedMacro.self,
      OptionalMacro.self,
      ProxiedMacro.self,
      ProxyAccessorsMacro.self,
      ProxyBodyMacro.self,
      ProxyForMacro.self,
      RedefinitionMacro.self,
      SetterMacro.self,
      ValueGetterMacro.self,
      ValueSetterMacro.self,
      SymbolCallableMacro.self,
      SymbolGetterMacro.self,
      SymbolMethodMacro.self,
      SymbolSetterMacro.self,
      TypeMacro.self,
      UnimplementedMacro.self,
      UnnamedMacro.self,
      VerifyBackgroundMacro.self,
      VerifyMacro.self,
      VerifyMainThreadMacro.self,
    ]
}
