import Pliant

extension Tour {
  static func followObjects() throws {
    let subject = Subject("objects")
    let note = Associated<String>()
    var end = ""
    do {
      let till = Till()
      note[till] = "sticks"
      try subject.show(
        "a value attached to an object",
        "note[till]",
        note[till] ?? "",
        is: "sticks"
      )
      onDeallocation(of: till) { end = "gone" }
    }
    try subject.show("a closure for its deallocation", "till = nil", end, is: "gone")
  }
}
