import Glibc
import PliantBase
import PliantReload

/// Reloads a program that was not prepared for it, and has loaded this library before all others.
///
/// It is called when the library is loaded, before the program's own code runs.
@_cdecl("pliant_reload_agent_begin")
func begin() {
  // A program with a copy of Pliant calls it, too.
  guard
    hasBegun.withLock({ known in
      defer { known = true }
      return !known
    })
  else { return }
  // What the program runs is left alone.
  unsetenv("LD_PRELOAD")
  do {
    try Reload.inBackground {
      do {
        try Reload.start()
        Reload.say("Watching the program's sources")
      } catch {
        Reload.say("\(error)")
      }
    }
  } catch {
    Reload.say("\(error)")
  }
}

private let hasBegun = Guarded(false)
