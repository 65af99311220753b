// Not part of a target: LeftOutTests compiles it, and looks into what comes out.
import Pliant

public func work(_ count: Int) throws {
  #log(.trace, "traced-text-that-is-long", count)
  #log(.info, "informed-text-that-is-long", count)
  #log(.error, "failed-text-that-is-long", count)
  #log("plain-text-that-is-long")
  _ = #inspect(.debug, count + 12_345)
  #verify(count > 77, "verified-text-that-is-long")
}

public func mark() async throws {
  try #log(mayThrow())
  await #log(later())
  try await #log(laterOrThrow())
  #log(try mayThrow(), await later())
}

@inline(never)
func mayThrow() throws -> Int { 1 }
func later() async -> Int { 1 }
func laterOrThrow() async throws -> Int { 1 }
