@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks for expansions.
///
/// `SwiftCompilerPlugin` would write this, but toolchains do not bring that module.
@main
struct PliantPlugin: PluginProvider {
  private let macros: [String: any Macro.Type]

  init() {
    let all: [any Macro.Type] = [
      ActorForMacro.self,
      ClosureCallableMacro.self,
      ClosureGetterMacro.self,
      ClosureMethodMacro.self,
      ClosureSetterMacro.self,
      ConformerMacro.self,
      FunctionInMethodMacro.self,
      GetterMacro.self,
      InconsistencyMacro.self,
      InspectMacro.self,
      LendingForMacro.self,
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
    macros = Dictionary(uniqueKeysWithValues: all.map { ("\($0)", $0) })
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    if let macro = macros[typeName] { return macro }
    guard let form = NamedForm(macro: typeName) else { throw UnknownMacro(name: typeName) }
    return NamedMacro.of(form)
  }
}

/// A name that no macro has: the declarations are of another version than the plugin.
private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "Pliant's plugin has no macro '\(name)': build it again" }
}
