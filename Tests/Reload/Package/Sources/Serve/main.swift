import Glibc
import Pages

let page = Page()
Task.detached { await waitForEver() }
Task.detached { sleepForEver() }
while true {
  print(page.text(), shelf(), describe("a"), await load(0))
  fflush(nil)
  usleep(5_000)
}
