import Foundation
import PliantConveniences
import Testing

struct HexadecimalTests {
  // Dev Kit 4.3 NSData: hexadecimalString, lower-case, "" when empty.
  @Test func bytes() {
    #expect(Data([0, 0x1F, 0xA0, 0xFF]).hexadecimalString == "001fa0ff")
    #expect(Data().hexadecimalString == "")
    #expect([UInt8(9), 10].hexadecimalString == "090a")
    #expect("é".utf8.hexadecimalString == "c3a9")
    #expect(Data([1, 2, 3])[1...].hexadecimalString == "0203")
    for byte in UInt8.min...UInt8.max {
      #expect(UInt8(CollectionOfOne(byte).hexadecimalString, radix: 16) == byte)
    }
  }
}
