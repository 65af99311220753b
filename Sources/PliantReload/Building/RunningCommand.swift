import Glibc

/// A command that runs, and writes what it prints to a file.
package struct RunningCommand {
  private let process: pid_t
  private let output: String

  /// Starts a command in a folder; `output` is a path for what it prints.
  package init(_ arguments: [String], in folder: String, output: String) throws(ReloadError) {
    self.output = output
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The program's own, such as a server's socket, stay with it.
    for file in TextFiles.entries(of: "/proc/self/fd").compactMap({ Int32($0) }) where file > 2 {
      posix_spawn_file_actions_addclose(&actions, file)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this thread blocks must reach the compiler.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // The function that sets a process's folder is not part of the module `Glibc`.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    let words = (shell + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let status = posix_spawn(&process, shell[0], &actions, &attributes, words, environ)
    guard status == 0 else {
      throw .unavailable(detail: "'/bin/sh' cannot be run: \(String(cString: strerror(status)))")
    }
    self.process = process
  }

  /// Waits for the command and returns whether it succeeded, with its output.
  package func finish() -> (succeeded: Bool, text: String) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let text = TextFiles.read(output).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (status == 0, text)
  }
}
