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
