import Glibc

/// Waits for ever in a task.
func waitForEver() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  print("wait 1")
}

/// Waits for ever on a thread.
func sleepForEver() {
  while true { sleep(1_000) }
}
