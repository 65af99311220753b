import CShelf
import Wares

@freestanding(expression)
macro twice(_ text: String) -> String = #externalMacro(module: "Marks", type: "Twice")

public func shelf() -> String {
  #if MARKED
  "shelf \(CShelf.shelf()) \(Ware().price()) \(#twice("m1"))"
  #else
  "the response file is missing"
  #endif
}
