// Not part of a target: ExpansionsTests compares what these expand to with Handles.expanded.
import Pliant

class Greeter {
  dynamic var name = ""
  dynamic func greet(_ who: String, times: Int) -> String { who }
  dynamic func save(_ text: String) throws -> Int { 0 }
  dynamic func load() async throws(CancellationError) -> Int { 0 }
  dynamic func add(_ number: inout Int) {}
  class func make(_ name: String) -> Greeter { Greeter() }
}

/// Names that the expansion must not shadow.
class Entry {
  dynamic func save(_ text: String) throws -> Int { 0 }
}

func now() -> Int { 0 }
func handle() {}
func words() {}

func handles() {
  _ = #method(Greeter.greet(_:times:))
  _ = #method(Greeter.save(_:))
  _ = #method(Greeter.load)
  _ = #method(Greeter.add(_:))
  _ = #method { (type: Greeter.Type, name: String) in type.make(name) }
  _ = #getter(\Greeter.name)
  _ = #setter(\Greeter.name, String.self)
  _ = #callable(now)
  _ = #method(Entry.save(_:))
  _ = #callable(handle)
  _ = #callable(words)
}

@MainActor class Screen { dynamic func title(_ text: String) -> String { text } }

func generic<T>(_ t: T) { _ = #method(Screen.title(_:)) }
