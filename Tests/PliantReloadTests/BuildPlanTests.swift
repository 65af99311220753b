import PliantReload
import Testing

/// The modules of a build's plan.
struct BuildPlanTests {
  private let plan = """
    commands:
      "C.Shop-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Sources/Shop/A \\"b\\".swift","/p/Sources/Shop/main.swift","/p/sources"]
        description: "Compiling Swift Module 'Shop' (2 sources)"
        args: ["/usr/bin/swiftc","-module-name","Shop","-c","@/p/sources","-Onone"]

      "C.Shop-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["/p/Other.swift"]
        args: ["/usr/bin/swiftc","-module-name","Linked"]

      "C.Macros-x86_64-unknown-linux-gnu-debug-tool.module":
        inputs: ["/p/Macro.swift"]
        args: ["/usr/bin/swiftc","-module-name","Macros"]

      "C.PliantReload-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/p/Reload.swift"]
        args: ["/usr/bin/swiftc","-module-name","PliantReload"]

    """

  @Test func modulesOfTheProgram() {
    let modules = BuildPlan(plan).modules
    #expect(modules.map(\.name) == ["Shop"])
    #expect(
      modules.first?.sources == ["/p/Sources/Shop/A \"b\".swift", "/p/Sources/Shop/main.swift"]
    )
  }

  @Test(arguments: ["", "\"", "  \"x.module\":\n    args: [\"\\", "  \"x.module\":\n    inputs: ["])
  func damagedPlansHaveNoModules(_ text: String) {
    #expect(BuildPlan(text).modules.isEmpty)
  }
}
