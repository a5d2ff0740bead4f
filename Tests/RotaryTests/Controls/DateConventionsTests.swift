import Rotary
import Testing

@Suite struct DateConventionsTests {
  @Test func `each interval of minutes divides an hour`() {
    #expect(HourDivisor.all == (1..<60).filter { 60 % $0 == 0 })
  }
}
