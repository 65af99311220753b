import PliantBase
import Testing

struct IntegerConversionsTests {
  @Test func keepsTheSmallestAndTheLargest() {
    #expect(Int(Int32.min) == -2_147_483_648)
    #expect(Int(Int64.min) == Int.min)
    #expect(Int(UInt16.max) == 65_535)
    #expect(Int(UInt32.max) == 4_294_967_295)
    #expect(Int(UInt64(Int64.max)) == Int.max)
    #expect(UInt(UInt32.max) == 4_294_967_295)
    #expect(UInt(UInt64.max) == UInt.max)
    #expect(UInt64(UInt.max) == UInt64.max)
    #expect(UInt64(Int.max) == 9_223_372_036_854_775_807)
    #expect(UInt32(Int(UInt32.max)) == UInt32.max)
    #expect([Int32(Int(Int32.min)), Int32(Int(Int32.max))] == [Int32.min, Int32.max])
  }

  @Test func trapsWhereAValueDoesNotFit() async {
    await #expect(processExitsWith: .failure) { print(Int([UInt.max][0])) }
    await #expect(processExitsWith: .failure) { print(Int([UInt64.max][0])) }
    await #expect(processExitsWith: .failure) { print(UInt([-1][0])) }
    await #expect(processExitsWith: .failure) { print(UInt64([-1][0])) }
    await #expect(processExitsWith: .failure) { print(UInt32([-1][0])) }
    await #expect(processExitsWith: .failure) { print(UInt32([Int(UInt32.max) + 1][0])) }
    await #expect(processExitsWith: .failure) { print(Int32([Int(Int32.max) + 1][0])) }
    await #expect(processExitsWith: .failure) { print(Int32([Int(Int32.min) - 1][0])) }
  }
}
