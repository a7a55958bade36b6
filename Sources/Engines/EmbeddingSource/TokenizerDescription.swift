import EmbeddingData
import Foundation

/// A byte-pair tokenizer as a `tokenizer.json` of the Hugging Face library describes it; of the many forms
/// that library has, the one of the Llama 2 family.
struct TokenizerDescription {
  /// The texts of the tokens by id, as UTF-8 with a space for "▁".
  var texts: [[UInt8]]
  /// Left, right and result by rank.
  var merges: [(left: Int, right: Int, result: Int)]
  /// The ids of the tokens of single bytes.
  var byteTokens: [Int]
  /// The ids of the tokens that a text is cut at first.
  var added: [Int]

  private static let underline: [UInt8] = [0xE2, 0x96, 0x81]

  /// - Throws: `EmbeddingError` of code `invalidSource` where it asks for something that is not done here.
  init(_ data: Data, name: String) throws {
    func invalid(_ what: String) -> EmbeddingError { EmbeddingError(.invalidSource, "\(name): \(what)") }
    let file: TokenizerFile
    do {
      file = try JSONDecoder().decode(TokenizerFile.self, from: Self.shifted(data))
    } catch {
      throw invalid("is no tokenizer description: \(error)")
    }
    try Self.check(file, invalid)
    var texts = [[UInt8]](repeating: [], count: file.model.vocab.count)
    var ids: [[UInt8]: Int] = [:]
    for (key, id) in file.model.vocab {
      let text = Self.restored(key)
      guard texts.indices.contains(id), texts[id].isEmpty, !text.isEmpty else {
        throw invalid("token \(id) is empty, there twice, or above \(texts.count - 1)")
      }
      ids[text] = id
      texts[id] = text
    }
    let digits = Array("0123456789ABCDEF".utf8)
    byteTokens = try (0..<256).map { byte in
      let text = Array("<0x".utf8) + [digits[byte / 16], digits[byte % 16]] + Array(">".utf8)
      guard let id = ids[text] else { throw invalid("there is no token of the byte \(byte)") }
      return id
    }
    let isByte = Set(byteTokens)
    merges = try file.model.merges.map { merge in
      let parts = merge.split(separator: " ", omittingEmptySubsequences: false).map {
        Self.restored(String($0))
      }
      guard parts.count == 2, let left = ids[parts[0]], let right = ids[parts[1]],
        let result = ids[parts[0] + parts[1]], !isByte.contains(left), !isByte.contains(right)
      else { throw invalid("a merge is of no two known tokens: \(merge)") }
      return (left, right, result)
    }
    added = try file.addedTokens.map { token in
      guard !token.isSingleWord, !token.stripsLeft, !token.stripsRight, !token.isNormalized,
        texts.indices.contains(token.id), texts[token.id] == Self.restored(token.content)
      else { throw invalid("added token \(token.id) is of a kind that is not known here") }
      return token.id
    }
    self.texts = texts.map { Self.spaced($0) }
  }

  private static func check(_ file: TokenizerFile, _ invalid: (String) -> EmbeddingError) throws {
    let model = file.model
    guard model.type == "BPE", model.fallsBackToBytes, model.ignoresMerges != true, (model.dropout ?? 0) == 0,
      (model.subwordPrefix ?? "").isEmpty, (model.wordSuffix ?? "").isEmpty
    else { throw invalid("expected a BPE model with byte fallback, and without dropout, prefix and suffix") }
    let steps = file.normalizer?.steps ?? []
    guard !file.hasPreTokenizer, steps.count == 2, steps[0].type == "Prepend",
      steps[0].prepend.map({ restored($0) }) == underline, steps[1].type == "Replace",
      steps[1].pattern?.text == " ", steps[1].content.map({ restored($0) }) == underline
    else {
      throw invalid("expected a normalizer that prepends ▁ and replaces spaces by it, and no pre-tokenizer")
    }
    guard model.vocab.count < TableFormat.limit, model.merges.count < TableFormat.limit else {
      throw invalid(
        "has \(model.vocab.count) tokens and \(model.merges.count) merges, expected less than \(TableFormat.limit)"
      )
    }
    guard !model.vocab.keys.contains(where: { $0.utf8.contains(0x20) }) else {
      throw invalid("a token has a space, which no normalized text has")
    }
  }

  private static func spaced(_ text: [UInt8]) -> [UInt8] {
    var spaced: [UInt8] = []
    var rest = text[...]
    while let byte = rest.first {
      let isUnderline = rest.starts(with: underline)
      spaced.append(isUnderline ? 0x20 : byte)
      rest = rest.dropFirst(isUnderline ? underline.count : 1)
    }
    return spaced
  }

  /// The JSON with a private character for each byte outside ASCII. Swift compares strings by canonical
  /// equivalence, and the vocabulary has tokens that are different characters but canonically equivalent.
  private static func shifted(_ data: Data) -> Data {
    var shifted = Data(capacity: data.count * 2)
    for byte in data {
      if byte < 0x80 {
        shifted.append(byte)
      } else {
        shifted.append(contentsOf: [0xEE, 0x80 | byte >> 6, 0x80 | byte & 0x3F])
      }
    }
    return shifted
  }

  /// The bytes that `shifted` made a string of.
  private static func restored(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      (0xE080...0xE0FF).contains(scalar.value) ? [UInt8(scalar.value - 0xE000)] : Array(String(scalar).utf8)
    }
  }
}
