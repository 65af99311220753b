import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

@testable import PliantMacros

/// Asks the macros as the compiler does, in this process.
enum MacroFuzzing {
  static let targets = MacroInput.Kind.allCases.map { kind in
    FuzzTarget(
      name: kind.rawValue,
      prepare: {
        // `ReplayTests` sees to it that one of each family is among them.
        let plugin = PliantPlugin()
        let missing = MacroInput.macros.filter { name in
          (try? plugin.resolveMacro(moduleName: "PliantMacros", typeName: name)) == nil
        }
        guard missing.isEmpty else { throw Find("macros that do not exist: \(missing)") }
        _ = try answer(MacroInput.greeting)
      },
      run: { input in try check(MacroInput(input, kind)) }
    )
  }

  private static func check(_ input: MacroInput) throws {
    let answer = try MacroAnswer(answer(input.message()))
    guard let expansion = answer.expansion, !answer.hasErrors, parses(input.source),
      input.around.allSatisfy({ $0.kind != "declaration" || parses($0.text) })
    else { return }
    let whole = MacroInput.whole(expansion, as: input.role)
    guard parses(whole) else { throw Find("\(input.macro): \(input.source)\nexpands to\n\(whole)") }
  }

  private static func parses(_ source: String) -> Bool { !Parser.parse(source: source).hasError }

  private static func answer(_ message: Data) throws -> Data {
    let text = Array(message)
    let question = try text.withUnsafeBufferPointer {
      try JSON.decode(HostToPluginMessage.self, from: $0)
    }
    return Data(try JSON.encode(handler.handleMessage(question)))
  }

  // SAFETY: libFuzzer runs one input after the other.
  nonisolated(unsafe) private static let handler = PluginProviderMessageHandler(
    provider: PliantPlugin()
  )
}
