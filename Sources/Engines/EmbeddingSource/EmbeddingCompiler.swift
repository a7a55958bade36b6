import BinaryFiles
import EmbeddingData
import Foundation

/// A compiler that makes a table from a matrix and a tokenizer. The same input gives the same bytes.
package struct EmbeddingCompiler {
  private let matrix: SafeTensorsMatrix
  private let tokenizer: TokenizerDescription
  private let provenance: String

  /// Creates a compiler.
  ///
  /// - Parameter tokenizer: a `tokenizer.json`, which `tokenizerName` names in errors.
  /// - Throws: `EmbeddingError` of code `invalidSource`.
  package init(
    matrix: SafeTensorsMatrix, tokenizer: Data, tokenizerName: String, provenance: String
  ) throws {
    self.matrix = matrix
    self.tokenizer = try TokenizerDescription(tokenizer, name: tokenizerName)
    self.provenance = provenance
    guard matrix.rows == self.tokenizer.texts.count else {
      throw EmbeddingError(
        .invalidSource,
        "\(tokenizerName): \(self.tokenizer.texts.count) tokens, but there are \(matrix.rows) rows of numbers"
      )
    }
  }

  /// The table where no vectors are installed.
  package static var emptyTable: Data { file(dimensions: 0, count: 0, sections: [:]) }

  /// The compiled table.
  package func compiled() throws -> Data {
    var sections: [TableFormat.Section: [UInt8]] = [.provenance: Array(provenance.utf8)]
    addTexts(to: &sections)
    sections[.merges] = mergeSlots()
    sections[.joins] = joins()
    addRows(to: &sections)
    let texts = tokenizer.texts
    // First with the characters alone, so that merging tells which texts become one token as a whole.
    let characters = texts.indices.filter { Self.isCharacter(texts[$0]) }
    sections[.bytes] = byteTokens(characters)
    sections[.words] = wordSlots(characters)
    let merging = try EmbeddingTable(data: file(sections))
    let whole = texts.indices.filter { id in
      Self.isCharacter(texts[id]) || merging.merged(texts[id]) == [UInt32(id)]
    }
    sections[.words] = wordSlots(whole)
    var added = Bytes()
    for id in tokenizer.added { added.append(UInt16(id)) }
    sections[.added] = added.storage
    return file(sections)
  }

  private static func isCharacter(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.count == 1
  }

  private func addTexts(to sections: inout [TableFormat.Section: [UInt8]]) {
    var starts = Bytes()
    var texts: [UInt8] = []
    for text in tokenizer.texts {
      starts.append(UInt32(texts.count))
      texts += text
    }
    starts.append(UInt32(texts.count))
    sections[.textStarts] = starts.storage
    sections[.texts] = texts
  }

  /// Eight bits a number: a row's largest becomes 127, and the scale turns it back.
  private func addRows(to sections: inout [TableFormat.Section: [UInt8]]) {
    var scales = Bytes()
    var rows: [UInt8] = []
    rows.reserveCapacity(matrix.rows * matrix.columns)
    for index in 0..<matrix.rows {
      let row = matrix.row(index)
      let largest = row.reduce(Float(0)) { max($0, abs($1)) }
      let scale = largest.isFinite ? largest / 127 : 0
      scales.append(scale.bitPattern)
      for number in row {
        let rounded = scale > 0 ? (number / scale).rounded(.toNearestOrEven) : 0
        rows.append(UInt8(bitPattern: Int8(exactly: max(-127, min(127, rounded))) ?? 0))
      }
    }
    sections[.scales] = scales.storage
    sections[.rows] = rows
  }

  private func mergeSlots() -> [UInt8] {
    let entries = tokenizer.merges.enumerated().map { rank, merge in
      (
        slot: TableFormat.slot(left: UInt32(merge.left), right: UInt32(merge.right)),
        value: UInt64(merge.left) | UInt64(merge.right) << 16 | UInt64(rank) << 32 | UInt64(merge.result)
          << 48
      )
    }
    return Self.slots(entries, empty: TableFormat.emptyMerge)
  }

  private func wordSlots(_ ids: [Int]) -> [UInt8] {
    let entries = ids.map { id in
      (slot: tokenizer.texts[id].withUnsafeBytes { TableFormat.slot(of: $0) }, value: UInt16(id))
    }
    return Self.slots(entries, empty: TableFormat.none)
  }

  /// A hash table with linear probing, at most half full, in which no entry lies far from its place.
  private static func slots<Value: FixedWidthInteger>(
    _ entries: [(slot: Int, value: Value)], empty: Value
  ) -> [UInt8] {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    search: while true {
      var slots = [Value](repeating: empty, count: capacity)
      for entry in entries {
        var slot = entry.slot & (capacity - 1)
        var probes = 1
        while slots[slot] != empty {
          slot = (slot + 1) & (capacity - 1)
          probes += 1
        }
        if probes > TableFormat.longestProbe {
          capacity *= 2
          continue search
        }
        slots[slot] = entry.value
      }
      var bytes = Bytes()
      for slot in slots { bytes.append(slot) }
      return bytes.storage
    }
  }

  private func joins() -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: TableFormat.classCount * TableFormat.joinRow)
    for merge in tokenizer.merges {
      let text = tokenizer.texts[merge.result]
      // The bytes of one character count as joined, which they are.
      for (left, right) in zip(text, text.dropFirst()) {
        let right = TableFormat.characterClass(right)
        bits[TableFormat.characterClass(left) * TableFormat.joinRow + right >> 3] |= 1 << UInt8(right & 7)
      }
    }
    return bits
  }

  private func byteTokens(_ characters: [Int]) -> [UInt8] {
    var ascii = [UInt16](repeating: TableFormat.none, count: 128)
    for id in characters {
      if let byte = tokenizer.texts[id].first, byte < 128 { ascii[Int(byte)] = UInt16(id) }
    }
    var bytes = Bytes()
    for id in tokenizer.byteTokens { bytes.append(UInt16(id)) }
    for id in ascii { bytes.append(id) }
    return bytes.storage
  }

  private func file(_ sections: [TableFormat.Section: [UInt8]]) -> Data {
    Self.file(dimensions: matrix.columns, count: matrix.rows, sections: sections)
  }

  private static func file(
    dimensions: Int, count: Int, sections: [TableFormat.Section: [UInt8]]
  ) -> Data {
    var directory = Bytes()
    var body = Bytes()
    body.storage = [UInt8](repeating: 0, count: TableFormat.bodyStart)
    for section in TableFormat.Section.allCases {
      let content = sections[section] ?? []
      body.align(to: 64)
      directory.append(UInt64(body.storage.count))
      directory.append(UInt64(content.count))
      body.storage += content
    }
    body.storage.replaceSubrange(TableFormat.headerLength..<TableFormat.bodyStart, with: directory.storage)
    var header = Bytes()
    header.storage = TableFormat.magic
    header.append(TableFormat.version)
    header.append(UInt32(dimensions))
    header.append(UInt32(count))
    header.append(UInt32(TableFormat.Section.allCases.count))
    header.append(
      body.storage.withUnsafeBytes { bytes in
        TableFormat.checksum(UnsafeRawBufferPointer(rebasing: bytes[TableFormat.headerLength...]))
      })
    body.storage.replaceSubrange(0..<TableFormat.headerLength, with: header.storage)
    return Data(body.storage)
  }
}
