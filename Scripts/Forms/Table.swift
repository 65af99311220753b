/// The forms of functions that have a handle by name, which all else that knows forms reads.
///
/// A row is one kind of parameter among others of any type: its name, in which # is the number of
/// parameters and @ its place among them; the parameter, in which _ is a type; its places; for how
/// many parameters there are overloads, of what does not suspend and of what does; where it runs;
/// how many kinds of parameters come before it; and up to how many parameters actors have it, and
/// objects have it apart from values, with one entry in place of two.
///
/// What takes anything would take what is `sending`, too, and tells more: it comes before. A
/// generic parameter takes closures for ones that are kept: those that are not come before.
let table = """
  #                       | _                                    | all  | 0-9 | 0-9 |             |1|9|9
  #OnMain                 | _                                    | all  | 0-6 | 0-6 | @MainActor  |1| |
  Sending#                | sending _                            | all  | 1-4 | 1-4 |             |3| |

  Inout@Of#               | inout _                              | each | 1-3 | 1-2 |             |0|2|

  Variadic#               | _...                                 | last | 1-3 |     |             |0| |

  Evaluating@Of#          | @autoclosure () -> Z                 | each | 1-2 | 1-1 |             |0| |
  Calling0At@Of#          | () throws(Y) -> Z                    | ends | 1-3 | 1-2 |             |0|1|
  Calling0At@Of#OnMain    | () throws(Y) -> Z                    | ends | 1-1 | 1-1 | @MainActor  |0| |
  Calling0At@Of#Async     | @concurrent () async throws(Y) -> Z  | last |     | 1-2 | @concurrent |0|1|
  Calling0At@Of#Inheriting| inheriting () async throws(Y) -> Z   | last |     | 1-2 |             |1| |
  Calling1At@Of#          | (P) throws(Y) -> Z                   | ends | 1-3 | 1-2 |             |0|1|
  Calling1At@Of#OnMain    | (P) throws(Y) -> Z                   | ends | 1-1 | 1-1 | @MainActor  |0| |
  Calling1At@Of#Async     | @concurrent (P) async throws(Y) -> Z | last |     | 1-2 | @concurrent |0|1|
  Calling1At@Of#Inheriting| inheriting (P) async throws(Y) -> Z  | last |     | 1-2 |             |1| |
  Calling2At@Of#          | (P, Q) throws(Y) -> Z                | ends | 1-3 | 1-2 |             |0|1|
  Calling2At@Of#OnMain    | (P, Q) throws(Y) -> Z                | ends | 1-1 | 1-1 | @MainActor  |0| |
  Calling3At@Of#          | (P, Q, S) throws(Y) -> Z             | ends | 1-1 | 1-1 |             |0|1|
  Calling3At@Of#OnMain    | (P, Q, S) throws(Y) -> Z             | ends | 1-1 | 1-1 | @MainActor  |0| |
  """
