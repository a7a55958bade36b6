import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct AddressTests {
  struct Case: Decodable {
    struct Expected: Decodable {
      var text: String
      var parts: [String: String]?
    }
    var text: String
    var expected: [Expected]
  }

  let detector: AddressDetector

  init() throws {
    detector = try AddressDetector(shared: .shared(), english: .english())
  }

  @Test func findsAddressesWithTheirParts() throws {
    for item in try CaseFiles("TextAnalysis").json("own-addresses.json", as: [Case].self) {
      let found = SpanCases.detections(of: detector, in: item.text)
      #expect(found.map(\.text) == item.expected.map(\.text), "\(item.text)")
      for (one, expected) in zip(found, item.expected) {
        guard case .address(let address) = one.candidate.value else {
          Issue.record("\(item.text): \(one.candidate.value)")
          continue
        }
        for (name, value) in expected.parts ?? [:] {
          #expect(part(name, of: address) == value, "\(name) of \(item.text)")
        }
      }
    }
  }

  private func part(_ name: String, of address: PostalAddress) -> String? {
    switch name {
    case "unit": address.unit
    case "house": address.house
    case "houseNumber": address.houseNumber
    case "road": address.road
    case "city": address.city
    case "state": address.state
    case "postcode": address.postcode
    case "country": address.country
    default: "no part named \(name)"
    }
  }

  @Test func postcodesHaveTheFormOfTheirCountry() throws {
    let forms = try PostcodeForm(english: .english())
    func match(_ text: String) -> String? { forms.match(Document(text), at: 0)?.text }
    #expect(match("SW1A 1AA") == "SW1A 1AA")
    #expect(match("sw1a1aa") == "SW1A 1AA")
    #expect(match("M1 1AE, UK") == "M1 1AE")
    #expect(match("K1A 0B1") == "K1A 0B1")
    #expect(match("D6W XY00") == "D6W XY00")
    // No such area; letters that inward codes never have; too much after it.
    #expect(match("QZ1 1AA") == nil)
    #expect(match("SW1A 1CI") == nil)
    #expect(match("SW1A 1AAB") == nil)
    #expect(match("D1A 0B1") == nil)
  }
}
