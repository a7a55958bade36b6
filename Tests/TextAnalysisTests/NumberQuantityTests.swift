import CaseFiles
import Foundation
import LanguageData
import Testing

@testable import TextAnalysis

@Suite struct NumberQuantityTests {
  struct Case: Decodable {
    struct Expected: Decodable {
      var text: String
      var value: Double
      var unit: String?
    }
    var text: String
    var type: String
    var expected: [Expected]
  }

  @Test func findsNumbersAndQuantities() throws {
    let numbers = try NumberDetector(shared: .shared(), english: .english())
    let quantities = try QuantityDetector(shared: .shared(), english: .english())
    for item in try CaseFiles("TextAnalysis").json("own-numbers.json", as: [Case].self) {
      let found =
        item.type == "number"
        ? SpanCases.detections(of: numbers, in: item.text)
        : SpanCases.detections(of: quantities, in: item.text)
      #expect(found.map(\.text) == item.expected.map(\.text), "\(item.text)")
      for (one, expected) in zip(found, item.expected) {
        switch one.candidate.value {
        case .number(let value):
          #expect(abs(value - expected.value) < 1e-9, "\(item.text)")
        case .quantity(let value):
          #expect(abs(value.amount - expected.value) < 1e-9, "\(item.text)")
          #expect(value.unit == expected.unit, "\(item.text)")
        default:
          Issue.record("\(item.text): \(one.candidate.value)")
        }
      }
    }
  }

  @Test func localeDecidesWhatACommaIs() throws {
    let numbers = try NumberDetector(shared: .shared(), english: .english())
    func values(_ text: String, _ locale: String) -> [Detection.Value] {
      SpanCases.detections(of: numbers, in: text, locale: locale).map(\.candidate.value)
    }
    #expect(values("it is 1,5 now", "de_DE") == [.number(1.5)])
    #expect(values("it is 1.500 now", "de_DE") == [.number(1500)])
    #expect(values("it is 1.500 now", "en_US") == [.number(1.5)])
    #expect(values("it is 1,500 now", "en_US") == [.number(1500)])
  }

  @Test func moreDigitsThanFitKeepTheirSize() throws {
    let numbers = try NumberDetector(shared: .shared(), english: .english())
    let found = SpanCases.detections(of: numbers, in: String(repeating: "9", count: 40))
    guard case .number(let value) = found.first?.candidate.value else {
      Issue.record("no number")
      return
    }
    #expect(abs(value / 1e40 - 1) < 1e-9)
  }
}

@Suite struct DecimalFractionTests {
  @Test func quotientsHaveAllTheDigitsOfADouble() {
    #expect(DecimalFraction(1, over: 3).double == 1.0 / 3)
    #expect(DecimalFraction(7, over: 8).decimal == Decimal(string: "0.875")!)
    #expect(DecimalFraction(1, over: 0).double == 0)
  }

  @Test func sumsAndProductsNeverTrap() {
    let large = DecimalFraction(.max, exponent: 300)
    #expect((large + large).double.isFinite || (large + large).double.isInfinite)
    #expect((large + DecimalFraction(1, exponent: -300)).mantissa > 0)
    #expect((large * 12).mantissa > 0)
    #expect(DecimalFraction(.min).negated.mantissa == .max)
    #expect((DecimalFraction(5) + DecimalFraction(20, exponent: -2)).decimal == Decimal(string: "5.2")!)
  }
}
