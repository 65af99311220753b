import Foundation

/// Every file of overloads.
private let files = """
  = PliantOverriding/Macros+Families.swift
  public import PliantMainActor

  /// Creates a handle on a method of a class, an actor or a value.
  ///
  /// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`. Without labels, `#method(Greeter.greet)`, it is the only method of that name. A declaration that Swift has no name for is written as a closure that calls it: mutating methods, methods of actors that do not suspend, class methods and subscripts with their receiver.
  ///
  /// ```swift
  /// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
  /// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
  /// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
  /// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
  /// ```
  \(overloads("method", "object", "MethodMacro"))
  \(overloads("method", "R", "ValueMethodMacro"))
  \(overloads("method", "isolated R", "ActorMethodMacro"))
  \(mistakes("method"))

  /// Creates a handle on a free function, a static method or an initializer.
  ///
  /// ```swift
  /// #callable(Date.init as () -> Date)
  /// #callable(UserManager.currentName)
  /// ```
  \(overloads("callable", "", "CallableMacro"))
  \(mistakes("callable"))
  = PliantOverriding/Specializing+Families.swift
  /// Creates a handle on one specialization of a generic method, with a type in place of its parameter.
  ///
  /// Calls with other types go on as before. The type is the parameter wherever the function's type has it; if it is that in some places only, mark these, as in `#method(Store.load(_:from:) as (Store) -> (Generic<Order>.Type, Data) throws -> Generic<Order>)`.
  ///
  /// ```swift
  /// #method(JSONDecoder.decode(_:from:), for: Order.self)      // Method<(JSONDecoder, Order.Type, Data) throws -> Order>
  /// ```
  \(specializing("method"))
  /// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
  \(specializing("callable"))

  \(placing())
  = PliantOverriding/Expansion/Expansion+Families.swift
  public import PliantMainActor

  // The closure that a value's method is where the value is an argument: its receiver comes last.
  \(closures("pliantLast", "R", isLast: true))
  // The closure that an initializer is: it consumes its arguments.
  \(closures("pliantConsuming", isOwned: true))
  // The closure that a function, or a bound method, is without `sending`, which no closure that infers its types has.
  \(closures("pliantKeeping"))
  \(closures("pliantKeepingMethod", "R"))

  extension __Pliant {
    // SAFETY: `isolated` changes what the compiler checks, not how a function is called.
  \(actorClosures())
    // SAFETY: the two types are passed alike; only what calls them differs.
  \(spreading())
  }

  \(failures())
  = PliantMainActor/MainActor+Families.swift
  \(isolatedTypes())
  = PliantOverriding/Wrapping+Families.swift
  // Functions that call what they stand over, in one closure.

  extension Method {
  \(each(Receiver.methods + [.mutating], wraps))
  }

  extension FunctionHandle {
  \(each(Receiver.functions, wraps))
  }
  = PliantOverriding/Methods/Message+Families.swift
  extension Method {
  \(messages())
  \(calls())
  }
  = PliantDoubles/Doubles+Families.swift
  extension ArgumentMatcher {
  \(matchers())
  }

  extension Spy {
  \(verifying())
  }
  = PliantOverriding/Doubles/Spying+Families.swift
  extension Method {
  \(each([doubling, stubbing, spying]) { each(Receiver.methods, $0) })
  \(altering())
  }

  extension Callable {
  \(each([doubling, stubbing, spying]) { each(Receiver.functions, $0) })
  }
  = PliantTesting/Traits+Families.swift
  import PliantDoubles
  public import PliantOverriding
  public import Testing

  extension Trait where Self == SpyingTrait {
  \(each(Receiver.methods + Receiver.functions, spyingTraits))
  }

  extension Trait where Self == StubbingTrait {
  \(each(Receiver.methods + Receiver.functions, stubbingTraits))
  }
  = PliantListing/NamedForm+Families.swift
  \(named())
  = PliantProxying/ProxyControl+Families.swift
  extension ProxyControlling {
  \(ignoring())
  }
  = PliantObserving/Observing+Families.swift
  \(observing())
  extension __Pliant {
  \(conventions())
  }
  = PliantNotifying/ObserveNotifications+Families.swift
  public import Foundation

  \(notifications())
  """

