#if Digests
import Foundation
import PliantConveniences
import Testing

/// The vectors are those of FIPS 180-4 and `sha256sum`.
struct DigestsTests {
  // Dev Kit 4.3 NSString: sha1, sha256 gave hex of the input, not of the digest [B].
  @Test func knownDigests() {
    #expect("abc".sha1 == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect("".sha1 == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect("abc".sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect("".sha256 == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      "abc".sha384 == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      "abc".sha512 == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test func textIsUTF8() {
    #expect("é".sha256 == "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c")
    #expect("é".sha256 == Data([0xC3, 0xA9]).sha256)
    #expect("abcd".dropLast().sha256 == "abc".sha256)
    #expect("e\u{301}".sha1 != "\u{E9}".sha1)
  }

  @Test func bytes() {
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(million.sha1 == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    #expect(
      million.sha256 == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
    #expect(Data(million).sha512 == million.sha512)
    #expect(Data("abc".utf8).sha384 == "abc".sha384)
  }
}
#endif
