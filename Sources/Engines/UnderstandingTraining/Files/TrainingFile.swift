import Foundation

/// A file of JSON lines.
struct TrainingFile {
  let url: URL
  let bytes: [UInt8]

  init(_ url: URL) throws {
    self.url = url
    do { bytes = Array(try Data(contentsOf: url)) } catch {
      throw TrainingError(.unreadable, "\(url.path): \(error.localizedDescription)")
    }
  }

  /// Decodes each line that isn't blank; `body` gets its number.
  func forEachLine<Line: Decodable>(as: Line.Type, _ body: (Int, Line) throws -> Void) throws {
    let decoder = JSONDecoder()
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      let decoded: Line
      do { decoded = try decoder.decode(Line.self, from: Data(line)) } catch {
        throw fault(index + 1, TrainingFile.reason(error))
      }
      try body(index + 1, decoded)
    }
  }

  func fault(_ line: Int, _ what: String) -> TrainingError {
    TrainingError(.invalidSentence, "\(url.path):\(line): \(what)")
  }

  /// What a decoder means, in a line.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "\"\(key.stringValue)\" is missing"
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? "is not a JSON object" : "\(path): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}
