/// The layout of a weights file; everything is little-endian.
///
///     0   magic "BECKONUW"
///     8   u32 version, outputs, rows of words, rows of characters, rows of cues, length of a vector,
///         length of the record, 0
///     40  u64 checksum of what follows
///     48  f32 parameters: see `Parameter`
///         rows of the sparse model, then of the vectors: `rowStride` bytes each, a signed byte an output,
///         the last byte an unsigned weight of the row
///         the record of what it was made from: JSON
package enum WeightsFormat {
  package static let magic = Array("BECKONUW".utf8)
  package static let version: UInt32 = 2
  package static let headerLength = 48
  /// Bytes of a row: the outputs, filled up so that rows are whole vectors of the processor.
  package static let rowStride = 48
  /// The offset of a row's weight within the row.
  package static let rowWeight = 47
  /// The value of a cue; those of other blocks have length 1 together.
  package static let cueValue: Float = 0.3

  /// Arrays of one number for each output, in this order, and the two thresholds.
  package enum Parameter: Int, CaseIterable, Sendable {
    case bias
    case wordScale, characterScale, cueScale
    case vectorBias, vectorScale
    /// Calibration without vectors: probability of gain * sparse + shift.
    case gain, shift
    /// Calibration with them: gain * sparse + vectorGain * dense + shift.
    case joinedGain, joinedVectorGain, joinedShift
    /// Of each output, without and with vectors: from which probability on it is said to hold.
    case threshold, joinedThreshold

    package func offset(of output: Int) -> Int {
      headerLength + (rawValue * Head.outputCount + output) * 4
    }
  }

  package static let rowsOffset =
    (headerLength + Parameter.allCases.count * Head.outputCount * 4 + 63) / 64 * 64
  package static let vectorRowsOffset = rowsOffset + FeatureSpace.rows * rowStride
  package static let recordOffset = vectorRowsOffset + FeatureSpace.vectorLength * rowStride

  /// FNV-1a over words of eight bytes, the last filled with zeros.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      sum = (sum ^ word) &* 0x100_0000_01b3
      sum ^= sum >> 29
      offset += 8
    }
    var rest: UInt64 = 0
    for index in offset..<bytes.count { rest |= UInt64(bytes[index]) << UInt64(8 * (index - offset)) }
    return (sum ^ rest ^ UInt64(bytes.count)) &* 0x100_0000_01b3
  }
}
