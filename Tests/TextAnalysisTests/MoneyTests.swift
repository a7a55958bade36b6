import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct MoneyTests {
  struct Case: Decodable {
    struct Expected: Decodable {
      var text: String
      var amount: String
      var currency: String?
    }
    var text: String
    var locale: String?
    var expected: [Expected]
  }

  let detector: MoneyDetector

  init() throws {
    detector = try MoneyDetector(shared: .shared(), english: .english())
  }

  @Test func findsAmountsWithTheirCurrency() throws {
    for item in try CaseFiles("TextAnalysis").json("own-money.json", as: [Case].self) {
      let found = SpanCases.detections(of: detector, in: item.text, locale: item.locale)
      #expect(found.map(\.text) == item.expected.map(\.text), "\(item.text)")
      for (one, expected) in zip(found, item.expected) {
        let value = MoneyValue(
          amount: try #require(Decimal(string: expected.amount)), currency: expected.currency)
        #expect(one.candidate.value == .money(value), "\(item.text)")
      }
    }
  }

  @Test(arguments: [("en_US", "USD"), ("en_CA", "CAD"), ("en_NZ", "NZD"), ("en_GB", "USD"), ("en_SG", "SGD")])
  func regionDecidesWhatADollarIs(locale: String, currency: String) {
    for text in ["$5", "five bucks", "5 dollars"] {
      let found = SpanCases.detections(of: detector, in: text, locale: locale)
      #expect(found.map(\.candidate.value) == [.money(MoneyValue(amount: 5, currency: currency))], "\(text)")
    }
  }

  @Test func surroundingsTellPoundsOfMoneyFromPoundsOfWeight() {
    func isMoney(_ text: String, _ locale: String) -> Bool {
      !SpanCases.detections(of: detector, in: text, locale: locale).isEmpty
    }
    #expect(isMoney("it cost me 40 pounds", "en_US"))
    #expect(!isMoney("a 40 pound dumbbell", "en_GB"))
    #expect(!isMoney("5 pounds of potatoes", "en_GB"))
    #expect(isMoney("that'll be 5 pounds", "en_GB"))
    #expect(!isMoney("only 5 pounds to go", "en_US"))
  }

  @Test func amountsStayExact() {
    let found = SpanCases.detections(of: detector, in: "$0.10 and $1234567890123.45")
    #expect(
      found.map(\.candidate.value) == [
        .money(MoneyValue(amount: Decimal(string: "0.1")!, currency: "USD")),
        .money(MoneyValue(amount: Decimal(string: "1234567890123.45")!, currency: "USD")),
      ])
  }
}
