/// The forms of functions that have a handle by name; all that knows forms reads this.
///
/// A row is one kind of parameter among others of any type. In its name # is the number of parameters
/// and @ the place among them, in the parameter _ is a type. Overloads are for so many parameters, of
/// what does not suspend and of what does; values and functions, objects, which have one entry in
/// place of two, and actors.
///
/// Of what fits several, a form is taken that fewer come before. What takes anything would take what
/// is `sending`, too, and tells more: it comes before. A generic parameter takes closures for ones
/// that are kept: those that are not come before, and of closures that take more the macro says what
/// to write instead. No code can be compiled for a closure's parameters by a pack.
let table = """
  name                    | parameter                              | place|sync |async|obj|act|before| on
  #                       | _                                      | all  | 0-9 | 0-8 |0-1|0-8| 1 |
  #OnMain                 | _                                      | all  | 0-3 | 0-2 |   |   | 1 | @MainActor
  Sending#                | sending _                              | all  | 1-2 | 1-1 |   |   | 3 |
  Inout@Of#               | inout _                                | each | 1-3 | 1-1 |   |   | 0 |
  Variadic#               | _...                                   | last | 1-2 |     |   |   | 0 |
  Evaluating@Of#          | @autoclosure () -> Z                   | each | 1-2 | 1-1 |   |   | 0 |
  Unnamed                 | (repeat each P) throws(Y) -> Z         | last | 1-3 | 1-2 |   |   | 1 |
  Calling0At@Of#          | () throws(Y) -> Z                      | last | 1-3 | 1-2 |   |1-1| 0 |
  Calling1At@Of#          | (P) throws(Y) -> Z                     | last | 1-3 | 1-2 |   |1-1| 0 |
  Calling2At@Of#          | (P, Q) throws(Y) -> Z                  | last | 1-2 |     |   |   | 0 |
  Calling0At@Of#          | () throws(Y) -> Z                      | first| 2-2 |     |   |   | 0 |
  Calling1At@Of#          | (P) throws(Y) -> Z                     | first| 2-2 |     |   |   | 0 |
  Calling2At@Of#          | (P, Q) throws(Y) -> Z                  | first| 2-2 |     |   |   | 0 |
  Calling0At@Of#OnMain    | () throws(Y) -> Z                      | last | 1-1 | 1-1 |   |   | 0 | @MainActor
  Calling1At@Of#OnMain    | (P) throws(Y) -> Z                     | last | 1-1 | 1-1 |   |   | 0 | @MainActor
  Calling0At@Of#Async     | @concurrent () async throws(Y) -> Z    | last |     | 1-2 |   |1-1| 0 | @concurrent
  Calling1At@Of#Async     | @concurrent (P) async throws(Y) -> Z   | last |     | 1-2 |   |1-1| 0 | @concurrent
  Calling0At@Of#Inheriting| nonsending () async throws(Y) -> Z     | last |     | 1-2 |   |   | 1 |
  Calling1At@Of#Inheriting| nonsending (P) async throws(Y) -> Z    | last |     | 1-2 |   |   | 1 |
  """

/// The forms of generic functions that have a handle by name and a type G after `for:`, which tells
/// the compiler the function's types; of what fits several, the one that fewer come before.
let specializations = """
  name               | parameter                              | place|sync|async|obj|act|before|on| result
  #ForResult         | _                                      | all  | 0-2 | 0-2 |  |  | 0 | | G
  #For@              | G                                      | each | 1-2 | 1-2 |  |  | 1 | | O
  #ForType@          | G.Type                                 | first| 1-2 | 1-2 |  |  | 3 | | O
  #ForOptionalResult | _                                      | all  | 0-2 | 0-2 |  |  | 6 | | G?
  #ForArrayResult    | _                                      | all  | 0-1 | 0-1 |  |  | 7 | | [G]
  LendingFor         | (repeat each P) throws(Y) -> Z         | last | 2-2 | 2-2 |  |  | 0 | | G
  LendingFor         | @concurrent (repeat each P) async throws(Y) -> Z | last | 2-2 | 2-2 | | | 0 | | G
  LendingFor         | nonsending (repeat each P) async throws(Y) -> Z  | last | 2-2 | 2-2 | | | 1 | | G
  """
