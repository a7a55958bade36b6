import Embeddings
import Foundation

extension MessageUnderstander {
  /// Returns the version of the bundled weights and word vectors: another version answers differently. Reads
  /// a few bytes; nil where there are no weights.
  public static func bundledVersion() -> String? {
    guard let url = try? bundledWeights(), let file = try? FileHandle(forReadingFrom: url),
      let header = try? file.read(upToCount: 48), header.count == 48
    else { return nil }
    // The checksum of the weights, as their header has it.
    let sum = header.suffix(8).reduce(into: "") { $0 += String(UInt16($1) | 0x100, radix: 16).dropFirst() }
    let vectors = (try? WordVectors.bundled()).flatMap { $0 }.map { "vectors \($0.count)" } ?? "no vectors"
    return "\(sum), \(vectors)"
  }
}
