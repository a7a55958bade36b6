import EmbeddingData
import EmbeddingSource
import Foundation
import Testing

/// Source files that are not what the compiler knows are refused, with the name and what was expected.
@Suite struct SourceTests {
  @Test(arguments: [
    (#""byte_fallback": true"#, #""byte_fallback": false"#, "expected a BPE model with byte fallback"),
    (#""type": "BPE""#, #""type": "Unigram""#, "expected a BPE model"),
    (#""dropout": null"#, #""dropout": 0.1"#, "without dropout"),
    (#""pre_tokenizer": null"#, #""pre_tokenizer": {"type": "Metaspace"}"#, "no pre-tokenizer"),
    (#""prepend": "▁""#, #""prepend": "_""#, "expected a normalizer"),
    (#""<0x41>": "#, #""<0x4141>": "#, "there is no token of the byte 65"),
    (#""l o""#, #""l q""#, "a merge is of no two known tokens: l q"),
    (#""l o""#, #""l o w""#, "a merge is of no two known tokens: l o w"),
    (#""wow": "#, #""w w": "#, "a token has a space"),
    (#""wow": 2"#, #""wow": 9"#, "there twice, or above"),
    (#""single_word": false"#, #""single_word": true"#, "added token 0"),
    (#"{"added_tokens""#, #"{"added""#, "is no tokenizer description"),
  ])
  func otherTokenizersAreRefused(_ found: String, _ changed: String, _ message: String) {
    var model = SmallModel()
    model.change = { text in
      #expect(text.contains(found))
      return text.replacing(found, with: changed, maxReplacements: 1)
    }
    #expect {
      _ = try model.compiled()
    } throws: { error in
      (error as? EmbeddingError)?.code == .invalidSource && "\(error)".hasPrefix("small.json: ")
        && "\(error)".contains(message)
    }
  }

  @Test func otherNumbersAreRefused() throws {
    var model = SmallModel()
    model.dtype = "F32"
    #expect { _ = try model.compiled() } throws: { "\($0)".contains("is of type F32, expected F16") }
    model = SmallModel()
    model.missingRows = 1
    #expect { _ = try model.compiled() } throws: {
      "\($0)".contains("but there are \(258 + model.texts.count) rows")
    }
    #expect {
      _ = try SafeTensorsMatrix(SmallModel().safetensors, tensor: "other", name: "x")
    } throws: { "\($0)".contains("x: has no tensor other, but __metadata__, embedding.weight") }
  }

  @Test func aCutMatrixIsRefused() {
    let data = SmallModel().safetensors
    for length in 0..<data.count {
      #expect(throws: EmbeddingError.self) {
        _ = try SafeTensorsMatrix(data.prefix(length), tensor: "embedding.weight", name: "x")
      }
    }
  }

  @Test func hostileHeadersAreRefused() {
    for entry in [
      #""shape":[9223372036854775807,9223372036854775807],"data_offsets":[0,8]"#,
      #""shape":[2,2],"data_offsets":[-8,0]"#, #""shape":[2,2],"data_offsets":[0,9223372036854775807]"#,
      #""shape":[2],"data_offsets":[0,8]"#, #""shape":[],"data_offsets":[]"#, #""shape":[4,1]"#,
      #""shape":[-2,-2],"data_offsets":[0,8]"#, #""shape":[0,0],"data_offsets":[0,0]"#,
    ] {
      let header = "{\"a\":{\"dtype\":\"F16\",\(entry)}}"
      var data = withUnsafeBytes(of: UInt64(header.utf8.count).littleEndian) { Data($0) }
      data += Data(header.utf8) + Data(count: 8)
      #expect(throws: EmbeddingError.self) { _ = try SafeTensorsMatrix(data, tensor: "a", name: "x") }
    }
    let endless = Data(repeating: 0xFF, count: 64)
    #expect(throws: EmbeddingError.self) { _ = try SafeTensorsMatrix(endless, tensor: "a", name: "x") }
  }

  @Test(arguments: [
    (UInt16(0x3C00), Float(1)), (0xC000, -2), (0x0001, 0x1p-24), (0x83FF, -1023 * 0x1p-24), (0x7BFF, 65_504),
    (0x7C00, .infinity), (0x8000, -0.0), (0x0400, 0x1p-14), (0x3555, 0.333251953125),
  ])
  func halvesAreRead(_ bits: UInt16, _ number: Float) throws {
    let header = #"{"a":{"dtype":"F16","shape":[1,1],"data_offsets":[0,2]}}"#
    var data = withUnsafeBytes(of: UInt64(header.utf8.count).littleEndian) { Data($0) }
    data += Data(header.utf8) + withUnsafeBytes(of: bits.littleEndian) { Data($0) }
    #expect(try SafeTensorsMatrix(data, tensor: "a", name: "x").row(0) == [number])
  }

  @Test func aFolderWithoutTheFilesGivesATableOfNoTokens() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "model-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      _ = try EmbeddingModel(folder: folder)
    } throws: { "\($0)".contains("\(folder.path)/model.json") }

    let description = """
      {"name": "small", "package": "p", "version": "1", "licence": "MIT", "tensor": "embedding.weight",
       "vectors": {"file": "v.safetensors", "sha256": "00"}, "tokenizer": {"file": "t.json", "sha256": "11"}}
      """
    try Data(description.utf8).write(to: folder.appending(path: "model.json"))
    let model = try EmbeddingModel(folder: folder)
    #expect(try !model.isInstalled && EmbeddingTable(data: model.compiled()).isEmpty)

    try SmallModel().safetensors.write(to: folder.appending(path: "v.safetensors"))
    try SmallModel().tokenizer.write(to: folder.appending(path: "t.json"))
    let table = try EmbeddingTable(data: model.compiled())
    #expect(table.count == 259 + SmallModel().texts.count)
    #expect(table.provenance == "small, from p 1, MIT\nv.safetensors sha256 00\nt.json sha256 11")
  }
}
