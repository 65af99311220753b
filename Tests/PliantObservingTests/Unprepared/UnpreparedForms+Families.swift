// Written by Scripts/write-families.
// swift-format-ignore-file
#if DEBUG
import Observation
class Form1 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write1(_ object: Form1, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form2 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form3 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form4 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write4(_ object: Form4, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form5 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write5(_ object: Form5, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form6 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form7 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form8 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write8(_ object: Form8, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form9 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write9(_ object: Form9, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form10 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form11 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form12 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write12(_ object: Form12, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form13 {
  var told = 0
  var q = 0
  var r = [Int](0)
  lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write13(_ object: Form13, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form14 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form15 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form16 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write16(_ object: Form16, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form17 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write17(_ object: Form17, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form18 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form19 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form20 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write20(_ object: Form20, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form21 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write21(_ object: Form21, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form22 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form23 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form24 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write24(_ object: Form24, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form25 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write25(_ object: Form25, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form26 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form27 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write27(_ object: Form27, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form28 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write28(_ object: Form28, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form29 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form30 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form31 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write31(_ object: Form31, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form32 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form33 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form34 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write34(_ object: Form34, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form35 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form36 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form37 {
  var told = 0
  var q = 0
  var r = [Int](0)
  lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write37(_ object: Form37, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form38 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form39 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form40 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write40(_ object: Form40, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form41 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form42 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form43 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write43(_ object: Form43, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form44 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form45 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
final class Form46 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write46(_ object: Form46, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
final class Form47 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form48<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write48(_ object: Form48<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form49<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form50<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form51<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write51(_ object: Form51<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form52<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write52(_ object: Form52<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form53<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form54<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form55<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write55(_ object: Form55<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form56<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write56(_ object: Form56<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form57<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form58<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form59<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write59(_ object: Form59<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form60<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write60(_ object: Form60<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form61<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form62<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form63<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write63(_ object: Form63<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form64<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write64(_ object: Form64<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form65<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form66<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form67<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write67(_ object: Form67<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form68<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write68(_ object: Form68<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form69<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form70<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form71<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write71(_ object: Form71<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form72<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write72(_ object: Form72<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form73<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class Form74<T> {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write74(_ object: Form74<String>, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form75 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm75: Form75 {}
func write75(_ object: SubForm75, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form76 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm76: Form76 {}
class Form77 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm77: Form77 {}
class Form78 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm78: Form78 {}
func write78(_ object: SubForm78, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form79 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm79: Form79 {}
func write79(_ object: SubForm79, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form80 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm80: Form80 {}
class Form81 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm81: Form81 {}
class Form82 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm82: Form82 {}
func write82(_ object: SubForm82, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form83 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm83: Form83 {}
func write83(_ object: SubForm83, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form84 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm84: Form84 {}
class Form85 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm85: Form85 {}
class Form86 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm86: Form86 {}
func write86(_ object: SubForm86, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form87 {
  var told = 0
  var q = 0
  var r = [Int](0)
  lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm87: Form87 {}
func write87(_ object: SubForm87, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form88 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm88: Form88 {}
class Form89 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm89: Form89 {}
class Form90 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm90: Form90 {}
func write90(_ object: SubForm90, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form91 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm91: Form91 {}
func write91(_ object: SubForm91, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form92 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm92: Form92 {}
class Form93 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm93: Form93 {}
class Form94 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm94: Form94 {}
func write94(_ object: SubForm94, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form95 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm95: Form95 {}
func write95(_ object: SubForm95, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form96 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm96: Form96 {}
class Form97 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm97: Form97 {}
class Form98 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm98: Form98 {}
func write98(_ object: SubForm98, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form99 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm99: Form99 {}
func write99(_ object: SubForm99, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
class Form100 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm100: Form100 {}
class Form101 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
class SubForm101: Form101 {}
func write101(_ object: SubForm101, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
private class Form102 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form103 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form104 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form105 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form106 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form107 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form108 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form109 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { didSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form110 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form111 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form112 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form113 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p = [Int](0) { willSet { told += 1 } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form114 {
  var told = 0
  var q = 0
  var r = [Int](0)
  lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form115 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form116 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form117 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final lazy var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form118 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form119 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private(set) var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form120 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper private var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form121 {
  var told = 0
  var q = 0
  var r = [Int](0)
  @FormWrapper final var p = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form122 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form123 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form124 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form125 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { [Int](q) } set { q = newValue.number } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form126 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form127 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
private class Form128 {
  var told = 0
  var q = 0
  var r = [Int](0)
  final var p: [Int] { get { r } _modify { yield &r } }
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
@Observable class Form129 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write129(_ object: Form129, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
@Observable class Form130 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
@Observable class Form131 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
@Observable final class Form132 {
  var told = 0
  var q = 0
  var r = [Int](0)
  var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
func write132(_ object: Form132, _ way: Int) async {
    switch way {
    case 0: object.p = [Int](1)
    case 1: object.p += [Int](2)
    case 2: object.p.add(3)
    case 3: object.p[0] = 4
    case 4: change(&object.p)
    case 5: try? setAndThrow(&object.p, [Int](5))
    case 6: object[keyPath: \.p] = [Int](6)
    case 7: object[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&object.p, &other)
    default: await object.p.suspend()
    }
}
@Observable final class Form133 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private(set) var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
@Observable final class Form134 {
  var told = 0
  var q = 0
  var r = [Int](0)
  private var p: [Int] = [Int](0)
  func write(_ way: Int) async {
    switch way {
    case 0: p = [Int](1)
    case 1: p += [Int](2)
    case 2: p.add(3)
    case 3: p[0] = 4
    case 4: change(&p)
    case 5: try? setAndThrow(&p, [Int](5))
    case 6: self[keyPath: \.p] = [Int](6)
    case 7: self[keyPath: \.p].add(7)
    case 8: var other = [Int](8); swap(&p, &other)
    default: await p.suspend()
    }
  }
  func form(_ name: String) -> PropertyForm { PropertyForm(name, self, \.p) { await $0.write($1) } }
}
extension PropertyForm {
  private static func part0() -> [PropertyForm] {
    var all: [PropertyForm] = []
    all.append(Form1().form("class stored internal"))
    all.append(PropertyForm("class stored internal, from outside", Form1(), \.p) { await write1($0, $1) })
    all.append(Form2().form("class stored private(set)"))
    all.append(Form3().form("class stored private"))
    all.append(Form4().form("class stored final"))
    all.append(PropertyForm("class stored final, from outside", Form4(), \.p) { await write4($0, $1) })
    all.append(Form5().form("class didSet internal"))
    all.append(PropertyForm("class didSet internal, from outside", Form5(), \.p) { await write5($0, $1) })
    all.append(Form6().form("class didSet private(set)"))
    all.append(Form7().form("class didSet private"))
    all.append(Form8().form("class didSet final"))
    all.append(PropertyForm("class didSet final, from outside", Form8(), \.p) { await write8($0, $1) })
    all.append(Form9().form("class willSet internal"))
    all.append(PropertyForm("class willSet internal, from outside", Form9(), \.p) { await write9($0, $1) })
    all.append(Form10().form("class willSet private(set)"))
    all.append(Form11().form("class willSet private"))
    all.append(Form12().form("class willSet final"))
    all.append(PropertyForm("class willSet final, from outside", Form12(), \.p) { await write12($0, $1) })
    all.append(Form13().form("class lazy internal"))
    all.append(PropertyForm("class lazy internal, from outside", Form13(), \.p) { await write13($0, $1) })
    all.append(Form14().form("class lazy private(set)"))
    all.append(Form15().form("class lazy private"))
    all.append(Form16().form("class lazy final"))
    all.append(PropertyForm("class lazy final, from outside", Form16(), \.p) { await write16($0, $1) })
    all.append(Form17().form("class wrapped internal"))
    all.append(PropertyForm("class wrapped internal, from outside", Form17(), \.p) { await write17($0, $1) })
    all.append(Form18().form("class wrapped private(set)"))
    all.append(Form19().form("class wrapped private"))
    all.append(Form20().form("class wrapped final"))
    all.append(PropertyForm("class wrapped final, from outside", Form20(), \.p) { await write20($0, $1) })
    all.append(Form21().form("class computed internal"))
    all.append(PropertyForm("class computed internal, from outside", Form21(), \.p) { await write21($0, $1) })
    all.append(Form22().form("class computed private(set)"))
    all.append(Form23().form("class computed private"))
    all.append(Form24().form("class computed final"))
    all.append(PropertyForm("class computed final, from outside", Form24(), \.p) { await write24($0, $1) })
    all.append(Form25().form("class modify internal"))
    all.append(PropertyForm("class modify internal, from outside", Form25(), \.p) { await write25($0, $1) })
    all.append(Form26().form("class modify private"))
    all.append(Form27().form("class modify final"))
    all.append(PropertyForm("class modify final, from outside", Form27(), \.p) { await write27($0, $1) })
    all.append(Form28().form("final stored internal"))
    all.append(PropertyForm("final stored internal, from outside", Form28(), \.p) { await write28($0, $1) })
    all.append(Form29().form("final stored private(set)"))
    all.append(Form30().form("final stored private"))
    all.append(Form31().form("final didSet internal"))
    all.append(PropertyForm("final didSet internal, from outside", Form31(), \.p) { await write31($0, $1) })
    all.append(Form32().form("final didSet private(set)"))
    all.append(Form33().form("final didSet private"))
    all.append(Form34().form("final willSet internal"))
    all.append(PropertyForm("final willSet internal, from outside", Form34(), \.p) { await write34($0, $1) })
    all.append(Form35().form("final willSet private(set)"))
    all.append(Form36().form("final willSet private"))
    all.append(Form37().form("final lazy internal"))
    all.append(PropertyForm("final lazy internal, from outside", Form37(), \.p) { await write37($0, $1) })
    all.append(Form38().form("final lazy private(set)"))
    all.append(Form39().form("final lazy private"))
    all.append(Form40().form("final wrapped internal"))
    all.append(PropertyForm("final wrapped internal, from outside", Form40(), \.p) { await write40($0, $1) })
    all.append(Form41().form("final wrapped private(set)"))
    all.append(Form42().form("final wrapped private"))
    all.append(Form43().form("final computed internal"))
    all.append(PropertyForm("final computed internal, from outside", Form43(), \.p) { await write43($0, $1) })
    all.append(Form44().form("final computed private(set)"))
    all.append(Form45().form("final computed private"))
    all.append(Form46().form("final modify internal"))
    all.append(PropertyForm("final modify internal, from outside", Form46(), \.p) { await write46($0, $1) })
    all.append(Form47().form("final modify private"))
    all.append(Form48<String>().form("generic stored internal"))
    all.append(PropertyForm("generic stored internal, from outside", Form48<String>(), \.p) { await write48($0, $1) })
    all.append(Form49<String>().form("generic stored private(set)"))
    all.append(Form50<String>().form("generic stored private"))
    all.append(Form51<String>().form("generic stored final"))
    all.append(PropertyForm("generic stored final, from outside", Form51<String>(), \.p) { await write51($0, $1) })
    all.append(Form52<String>().form("generic didSet internal"))
    all.append(PropertyForm("generic didSet internal, from outside", Form52<String>(), \.p) { await write52($0, $1) })
    all.append(Form53<String>().form("generic didSet private(set)"))
    all.append(Form54<String>().form("generic didSet private"))
    all.append(Form55<String>().form("generic didSet final"))
    all.append(PropertyForm("generic didSet final, from outside", Form55<String>(), \.p) { await write55($0, $1) })
    all.append(Form56<String>().form("generic willSet internal"))
    all.append(PropertyForm("generic willSet internal, from outside", Form56<String>(), \.p) { await write56($0, $1) })
    all.append(Form57<String>().form("generic willSet private(set)"))
    all.append(Form58<String>().form("generic willSet private"))
    all.append(Form59<String>().form("generic willSet final"))
    all.append(PropertyForm("generic willSet final, from outside", Form59<String>(), \.p) { await write59($0, $1) })
    all.append(Form60<String>().form("generic lazy internal"))
    all.append(PropertyForm("generic lazy internal, from outside", Form60<String>(), \.p) { await write60($0, $1) })
    all.append(Form61<String>().form("generic lazy private(set)"))
    all.append(Form62<String>().form("generic lazy private"))
    all.append(Form63<String>().form("generic lazy final"))
    all.append(PropertyForm("generic lazy final, from outside", Form63<String>(), \.p) { await write63($0, $1) })
    all.append(Form64<String>().form("generic wrapped internal"))
    all.append(PropertyForm("generic wrapped internal, from outside", Form64<String>(), \.p) { await write64($0, $1) })
    all.append(Form65<String>().form("generic wrapped private(set)"))
    all.append(Form66<String>().form("generic wrapped private"))
    all.append(Form67<String>().form("generic wrapped final"))
    all.append(PropertyForm("generic wrapped final, from outside", Form67<String>(), \.p) { await write67($0, $1) })
    all.append(Form68<String>().form("generic computed internal"))
    all.append(PropertyForm("generic computed internal, from outside", Form68<String>(), \.p) { await write68($0, $1) })
    return all
  }
  private static func part100() -> [PropertyForm] {
    var all: [PropertyForm] = []
    all.append(Form69<String>().form("generic computed private(set)"))
    all.append(Form70<String>().form("generic computed private"))
    all.append(Form71<String>().form("generic computed final"))
    all.append(PropertyForm("generic computed final, from outside", Form71<String>(), \.p) { await write71($0, $1) })
    all.append(Form72<String>().form("generic modify internal"))
    all.append(PropertyForm("generic modify internal, from outside", Form72<String>(), \.p) { await write72($0, $1) })
    all.append(Form73<String>().form("generic modify private"))
    all.append(Form74<String>().form("generic modify final"))
    all.append(PropertyForm("generic modify final, from outside", Form74<String>(), \.p) { await write74($0, $1) })
    all.append(SubForm75().form("subclass stored internal"))
    all.append(PropertyForm("subclass stored internal, from outside", SubForm75(), \.p) { await write75($0, $1) })
    all.append(SubForm76().form("subclass stored private(set)"))
    all.append(SubForm77().form("subclass stored private"))
    all.append(SubForm78().form("subclass stored final"))
    all.append(PropertyForm("subclass stored final, from outside", SubForm78(), \.p) { await write78($0, $1) })
    all.append(SubForm79().form("subclass didSet internal"))
    all.append(PropertyForm("subclass didSet internal, from outside", SubForm79(), \.p) { await write79($0, $1) })
    all.append(SubForm80().form("subclass didSet private(set)"))
    all.append(SubForm81().form("subclass didSet private"))
    all.append(SubForm82().form("subclass didSet final"))
    all.append(PropertyForm("subclass didSet final, from outside", SubForm82(), \.p) { await write82($0, $1) })
    all.append(SubForm83().form("subclass willSet internal"))
    all.append(PropertyForm("subclass willSet internal, from outside", SubForm83(), \.p) { await write83($0, $1) })
    all.append(SubForm84().form("subclass willSet private(set)"))
    all.append(SubForm85().form("subclass willSet private"))
    all.append(SubForm86().form("subclass willSet final"))
    all.append(PropertyForm("subclass willSet final, from outside", SubForm86(), \.p) { await write86($0, $1) })
    all.append(SubForm87().form("subclass lazy internal"))
    all.append(PropertyForm("subclass lazy internal, from outside", SubForm87(), \.p) { await write87($0, $1) })
    all.append(SubForm88().form("subclass lazy private(set)"))
    all.append(SubForm89().form("subclass lazy private"))
    all.append(SubForm90().form("subclass lazy final"))
    all.append(PropertyForm("subclass lazy final, from outside", SubForm90(), \.p) { await write90($0, $1) })
    all.append(SubForm91().form("subclass wrapped internal"))
    all.append(PropertyForm("subclass wrapped internal, from outside", SubForm91(), \.p) { await write91($0, $1) })
    all.append(SubForm92().form("subclass wrapped private(set)"))
    all.append(SubForm93().form("subclass wrapped private"))
    all.append(SubForm94().form("subclass wrapped final"))
    all.append(PropertyForm("subclass wrapped final, from outside", SubForm94(), \.p) { await write94($0, $1) })
    all.append(SubForm95().form("subclass computed internal"))
    all.append(PropertyForm("subclass computed internal, from outside", SubForm95(), \.p) { await write95($0, $1) })
    all.append(SubForm96().form("subclass computed private(set)"))
    all.append(SubForm97().form("subclass computed private"))
    all.append(SubForm98().form("subclass computed final"))
    all.append(PropertyForm("subclass computed final, from outside", SubForm98(), \.p) { await write98($0, $1) })
    all.append(SubForm99().form("subclass modify internal"))
    all.append(PropertyForm("subclass modify internal, from outside", SubForm99(), \.p) { await write99($0, $1) })
    all.append(SubForm100().form("subclass modify private"))
    all.append(SubForm101().form("subclass modify final"))
    all.append(PropertyForm("subclass modify final, from outside", SubForm101(), \.p) { await write101($0, $1) })
    all.append(Form102().form("private stored internal"))
    all.append(Form103().form("private stored private(set)"))
    all.append(Form104().form("private stored private"))
    all.append(Form105().form("private stored final"))
    all.append(Form106().form("private didSet internal"))
    all.append(Form107().form("private didSet private(set)"))
    all.append(Form108().form("private didSet private"))
    all.append(Form109().form("private didSet final"))
    all.append(Form110().form("private willSet internal"))
    all.append(Form111().form("private willSet private(set)"))
    all.append(Form112().form("private willSet private"))
    all.append(Form113().form("private willSet final"))
    all.append(Form114().form("private lazy internal"))
    all.append(Form115().form("private lazy private(set)"))
    all.append(Form116().form("private lazy private"))
    all.append(Form117().form("private lazy final"))
    all.append(Form118().form("private wrapped internal"))
    all.append(Form119().form("private wrapped private(set)"))
    all.append(Form120().form("private wrapped private"))
    all.append(Form121().form("private wrapped final"))
    all.append(Form122().form("private computed internal"))
    all.append(Form123().form("private computed private(set)"))
    all.append(Form124().form("private computed private"))
    all.append(Form125().form("private computed final"))
    all.append(Form126().form("private modify internal"))
    all.append(Form127().form("private modify private"))
    all.append(Form128().form("private modify final"))
    all.append(Form129().form("class observable internal"))
    all.append(PropertyForm("class observable internal, from outside", Form129(), \.p) { await write129($0, $1) })
    all.append(Form130().form("class observable private(set)"))
    all.append(Form131().form("class observable private"))
    all.append(Form132().form("final observable internal"))
    all.append(PropertyForm("final observable internal, from outside", Form132(), \.p) { await write132($0, $1) })
    all.append(Form133().form("final observable private(set)"))
    all.append(Form134().form("final observable private"))
    return all
  }
  static func all() -> [PropertyForm] {
    [part0(),part100()].flatMap { $0 }
  }
}
#endif
