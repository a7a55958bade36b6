import Embeddings
import Foundation
import LanguageData

/// The file of a turn model; everything is little-endian:
///
///     0   magic "BECKONTM"
///     8   u32 version, length of the record; u64 checksum of what follows
///     24  the projection, then for each network, and the table of offers, the prints of its features, its rows,
///         scales, dense weights, bias, outputs and their bias, and behind the network of units the layer that
///         sweeps over them; sizes are those of `TurnModel` and `SweepNetwork`
///         the weights of what chooses plans, unless it has none: `PlanModel.members` networks of the start, of
///         the name and of the place; sizes are those of `PlanNetwork` and `RunNetwork`
///         the record of what it was made from: JSON
package enum TurnModelFile {
  static let magic = Array("BECKONTM".utf8)
  static let version: UInt32 = 6
  static let headerLength = 24

  /// A network as training makes it.
  package struct Network {
    package var features: FeatureRows
    package var table: [Float]
    package var dense: [Float]
    package var bias: [Float]
    package var out: [Float]
    package var outBias: [Float]

    package init(
      features: FeatureRows, table: [Float], dense: [Float], bias: [Float], out: [Float], outBias: [Float]
    ) {
      self.features = features
      self.table = table
      self.dense = dense
      self.bias = bias
      self.out = out
      self.outBias = outBias
    }
  }

  /// Returns the bytes of a file.
  package static func bytes(
    projection: [Float], units: Network, sweep: SweepNetwork, turn: Network, offers: Network,
    plan: PlanModel?,
    record: [TrainingSetRecord]
  ) throws -> [UInt8] {
    var content: [UInt8] = []
    append(projection, to: &content)
    append(units, hidden: TurnModel.unitHidden, to: &content)
    append(sweep.weights, to: &content)
    append(turn, hidden: TurnModel.turnHidden, to: &content)
    append(offers, hidden: TurnOffer.allCases.count, to: &content)
    if let plan {
      for network in plan.starts { append(network.weights, to: &content) }
      for network in plan.names + plan.places { append(network.weights, to: &content) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let record = Array(try encoder.encode(record))
    content += record
    var bytes = magic
    for value in [version, UInt32(record.count)] { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
    let sum = content.withUnsafeBytes { WeightsFormat.checksum($0) }
    withUnsafeBytes(of: sum.littleEndian) { bytes += $0 }
    return bytes + content
  }

  /// Returns the record of what the model of a file was made from, which stands at its end.
  /// - Throws: what decoding throws where the bytes are those of no model.
  package static func record(of bytes: [UInt8]) throws -> [TrainingSetRecord] {
    let length =
      bytes.count < headerLength
      ? 0
      : bytes.withUnsafeBytes {
        Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
      }
    return try JSONDecoder().decode([TrainingSetRecord].self, from: Data(bytes.suffix(length)))
  }

  private static func append(_ values: [Float], to bytes: inout [UInt8]) {
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 } }
  }

  private static func append(_ network: Network, hidden: Int, to bytes: inout [UInt8]) {
    var scales: [Float] = []
    bytes += network.features.prints
    for row in 0..<network.features.count {
      let values = network.table[row * hidden..<(row + 1) * hidden]
      let greatest = values.reduce(Float(0)) { max($0, abs($1)) }
      scales.append(greatest / 127)
      for value in values {
        bytes.append(UInt8(bitPattern: greatest > 0 ? Int8((value / greatest * 127).rounded()) : 0))
      }
    }
    append(scales, to: &bytes)
    append(network.dense, to: &bytes)
    append(network.bias, to: &bytes)
    append(network.out, to: &bytes)
    append(network.outBias, to: &bytes)
  }
}

extension TurnModel {
  /// Opens the model that comes with the package.
  /// - Throws: `WeightsError` where it is missing, damaged or of another version; what the language data or
  ///   the word vectors throw.
  public init() throws {
    try self.init(contentsOf: TurnModel.bundledWeights(), vectors: try WordVectors.bundled())
  }

  /// Returns the address of the model that comes with the package.
  /// - Throws: `WeightsError` where it is missing.
  public static func bundledWeights() throws -> URL {
    guard let url = Bundle.module.url(forResource: "turns-en", withExtension: "weights") else {
      throw WeightsError(
        .unreadable,
        "no turns-en.weights beside the program (expected in \(Bundle.module.bundlePath))")
    }
    return url
  }

  /// Opens a model.
  ///
  /// - Parameter vectors: nil to work with features alone.
  /// - Throws: `WeightsError` where the file is missing, damaged or of another version; what the language data
  ///   throws.
  public init(contentsOf url: URL, vectors: WordVectors?) throws {
    let bytes: [UInt8]
    do { bytes = Array(try Data(contentsOf: url)) } catch {
      throw WeightsError(.unreadable, "weights \(url.path): \(error.localizedDescription)")
    }
    try self.init(bytes, vectors: vectors, name: url.path)
  }

  /// A model in memory, as training makes it.
  package init(_ bytes: [UInt8], vectors: WordVectors?, name: String = "in memory") throws {
    func fault(_ code: WeightsError.Code, _ what: String) -> WeightsError {
      WeightsError(code, "weights \(name): \(what)")
    }
    let header = TurnModelFile.headerLength
    guard bytes.count > header, bytes.starts(with: TurnModelFile.magic) else {
      throw fault(.damaged, "begins with other bytes than BECKONTM; it is no turn model")
    }
    let (version, recordLength, sum) = bytes.withUnsafeBytes {
      (
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt32.self)),
        Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))),
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
      )
    }
    guard version == TurnModelFile.version else {
      throw fault(.wrongVersion, "is of version \(version), expected \(TurnModelFile.version)")
    }
    let isWhole = bytes.withUnsafeBytes {
      WeightsFormat.checksum(UnsafeRawBufferPointer(rebasing: $0[header...])) == sum
    }
    guard isWhole else { throw fault(.damaged, "the checksum at byte 16 isn't that of the bytes behind it") }
    var offset = header
    func floats(_ count: Int) throws -> [Float] {
      guard offset + 4 * count <= bytes.count else { throw fault(.damaged, "ends at byte \(bytes.count)") }
      let values = bytes.withUnsafeBytes { raw in
        (0..<count).map {
          Float(
            bitPattern: UInt32(
              littleEndian: raw.loadUnaligned(fromByteOffset: offset + 4 * $0, as: UInt32.self)))
        }
      }
      offset += 4 * count
      return values
    }
    func network(rows: Int, hidden: Int, inputs: Int, outputs: Int) throws -> TurnNetwork {
      let size = rows * (1 + hidden)
      guard offset + size <= bytes.count else { throw fault(.damaged, "ends at byte \(bytes.count)") }
      let features = FeatureRows(prints: Array(bytes[offset..<offset + rows]))
      let table = bytes[offset + rows..<offset + size].map { Int8(bitPattern: $0) }
      offset += size
      return TurnNetwork(
        features: features, hidden: hidden, inputs: inputs, outputs: outputs, table: table,
        scales: try floats(rows),
        dense: try floats(inputs * hidden), bias: try floats(hidden), out: try floats(hidden * outputs),
        outBias: try floats(outputs))
    }
    projection = try floats(TurnModel.projected * WordVectors.dimensions)
    units = try network(
      rows: TurnModel.unitRows, hidden: TurnModel.unitHidden, inputs: TurnModel.unitInputs,
      outputs: TurnModel.unitOutputs)
    sweep = SweepNetwork(weights: try floats(SweepNetwork.count))
    turn = try network(
      rows: TurnModel.turnRows, hidden: TurnModel.turnHidden, inputs: TurnModel.turnInputs,
      outputs: TurnModel.turnOutputs)
    offers = try network(rows: TurnModel.turnRows, hidden: TurnOffer.allCases.count, inputs: 0, outputs: 0)
    if bytes.count > offset + recordLength {
      plan = PlanModel(
        starts: try (0..<PlanModel.members).map { _ in
          PlanNetwork(weights: try floats(PlanNetwork.count))
        },
        names: try (0..<PlanModel.members).map { _ in RunNetwork(weights: try floats(RunNetwork.count)) },
        places: try (0..<PlanModel.members).map { _ in RunNetwork(weights: try floats(RunNetwork.count)) })
    }
    guard bytes.count == offset + recordLength else {
      throw fault(.damaged, "has \(bytes.count) bytes, expected \(offset + recordLength)")
    }
    self.vectors = vectors
  }
}
