import PliantReload
import Testing

/// The modules of a build's plan.
struct BuildPlanTests {
  private let plan = """
    commands:
      "C.Shop-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Sources/Shop/A \\"b\\".swift","/p/Sources/Shop/main.swift","/p/sources","/p/.build/debug/libWares.so","/p/Modules/Pages.swiftmodule"]
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

      "C.Wares-x86_64-unknown-linux-gnu-debug.dylib":
        tool: shell
        inputs: ["/p/.build/debug/Wares.build/Ware.swift.o"]
        args: ["/usr/bin/swiftc","-o","/p/.build/debug/libWares.so"]

      "/p/.build/debug/CShelf.build/shelf.c.o":
        tool: clang
        inputs: ["/p/Sources/CShelf/shelf.c"]
        args: ["/usr/bin/clang","-I","/p/Sources/CShelf/include","-c"]

    """

  @Test func modulesOfTheProgram() {
    let modules = BuildPlan(plan).modules
    #expect(modules.map(\.name) == ["Shop"])
    #expect(
      modules.first?.sources == ["/p/Sources/Shop/A \"b\".swift", "/p/Sources/Shop/main.swift"]
    )
  }

  @Test func importsOfModulesAndLibraries() {
    let imports = BuildPlan(plan).modules.first?.imports
    #expect(imports?.sorted() == ["Pages", "Wares"])
  }

  @Test func sourcesThatCannotBeReloaded() {
    let refused = BuildPlan(plan).refused
    #expect(refused.keys.sorted() == ["/p/Macro.swift", "/p/Sources/CShelf/shelf.c"])
    #expect(refused["/p/Macro.swift"]?.contains("macro") == true)
  }

  @Test(arguments: ["", "\"", "  \"x.module\":\n    args: [\"\\", "  \"x.module\":\n    inputs: ["])
  func damagedPlansHaveNoModules(_ text: String) {
    #expect(BuildPlan(text).modules.isEmpty)
  }
}
