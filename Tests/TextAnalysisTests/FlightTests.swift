import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct FlightTests {
  let detector: FlightDetector

  init() throws {
    detector = try FlightDetector(shared: LanguageImage.shared(), english: LanguageImage.english())
  }

  @Test(arguments: try DesignatorCase.load("own-flights"))
  func finds(_ item: DesignatorCase) {
    #expect(item.told(by: detector) == item.expected)
  }

  @Test func airlineIsNamed() {
    #expect(DesignatorCase.detections(of: "flight BA 117", by: detector).first?.detail == "British Airways")
  }

  @Test func codesAreUnique() throws {
    let table = try #require(try LanguageImage.shared().table("airline"))
    let codes = table.rows.map { $0[0] }
    #expect(Set(codes).count == codes.count)
    #expect(codes.count >= 250)
    for row in table.rows {
      #expect(row[0].count == 2 && row[1].count == 3 && !row[2].isEmpty, "\(row)")
    }
  }

  @Test func anyTextEndsInBounds() {
    DesignatorCase.sweep(
      detector,
      pieces: [
        "UA", "2402", "flight", "9W", "6E", "B6", "1", "-", "é", "Lufthansa", "Delta", "454", "#", "\u{301}",
        "😀",
        ".", ":", "BAW", "gate", "\n", "９", "12345", "'s",
      ], seed: 2)
  }
}
