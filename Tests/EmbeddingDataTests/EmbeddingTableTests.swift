import EmbeddingData
import EmbeddingSource
import Foundation
import Testing

@Suite struct EmbeddingTableTests {
  let model = SmallModel()

  @Test func tokensFollowTheMergesInOrderOfRank() throws {
    let table = try EmbeddingTable(data: model.compiled())
    let (space, token, byte) = (model.token("▁"), model.token, model.byte)
    #expect(table.tokens(of: "") == [])
    #expect(table.tokens(of: "low") == [token("▁low")])
    #expect(table.tokens(of: "lower") == [token("▁low"), token("er")])
    #expect(table.tokens(of: "new low") == [space, token("ne"), token("w"), token("▁low")])
    // "er" has a lower rank than "ne".
    #expect(table.tokens(of: "ner") == [space, token("n"), token("er")])
    #expect(table.tokens(of: "   low") == [token("▁▁"), token("▁"), token("▁low")])
    #expect(table.tokens(of: "▁low") == [token("▁"), token("▁low")])
    // A token that no merges lead to is none that a text can have.
    #expect(table.tokens(of: "wow") == [space, token("w"), token("o"), token("w")])
    #expect(table.tokens(of: "x\né") == [space, byte(0x78), byte(0x0A), byte(0xC3), byte(0xA9)])
    #expect(table.tokens(of: "<0x0A>").count == 7)
  }

  @Test func addedTokensStandWhereverTheyOccur() throws {
    let table = try EmbeddingTable(data: model.compiled())
    let low = model.token("▁low")
    #expect(table.tokens(of: "<s>low</s>") == [1, low, 2])
    #expect(table.tokens(of: "low<unk>low<s><s>") == [low, 0, low, 1, 1])
    #expect(table.tokens(of: "<s") == [model.token("▁"), model.byte(0x3C), model.token("s")])
  }

  /// Swift's strings call these two equal; the vocabulary doesn't.
  @Test func canonicallyEquivalentCharactersAreTwoTokens() throws {
    let table = try EmbeddingTable(data: model.compiled())
    #expect(model.token("\u{3CC}") != model.token("\u{1F79}"))
    #expect(table.tokens(of: "\u{3CC}").last == model.token("\u{3CC}"))
    #expect(table.tokens(of: "\u{1F79}").last == model.token("\u{1F79}"))
  }

  @Test func rowsAreWithinHalfAStepOfTheirNumbers() throws {
    let table = try EmbeddingTable(data: model.compiled())
    #expect(table.count == 259 + model.texts.count && table.dimensions == SmallModel.dimensions)
    for token in 0..<table.count {
      let row = try #require(table.row(token))
      let exact = (0..<SmallModel.dimensions).map { model.number(token, $0) }
      let step = exact.map(abs).max()! / 127
      for (number, exact) in zip(row, exact) { #expect(abs(number - exact) <= step / 2 + 1e-6) }
    }
    #expect(table.row(table.count) == nil && table.row(-1) == nil)
  }

  @Test func aSumIsOfTheRowsOfTheTokens() throws {
    let table = try EmbeddingTable(data: model.compiled())
    var sum: [Float] = [100, 0, 0, 0]
    let count = sum.withUnsafeMutableBufferPointer { sum in
      Array("lower".utf8).withUnsafeBytes { table.addRows(ofUTF8: $0, to: sum) }
    }
    let rows = try table.tokens(of: "lower").map { try #require(table.row(Int($0))) }
    #expect(count == 2)
    for index in 0..<SmallModel.dimensions {
      #expect(abs(sum[index] - rows[0][index] - rows[1][index] - (index == 0 ? 100 : 0)) < 1e-4)
    }
  }

  @Test func theSameModelGivesTheSameBytes() throws {
    #expect(try model.compiled() == model.compiled())
    #expect(try EmbeddingTable(data: model.compiled()).provenance == "small")
  }

  @Test func aTableOfNoTokensIsValid() throws {
    let table = try EmbeddingTable(data: EmbeddingCompiler.emptyTable)
    #expect(table.isEmpty && table.isIntact)
    #expect(table.tokens(of: "low") == [] && table.row(0) == nil)
  }
}
