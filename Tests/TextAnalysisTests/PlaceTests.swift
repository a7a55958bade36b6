import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct PlaceTests {
  struct Case: Decodable {
    struct Expected: Decodable { var text: String }
    var text: String
    var expected: [Expected]
  }

  let detector: PlaceDetector

  init() throws {
    detector = try PlaceDetector(shared: .shared(), english: .english())
  }

  @Test func findsPlacesAndLeavesTheRest() throws {
    for item in try CaseFiles("TextAnalysis").json("own-places.json", as: [Case].self) {
      let found = SpanCases.detections(of: detector, in: item.text)
      #expect(found.map(\.text) == item.expected.map(\.text), "\(item.text)")
      for one in found { #expect(one.candidate.value == .place(one.text)) }
    }
  }

  @Test func aChainIsSurerThanAFriendsHouse() throws {
    func confidence(_ text: String) -> Double? {
      SpanCases.detections(of: detector, in: text).first?.candidate.confidence
    }
    let (chain, friend) = (try #require(confidence("at starbucks")), try #require(confidence("at anna's")))
    #expect(chain > friend)
  }
}
