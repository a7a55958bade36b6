import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct OneTimeCodeTests {
  let detector: OneTimeCodeDetector

  init() throws {
    detector = try OneTimeCodeDetector(shared: LanguageImage.shared(), english: LanguageImage.english())
  }

  @Test(arguments: try DesignatorCase.load("own-codes"))
  func finds(_ item: DesignatorCase) {
    #expect(item.told(by: detector) == item.expected)
  }

  @Test func refusalsSayWhy() {
    var findings = Findings(explaining: true)
    detector.detect(
      in: Document("the code is on card 4417"), context: DesignatorCase.context, into: &findings)
    #expect(findings.candidates.isEmpty)
    #expect(findings.rejections.first?.reason.contains("card") == true)
  }

  @Test func anyTextEndsInBounds() {
    DesignatorCase.sweep(
      detector,
      pieces: [
        "code", "is", "123456", "your", "验证码", "：", "é", "-", "G", "@example.com", "#", "<#>", "\n", "😀", "$",
        "823",
        "815", "A1B2C3", "인증번호", "\u{301}", ".", "[", "Uber", "]", "９９９９", "est", "OTP",
      ], seed: 3)
  }
}
