import Embeddings
import Foundation

extension MessageUnderstander {
  /// Returns the version of the bundled weights and word vectors: another version answers differently. Reads
  /// a few bytes; nil where there are no weights.
  public static func bundledVersion() -> String? {
    guard let url = try? bundledWeights(), let sum = checksum(inHeaderOf: url, length: 48) else { return nil }
    let vectors = (try? WordVectors.bundled()).flatMap { $0 }.map { "vectors \($0.count)" } ?? "no vectors"
    return "\(sum), \(vectors)"
  }
}

extension TurnModel {
  /// Returns the version of the bundled model: another version answers differently. Reads a few bytes; nil where
  /// there is none.
  public static func bundledVersion() -> String? {
    (try? bundledWeights()).flatMap { checksum(inHeaderOf: $0, length: TurnModelFile.headerLength) }
  }
}

/// The checksum that a header ends with, in hexadecimal digits.
private func checksum(inHeaderOf url: URL, length: Int) -> String? {
  guard let file = try? FileHandle(forReadingFrom: url), let header = try? file.read(upToCount: length),
    header.count == length
  else { return nil }
  return header.suffix(8).reduce(into: "") { $0 += String(UInt16($1) | 0x100, radix: 16).dropFirst() }
}
