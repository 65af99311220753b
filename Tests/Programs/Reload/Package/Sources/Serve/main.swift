import Glibc
import Pages

let page = Page()
let greet: @Sendable (String) -> String = { name in "greet 1 \(name)" }
Task.detached { await waitForEver() }
Task.detached { sleepForEver() }
while true {
  print(page.text(), shelf(), describe("a"), await load(0))
  print("copies", priced(), ticket(), tolled(), greet("b"))
  fflush(nil)
  usleep(5_000)
}
