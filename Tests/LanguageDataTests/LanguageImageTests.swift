import Foundation
import LanguageCompiler
import Testing

@testable import LanguageData

@Suite struct LanguageImageTests {
  private static let sample = #"""
    { "lexicons": { "day": { "monday": 1, "mon": 1, "new year's eve": 7 }, "cue": ["call", "ring"] },
      "tables": { "courier": { "columns": ["id", "name"], "rows": [["ups", "UPS"], ["dhl", "DHL \u00e9"]] } } }
    """#

  private func compiled() throws -> Data { try LanguageSource(Self.sample, named: "test.json").compiled() }

  @Test func theSameSourceGivesTheSameBytes() throws {
    #expect(try compiled() == compiled())
  }

  @Test func readsBackWhatWasWritten() throws {
    let image = try LanguageImage(data: compiled())
    let days = try #require(image.lexicon("day"))
    #expect(days.value(of: "Monday") == 1)
    #expect(days.value(of: "NEW YEAR\u{2019}S EVE") == 7)
    #expect(days.value(of: "tuesday") == nil)
    let tokens = Document("on new year's eve we").tokens
    #expect(days.match(tokens, at: 1)?.count == 4)
    #expect(days.match(tokens, at: 0) == nil)
    #expect(image.lexicon("none") == nil)
    #expect(image.table("courier")?.rows == [["ups", "UPS"], ["dhl", "DHL \u{E9}"]])
  }

  /// A file that is cut off, altered or of another version is refused, or still reads within its bounds.
  @Test func damageIsRefused() throws {
    let good = try compiled()
    for length in 0..<good.count {
      do {
        let image = try LanguageImage(data: good.prefix(length))
        #expect(!image.isIntact)
      } catch is LanguageDataError {}
    }
    var version = good
    version[8] = 99
    #expect(throws: LanguageDataError.self) { try LanguageImage(data: version) }
    var flipped = good
    flipped[good.count - 1] ^= 1
    #expect(try !LanguageImage(data: flipped).isIntact)
    #expect(try LanguageImage(data: good).isIntact)
  }
}
