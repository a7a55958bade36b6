import CommandLineSurface
import Embeddings
import Foundation
import JSONValues
import SearchIndex

/// The documents of a file, one JSON object a line with `doc_id`, `title` and `text`, in an index in memory.
struct DocumentSearch {
  /// How many there are.
  let count: Int
  private let index: SearchIndex
  /// The most documents of an answer.
  private static let limit = 100
  /// The longest line, in bytes.
  private static let longestLine = 4 << 20
  /// Documents that are stored together: what of the file is in memory beside the index.
  private static let batch = 1_000

  /// - Throws: `BatchLineError` where the file can't be read, with the line that can't be used.
  init(path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw BatchLineError(message: "\(path) can't be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    do {
      index = try SearchIndex(inMemory: try WordVectors.bundled())
    } catch {
      throw CommandFailure(.internal, "\(error)")
    }
    var lines = LineReader(descriptor: descriptor, limit: Self.longestLine)
    var items: [SearchItem] = []
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard let item = try Self.item(line, path: path, number: number) else { continue }
      items.append(item)
      if items.count == Self.batch {
        try index.put(items)
        items.removeAll(keepingCapacity: true)
      }
    }
    try index.put(items)
    count = try index.count()
  }

  /// The identifiers of the documents that answer best.
  func best(for text: String) throws -> [String] {
    var query = SearchQuery(text, match: .anyWord)
    query.limit = Self.limit
    return try index.search(query).map(\.item.identifier)
  }

  private static func item(_ line: LineReader.Line, path: String, number: Int) throws -> SearchItem? {
    let place = "\(path), line \(number)"
    guard case .content(let bytes) = line else {
      throw BatchLineError(message: "\(place): is longer than \(longestLine) bytes")
    }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
    let document: JSONValue
    do { document = try JSONValue(parsing: bytes) } catch let error as JSONError {
      throw BatchLineError(message: "\(place): is not JSON: \(error)")
    }
    do {
      let request = BatchRequest(line: document)
      var fields = [SearchField(try request.text())]
      if let title = try request.optionalText("title") { fields.append(SearchField(title, weight: .notes)) }
      return SearchItem(identifier: try request.text("doc_id"), fields: fields)
    } catch let error as BatchLineError {
      throw BatchLineError(message: "\(place): \(error.message)")
    }
  }
}
