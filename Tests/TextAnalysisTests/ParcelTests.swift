import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct ParcelTests {
  let detector: ParcelDetector

  init() throws {
    detector = try ParcelDetector(shared: LanguageImage.shared(), english: LanguageImage.english())
  }

  @Test(arguments: try DesignatorCase.load("own-parcels"))
  func finds(_ item: DesignatorCase) {
    #expect(item.told(by: detector) == item.expected)
  }

  @Test func pageCarriesTheNumber() throws {
    var findings = Findings()
    detector.detect(in: Document("1Z 999 AA1 01 2345 6784"), context: DesignatorCase.context, into: &findings)
    guard case .trackingNumber(let value) = try #require(findings.candidates.first).value else {
      Issue.record("no tracking number")
      return
    }
    #expect(value.url == "https://www.ups.com/track?tracknum=1Z999AA10123456784")
  }

  @Test func refusalsSayWhy() {
    func reasons(_ text: String) -> [String] {
      var findings = Findings(explaining: true)
      detector.detect(in: Document(text), context: DesignatorCase.context, into: &findings)
      #expect(findings.candidates.isEmpty)
      return findings.rejections.map(\.reason)
    }
    #expect(reasons("my account number there is 481273650196 or so").first?.contains("near by") == true)
    #expect(reasons("it is RB123456785XX").first?.contains("postal service") == true)
  }

  /// Worked examples of the published methods.
  @Test func checkDigits() {
    func accepts(_ algorithm: String, _ number: String) -> Bool? {
      ParcelCheckDigit(algorithm).map { $0.accepts(Array(number.utf8)[...]) }
    }
    // GS1's own example of an SSCC; UPU S10's of an item identifier; ISO/IEC 7812's.
    #expect(accepts("mod10 3 1", "376104250021234569") == true)
    #expect(accepts("mod10 3 1", "376104250021234568") == false)
    #expect(accepts("mod11 8 6 4 2 3 5 9 7", "473124829") == true)
    #expect(accepts("mod11 8 6 4 2 3 5 9 7", "473124828") == false)
    #expect(accepts("luhn", "79927398713") == true)
    #expect(accepts("luhn", "79927398714") == false)
    #expect(accepts("mod7", "3318811230") == true)
    #expect(accepts("mod37_36", "A12425GABC1234002M") == true)
    #expect(accepts("mod37_36", "A12425GABC1234002N") == false)
    #expect(accepts("mod 12", "1") == nil)
  }

  @Test func patternsThatCannotBeReadAreErrors() {
    for pattern in ["#{", "[AB", "#{0}", "#{9-3}", "a", "#{999}"] {
      #expect(throws: LanguageDataError.self) {
        try ParcelForm.forms(pattern: pattern, check: "", checked: "", evidence: "any", courier: 0)
      }
    }
    #expect(throws: LanguageDataError.self) {
      try ParcelForm.forms(pattern: "#{9}", check: "mod12", checked: "", evidence: "any", courier: 0)
    }
    #expect(throws: LanguageDataError.self) {
      try ParcelForm.forms(pattern: "#{9}", check: "mod7", checked: "4-12", evidence: "any", courier: 0)
    }
  }

  @Test func anyTextEndsInBounds() {
    DesignatorCase.sweep(
      detector,
      pieces: [
        "1Z", "999", "AA1", "0123456784", "9", "4", "RB123456785GB", "-", "é", "単号", "SF1234567890123", "ups",
        "tracking", "\u{301}", "😀", ".", "@", "+", "481273650196", "\n", "９", "TBA", "000000000000",
      ], seed: 1)
  }
}
