import EmbeddingData
import EmbeddingSource
import Foundation

/// A model small enough to work out by hand: four numbers a token, a vocabulary of some words.
struct SmallModel {
  static let dimensions = 4

  /// The texts above those of the special tokens and the bytes, which have the ids 3 to 258.
  var texts = [
    "▁", "l", "o", "w", "e", "r", "n", "s", "t", "lo", "low", "▁low", "er", "ne", "▁▁", "\u{3CC}", "\u{1F79}",
    "wow",
  ]
  var merges = ["l o", "lo w", "▁ low", "e r", "n e", "▁ ▁"]
  /// Replaces parts of the tokenizer's JSON.
  var change: (String) -> String = { $0 }
  var dtype = "F16"
  /// How many rows of numbers are missing.
  var missingRows = 0

  func token(_ text: String) -> Int32 {
    Int32(259 + texts.firstIndex { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }!)
  }

  func byte(_ byte: UInt8) -> Int32 { Int32(byte) + 3 }

  var tokenizer: Data {
    let special = ["<unk>", "<s>", "</s>"]
    let bytes = (0..<256).map { String(format: "<0x%02X>", $0) }
    let vocab = (special + bytes + texts).enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ",")
    let added = special.enumerated().map { id, text in
      """
      {"id": \(id), "content": "\(text)", "single_word": false, "lstrip": false, "rstrip": false,
       "normalized": false, "special": true}
      """
    }.joined(separator: ",")
    let json = """
      {"added_tokens": [\(added)],
       "normalizer": {"type": "Sequence", "normalizers": [{"type": "Prepend", "prepend": "▁"},
         {"type": "Replace", "pattern": {"String": " "}, "content": "▁"}]},
       "pre_tokenizer": null,
       "model": {"type": "BPE", "dropout": null, "unk_token": "<unk>", "continuing_subword_prefix": null,
         "end_of_word_suffix": null, "fuse_unk": true, "byte_fallback": true, "vocab": {\(vocab)},
         "merges": [\(merges.map { "\"\($0)\"" }.joined(separator: ","))]}}
      """
    return Data(change(json).utf8)
  }

  /// The number at a place of a row, which 16 bits hold exactly.
  func number(_ row: Int, _ column: Int) -> Float { Float((row * 7 + column * 3) % 64 - 32) / 4 }

  var safetensors: Data {
    let rows = 259 + texts.count - missingRows
    let size = rows * Self.dimensions * 2
    let header = """
      {"__metadata__":{"format":"pt"},"embedding.weight":{"dtype":"\(dtype)",\
      "shape":[\(rows),\(Self.dimensions)],"data_offsets":[0,\(size)]}}
      """
    var data = Data()
    withUnsafeBytes(of: UInt64(header.utf8.count).littleEndian) { data.append(contentsOf: $0) }
    data.append(Data(header.utf8))
    for row in 0..<rows {
      for column in 0..<Self.dimensions {
        withUnsafeBytes(of: Self.half(number(row, column)).littleEndian) { data.append(contentsOf: $0) }
      }
    }
    return data
  }

  /// The bits of a number in half precision; only for numbers that it holds exactly.
  static func half(_ number: Float) -> UInt16 {
    guard number != 0 else { return 0 }
    let bits = number.bitPattern
    return UInt16(bits >> 16 & 0x8000) | UInt16((Int(bits >> 23 & 0xFF) - 112) << 10)
      | UInt16(bits >> 13 & 0x3FF)
  }

  func compiled() throws -> Data {
    try EmbeddingCompiler(
      matrix: SafeTensorsMatrix(safetensors, tensor: "embedding.weight", name: "small.safetensors"),
      tokenizer: tokenizer, tokenizerName: "small.json", provenance: "small"
    ).compiled()
  }
}
