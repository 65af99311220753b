// Not part of a target: LeftOutTests sees that what is left out is still checked.
import Pliant

func work() {
  #log(missing)
  #verify(absent > 1)
}
