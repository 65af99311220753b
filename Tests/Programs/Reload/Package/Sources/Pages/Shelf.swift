import CShelf
import Labels
import Wares

@freestanding(expression)
macro twice(_ text: String) -> String = #externalMacro(module: "Marks", type: "Twice")

// The program has functions whose names begin with the library's.
extension Ware {
  func label() -> String { price() }
}

public func tolled() -> String { toll() }

public func shelf() -> String {
  #if MARKED
  "shelf \(CShelf.shelf()) \(Ware().label()) \(#twice("m1"))"
    + " \(Label().text()) \(Ware().labelled())"
  #else
  "the response file is missing"
  #endif
}
