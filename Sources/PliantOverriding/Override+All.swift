extension Override {
  /// Whether calls run the installed layers and redefinitions; while false, every call runs the
  /// original.
  ///
  /// ```swift
  /// Override.areEnabled = false  // every call runs the original
  /// Override.areEnabled = true   // everything is as before
  /// ```
  ///
  /// Nothing is removed: layers, redefinitions and spies can be installed and ended meanwhile,
  /// tokens stay in use, and all of them take effect again when this becomes true. A call in
  /// progress ends as it began. A message that no class declares is not implemented meanwhile.
  /// Observers, bindings, monitors and proxies are not affected.
  ///
  /// Can be set from any thread. If the process has no memory left to do so, it stops.
  public static var areEnabled: Bool {
    get { HookRegistry.areOn }
    set { Redefinition.orStop { try HookRegistry.switchAll(on: newValue) } }
  }

  /// Ends every override, redefinition, spy and stub of methods and functions in the process.
  ///
  /// Named overrides of PliantTracing end, too.
  ///
  /// Whatever is installed for one task, while an operation or a test runs, remains. Tests that run
  /// meanwhile lose what they installed.
  public static func removeAll() {
    for redefinition in Redefinition.listed { Redefinition.numbered(redefinition.number)?.stop() }
    for (layers, _) in HookRegistry.layered { layers.removeAll() }
    Installed.stopAll()
  }
}
