import Testing

@testable import FoundationPlus

struct WallClockTests {
  @Test func aClockStandsStillWhereTheEnvironmentSaysSo() async throws {
    let clock = WallClock.of(["BECKON_CLOCK": "2026-11-21T18:30:00Z"])
    #expect(clock.now() == Date(timeIntervalSince1970: 1_795_285_800))
    // What is past there isn't waited for.
    try await clock.sleep(Date(timeIntervalSince1970: 1_795_285_799))
    #expect(clock.now() == Date(timeIntervalSince1970: 1_795_285_800))
  }

  @Test(arguments: [[:], ["BECKON_CLOCK": ""], ["BECKON_CLOCK": "tomorrow"]])
  func anyOtherIsTheSystems(_ environment: [String: String]) {
    #expect(abs(WallClock.of(environment).now().timeIntervalSinceNow) < 3_600)
  }
}
