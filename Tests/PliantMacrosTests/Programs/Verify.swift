// Conditions of every operator and every kind of operand.

import Pliant

protocol Shape { var area: Int { get } }
struct Square: Shape { var area = 1 }
func == (left: any Shape, right: any Shape) -> Bool { left.area == right.area }
func < (left: any Shape, right: any Shape) -> Bool { left.area < right.area }
func ~= (left: any Shape, right: any Shape) -> Bool { left.area == right.area }
infix operator ~~ : ComparisonPrecedence
func ~~ (left: any Shape, right: any Shape) -> Bool { left.area == right.area }
class Box { var name = "" }
enum Color { case red, blue }
actor Cellar {}
func failing() throws -> Box { Box() }
func waiting() async -> Box { Box() }

func numbers(_ n: Int, _ m: Int, _ optional: Int?, _ text: String, _ color: Color, _ x: inout Int) {
  #verify(n == 1)
  #verify(1 == n)
  #verify(n != m)
  #verify(n <= m && m >= 2)
  #verify(optional == nil)
  #verify(nil != optional)
  #verify(optional == 1)
  #verify(optional ?? 1 == n)
  #verify(text == "a")
  #verify(color == .red)
  #verify(.red != color || n > 2)
  #verify(1...3 ~= n)
  #verify(x == 1)
  #verify((n, m) == (1, 2))
  #verify([n] == [1])
  #verify(type(of: n) == Int.self)
}
func objects(
  _ a: AnyObject,
  _ b: AnyObject,
  _ c: AnyObject?,
  _ box: Box,
  _ d: Box?,
  _ cellar: Cellar
) {
  #verify(a === b)
  #verify(a !== b)
  #verify(a === c)
  #verify(c === nil)
  #verify(nil !== c)
  #verify(box === a)
  #verify(d === box)
  #verify(d !== nil)
  #verify(!(a === b))
  #verify(a === b && box === d)
  #verify(cellar === a)
  #verify(a is Box)
  #verify([a].contains { $0 === b })
  #verify([box].allSatisfy { $0 === $0 })
}
func existentials(
  _ a: any Shape,
  _ b: any Shape,
  _ e: any Error,
  _ f: Any,
  _ g: any Shape & AnyObject
) {
  #verify(a == b)
  #verify(a < b)
  #verify(a ~= b)
  #verify(a ~~ b)
  #verify(a == b || a < b)
  #verify(g === g)
  #verify(a == g)
  #verify(a is Square)
  #verify(f is any Shape)
  #verify(e as? CancellationError == nil)
  #verify(f is Int)
  #verify(type(of: a) == Square.self)
}
func generics<T: Comparable, U: AnyObject, V: Shape>(_ a: T, _ b: T, _ c: U, _ d: U?, _ e: V) {
  #verify(a == b)
  #verify(a < b)
  #verify(c === d)
  #verify(c === c)
  #verify(e == e)
  #verify(T.self == Int.self)
}
func effects(_ a: AnyObject, _ shape: any Shape) async throws {
  #verify(try failing() === a)
  #verify(await waiting() === a)
  #verify(shape == shape)
}
