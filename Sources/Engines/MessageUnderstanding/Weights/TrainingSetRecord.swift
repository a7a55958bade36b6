/// A set of sentences that weights were learned from.
public struct TrainingSetRecord: Sendable, Hashable, Codable {
  public var name: String
  /// SPDX identifier.
  public var licence: String
  public var source: String
  /// Of the file, in hexadecimal digits.
  public var sha256: String
  /// How many sentences of it were used.
  public var rows: Int

  public init(name: String, licence: String, source: String, sha256: String, rows: Int) {
    self.name = name
    self.licence = licence
    self.source = source
    self.sha256 = sha256
    self.rows = rows
  }
}
