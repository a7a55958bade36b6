/// A line of a source file.
public struct SourcePlace: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The number of the line, from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }
}
