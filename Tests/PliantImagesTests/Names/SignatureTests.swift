import PliantImages
import Testing

struct SignatureTests {
  private struct Private {}

  @Test func functionTypes() throws {
    #expect(log(((Int, String) -> Void).self) == "(Int, String)  -> ()")
    #expect(
      log(((Int?, [String: Private]) throws -> [Int]).self)
        == "(Optional<Int>, Dictionary<String,Private>) throws -> Array<Int>"
    )
    #expect(
      log((@MainActor (inout Int, Any) async throws -> (any Error)?).self)
        == "(Int, Any) asyncthrows -> Optional<Error>"
    )
    #expect(
      log(((() -> Void, @escaping (Int) -> Int) -> (Int, String)).self)
        == "(->, ->)  -> (Int,String)"
    )
    #expect(log((([String]) -> Set<String.Index>).self) == "(Array<String>)  -> Set<Index>")
  }

  /// Any type with these letters once fitted every other.
  @Test func selfIsAType() {
    func signature(_ result: String) -> Signature { Signature(parameters: [], result: result) }
    #expect(!signature("SelfieView").matches(signature("Other")))
    #expect(signature("Optional<Self>").matches(signature("Optional<Other>")))
  }

  private func log(_ type: Any.Type) -> String {
    guard let signature = Signature(of: type, dropping: 0) else { return "none" }
    let parameters = signature.parameters.joined(separator: ", ")
    return "(\(parameters)) \(signature.effects ?? "?") -> \(signature.result)"
  }
}
