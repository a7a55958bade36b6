/// A set of sentences that weights were learned from.
public struct TrainingSetRecord: Sendable, Hashable, Codable {
  /// The name of the set.
  public var name: String
  /// The licence, as an SPDX identifier.
  public var licence: String
  /// The place that the set comes from.
  public var source: String
  /// The SHA-256 digest of the file, in hexadecimal digits.
  public var sha256: String
  /// The number of its sentences that were used.
  public var rows: Int

  /// Creates the record of a set.
  public init(name: String, licence: String, source: String, sha256: String, rows: Int) {
    self.name = name
    self.licence = licence
    self.source = source
    self.sha256 = sha256
    self.rows = rows
  }
}
