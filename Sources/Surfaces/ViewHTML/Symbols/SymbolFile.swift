import Foundation

/// The file of names and drawings, read where it lies: lines in the order of their bytes, found by bisection.
///
/// Opening maps the file and reads its header, nothing else. A look-up costs the logarithm of the lines and
/// touches a handful of pages. `script/make-symbols` writes the file and tells its form.
struct SymbolFile: Sendable {
  /// The parts of the file.
  enum Section: Int, CaseIterable, Sendable {
    /// `name`, drawing, flags; `@part` with its container; `%name` with its levels.
    case names
    /// `drawing`, where its paths begin among all paths, how long they are.
    case drawings
    /// The paths of a drawing: strokes, solids, both of its filled form, its lighter area.
    case paths
  }

  private let bytes: Data
  private let sections: [Range<Int>]
  /// The lines of the header: where the drawings come from, and the checksum of what follows.
  let header: [String]

  /// Maps a file.
  ///
  /// - Throws: `SymbolError` where it can't be read or is no such file.
  init(contentsOf url: URL) throws(SymbolError) {
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .alwaysMapped)
    } catch {
      throw SymbolError(.unreadable, "\(url.path) can't be read: \(error)", underlying: error)
    }
    try self.init(data, named: url.path)
  }

  /// Takes a file's bytes, with the name that errors give it.
  init(_ data: Data, named name: String) throws(SymbolError) {
    let longestHeader = 4096
    guard let end = data.prefix(longestHeader).firstRange(of: Data("\n\n".utf8)) else {
      throw SymbolError(.malformed, "\(name): expected a header that ends with an empty line")
    }
    let lines = String(decoding: data[data.startIndex..<end.lowerBound], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    guard lines.first == "beckon symbols 1" else {
      throw SymbolError(.malformed, "\(name): expected 'beckon symbols 1' in the first line")
    }
    let lengths = lines.last?.split(separator: " ").dropFirst().compactMap { Int($0) } ?? []
    let length = data.endIndex - end.upperBound
    guard lines.last?.hasPrefix("sections ") == true, lengths.count == Section.allCases.count,
      lengths.allSatisfy({ (0...length).contains($0) }), lengths.reduce(0, +) == length
    else {
      throw SymbolError(
        .malformed, "\(name): expected a line 'sections' with three lengths that make \(length) bytes")
    }
    header = lines
    bytes = data
    var start = end.upperBound
    sections = lengths.map { length in
      defer { start += length }
      return start..<(start + length)
    }
  }

  /// A file without a line.
  private init() {
    (bytes, sections, header) = (Data(), Section.allCases.map { _ in 0..<0 }, [])
  }

  /// Knows no symbol: what is used where the file can't be.
  static let empty = SymbolFile()

  /// The bytes after the header, over which the header's checksum is computed.
  var body: Data { bytes[sections[0].lowerBound..<sections[2].upperBound] }

  /// The fields after the first of the line that begins with a key; nil where there is none.
  func fields(_ key: some StringProtocol, in section: Section) -> [String]? {
    var key = Array(key.utf8)
    key.append(UInt8(ascii: "\t"))
    return with(section) { text in
      SymbolFile.line(key, in: text).map { Self.fields(text, ($0.lowerBound + key.count)..<$0.upperBound) }
    }
  }

  /// The five paths of a drawing; nil where there is none.
  func paths(of drawing: String) -> [String]? {
    guard let place = fields(drawing, in: .drawings)?.compactMap({ Int($0) }), place.count == 2 else {
      return nil
    }
    let (start, length) = (place[0], place[1])
    return with(.paths) { text in
      guard start >= 0, length >= 0, start <= text.count, length <= text.count - start else { return nil }
      let paths = Self.fields(text, start..<(start + length))
      return paths.count == 5 ? paths : nil
    }
  }

  /// All keys of a section in the order of their bytes.
  func keys(in section: Section) -> [String] {
    with(section) { text in
      text.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
      }
    }
  }

  private func with<Result>(_ section: Section, _ read: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = sections[section.rawValue]
    return bytes.withUnsafeBytes { all in
      let start = range.lowerBound - bytes.startIndex
      return read(UnsafeRawBufferPointer(rebasing: all[start..<(start + range.count)]))
    }
  }

  /// Returns the fields between the tabs of a line.
  private static func fields(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) -> [String] {
    var fields: [String] = []
    var start = line.lowerBound
    for place in line where text[place] == UInt8(ascii: "\t") {
      fields.append(String(decoding: text[start..<place], as: UTF8.self))
      start = place + 1
    }
    fields.append(String(decoding: text[start..<line.upperBound], as: UTF8.self))
    return fields
  }

  /// Bisects lines that stand in the order of their bytes for the one that begins with a key and its tab.
  private static func line(_ key: [UInt8], in text: UnsafeRawBufferPointer) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    var (low, high) = (0, text.count)
    while low < high {
      // A line begins after a newline; the middle goes back to that.
      var start = low + (high - low) / 2
      while start > low, text[start - 1] != newline { start -= 1 }
      var (end, place, order) = (start, 0, 0)
      while end < high, text[end] != newline {
        // A tab sorts before all characters of a key, so that the first difference decides.
        if order == 0, place < key.count { order = Int(text[end]) - Int(key[place]) }
        (end, place) = (end + 1, place + 1)
      }
      if order == 0, place >= key.count { return start..<end }
      if order < 0 || (order == 0 && place < key.count) { low = min(end + 1, high) } else { high = start }
    }
    return nil
  }
}