/// What is written: members are indented, long lines of documentation are wrapped, and of what says
/// the same of several overloads of a name and labels the first alone says it.
func written(_ text: String) -> String {
  var (lines, said, all, isMember) = ([String](), [String](), Set<[String]>(), false)
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    if line.hasPrefix("///") {
      said.append(line)
      continue
    }
    if line.hasPrefix("extension ") || line == "}" { (isMember, all) = (line != "}", []) }
    let isIndented = line.hasPrefix("  ") || line.hasPrefix("extension ") || line.isEmpty
    let indent = isMember && !isIndented ? "  " : ""
    if !said.isEmpty, all.insert(said + signature(line)).inserted {
      lines += said.flatMap { wrapped($0, indent) }
    }
    said = []
    lines.append(indent + line)
  }
  return "// Written by Scripts/write-families.\n// swift-format-ignore-file\n\n"
    + lines.joined(separator: "\n") + "\n"
}

/// The name and the labels of a declaration.
private func signature(_ declaration: String) -> [String] {
  var (angles, parentheses, taken) = (0, 0, "")
  for character in declaration.replacing("(expression)", with: "").replacing("->", with: "") {
    switch character {
    case "<": angles += 1
    case ">": angles -= 1
    case "(" where angles == 0: parentheses += 1
    case ")" where angles == 0: parentheses -= 1
    default: break
    }
    if angles == 0, parentheses < 2 { taken.append(character) }
    if parentheses == 0, taken.hasSuffix(")") { break }
  }
  return taken.matches(of: #/^[^(]*|[(,] *\w+/#).map { String($0.0) }
}

/// A line of documentation, of which an item's other lines are indented.
private func wrapped(_ line: String, _ indent: String) -> [String] {
  guard indent.count + line.count > 100, !line.contains("  //") else { return [indent + line] }
  let text = line.dropFirst(4)
  let start = text.prefix { $0 == " " }.count + (text.drop { $0 == " " }.hasPrefix("- ") ? 2 : 0)
  var lines = [indent + "///" + String(repeating: " ", count: start < 2 ? 0 : start - 2)]
  for word in text.split(separator: " ") {
    if lines[lines.count - 1].count + word.count >= 100 {
      lines.append(indent + "///" + String(repeating: " ", count: start))
    }
    lines[lines.count - 1] += " " + word
  }
  return lines
}

/// What the article on what can be overridden must say of the table.
private func limits() -> [String] {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
  func most(_ name: String) -> String {
    Row.all.first { $0.name == name }.map { words[$0.sync.upperBound] } ?? name
  }
  return [
    "| up to \(most("#")) parameters; \(most("#OnMain")) of the main actor, \(most("Sending#")) if one is",
    "| one `inout`, among at most \(most("Inout@Of#")) |",
    "| variadic, the last of at most \(most("Variadic#")) |",
    "| one non-escaping closure, among at most \(most("Calling0At@Of#")) |",
    "| one `@autoclosure`, among at most \(most("Evaluating@Of#")) |",
  ]
}

/// `write-families [--check]` writes all, or fails if a file is not as it would be written;
/// `write-families --properties COUNT FILE` writes so many properties of a test.
@main enum WriteFamilies {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "--properties", let count = Int(arguments[1]) {
      let text = Properties.written(count: count)
      return try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
    }
    guard arguments.isEmpty || arguments == ["--check"] else { fatalError("see its first lines") }
    let all = ("\n" + files).split(separator: "\n= ").map { text in
      let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return ("Sources/\(parts[0])", written(String(parts[1])))
    }
    let article = "Sources/PliantOverriding/Documentation.docc/Articles/what-can-be-overridden.md"
    let said = try String(contentsOfFile: article, encoding: .utf8)
    for limit in limits() where !said.contains(limit) {
      print("\(article) does not say what Scripts/Forms/Table.swift says: \(limit)")
      exit(1)
    }
    for (path, text) in all {
      if arguments.isEmpty {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } else if try String(contentsOfFile: path, encoding: .utf8) != text {
        print("\(path) is not as Scripts/write-families writes it: run that")
        exit(1)
      }
    }
  }
}
