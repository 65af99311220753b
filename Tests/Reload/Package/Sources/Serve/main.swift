import Glibc
import Pages

let page = Page()
while true {
  print(page.text(), describe("a"), await load(0))
  fflush(nil)
  usleep(5_000)
}
