import Foundation
import PlainText

/// A part of a file that was left out, and its line.
package struct ContentProblem: Sendable, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "line \(line): \(message)" }
}

/// The limits within which a file is read.
package struct ContentLimits: Sendable {
  /// The size of the whole file, in bytes.
  package var bytes = 64 << 20
  /// The number of components, those inside others included.
  package var components = 100_000
  /// The number of components inside each other.
  package var depth = 8
  package var propertiesPerComponent = 20_000
  /// The size of one value of text, in bytes.
  package var textBytes = 256 << 10
  /// The size of one value that holds a picture or another file, in bytes.
  package var binaryBytes = 8 << 20
  /// The number of problems that are kept; more are counted.
  package var problems = 200

  package init() {}
}

/// A reader of files made of content lines: iCalendar (RFC 5545, 3.1) and vCard (RFC 6350, 3.2).
///
/// A part that can't be read is left out and named with its line; the rest is read. Time and memory are
/// linear in the file's size, and bounded by the limits.
package struct ContentReader {
  package private(set) var components: [ContentComponent] = []
  package private(set) var problems: [ContentProblem] = []
  /// The number of problems beyond those that are kept.
  package private(set) var moreProblems = 0
  private let limits: ContentLimits
  private var open: [ContentComponent] = []
  private var count = 0

  /// Reads a file.
  ///
  /// - Throws: `InterchangeError`: `tooLarge` beyond a limit of the file; `damaged` where components lie too
  ///   deep inside each other.
  package init(_ data: Data, limits: ContentLimits = ContentLimits()) throws {
    guard data.count <= limits.bytes else {
      throw InterchangeError(
        .tooLarge, "the file has \(data.count) bytes; at most \(limits.bytes >> 20) MB are read")
    }
    self.limits = limits
    try read(Array(data))
  }

  package init(_ text: String, limits: ContentLimits = ContentLimits()) throws {
    try self.init(Data(text.utf8), limits: limits)
  }

  private mutating func read(_ file: [UInt8]) throws {
    var bytes = file[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var lines = ByteLines(bytes)
    var logical: [UInt8] = []
    var number = 0
    while let line = lines.next() {
      if let first = line.first, first == ASCII.space || first == ASCII.tab, number > 0 {
        // Unfolded as bytes: a fold may stand inside a character.
        if logical.count <= limits.binaryBytes { logical += line.dropFirst() }
        continue
      }
      if number > 0 { try take(logical, number) }
      logical = Array(line)
      number = lines.number
    }
    if number > 0 { try take(logical, number) }
    for component in open.reversed() {
      note(component.line, "\(component.name) has no END; what is complete inside it is kept")
    }
    if let outermost = open.first, !outermost.children.isEmpty { components.append(outermost) }
    open = []
  }

  private mutating func take(_ line: [UInt8], _ number: Int) throws {
    if line.allSatisfy(ASCII.isSpace) { return }
    guard !line.contains(0) else { return note(number, "a NUL character; the property is left out") }
    guard let property = ContentReader.property(line, number) else {
      return note(number, "expected a property such as \"SUMMARY:Dinner\"")
    }
    switch property.name {
    case "BEGIN": try begin(property.value, number)
    case "END": end(property.value, number)
    default: add(property)
    }
  }

  private mutating func begin(_ name: String, _ number: Int) throws {
    count += 1
    guard count <= limits.components else {
      throw InterchangeError(
        .tooLarge, "line \(number): more than \(limits.components) components; split the file")
    }
    guard open.count < limits.depth else {
      throw InterchangeError(
        .damaged, "line \(number): components lie deeper than \(limits.depth) inside each other")
    }
    open.append(ContentComponent(name.trimmed, line: number))
  }

  private mutating func end(_ value: String, _ number: Int) {
    let name = value.trimmed.uppercased()
    guard let place = open.lastIndex(where: { $0.name == name }) else {
      return note(number, "END:\(name.prefix(40)) without its BEGIN")
    }
    // What is open inside it has no end of its own.
    while open.count > place + 1 {
      let lost = open.removeLast()
      note(lost.line, "\(lost.name.prefix(40)) has no END and is left out")
    }
    let done = open.removeLast()
    if open.isEmpty { components.append(done) } else { open[open.count - 1].children.append(done) }
  }

  private mutating func add(_ property: ContentProperty) {
    guard !open.isEmpty else {
      return note(property.line, "\(property.name.prefix(40)) stands outside of BEGIN and END")
    }
    let size = property.value.utf8.count
    let limit = ContentReader.binary.contains(property.name) ? limits.binaryBytes : limits.textBytes
    guard size <= limit else {
      return note(
        property.line,
        "\(property.name.prefix(40)) has \(size) bytes, at most \(limit >> 10) KB are kept; it is left out")
    }
    guard open[open.count - 1].properties.count < limits.propertiesPerComponent else {
      return note(property.line, "more than \(limits.propertiesPerComponent) properties in a component")
    }
    open[open.count - 1].properties.append(property)
  }

  private mutating func note(_ line: Int, _ message: String) {
    if problems.count < limits.problems {
      problems.append(ContentProblem(line: line, message: message))
    } else {
      moreProblems += 1
    }
  }

  /// Properties whose values are files.
  private static let binary: Set<String> = ["ATTACH", "PHOTO", "LOGO", "SOUND", "KEY", "IMAGE"]

  /// Reads one unfolded line; nil where it has no name or no value.
  static func property(_ line: [UInt8], _ number: Int) -> ContentProperty? {
    var position = 0
    func token() -> ArraySlice<UInt8> {
      let start = position
      while position < line.count, isName(line[position]) { position += 1 }
      return line[start..<position]
    }
    var name = token()
    var group: String?
    if position < line.count, line[position] == UInt8(ascii: ".") {
      group = name.text
      position += 1
      name = token()
    }
    guard !name.isEmpty else { return nil }
    var parameters: [ContentParameter] = []
    while position < line.count, line[position] == UInt8(ascii: ";") {
      position += 1
      let parameter = token()
      // vCard 2.1 and some 3.0 write a type without its name.
      guard position < line.count, line[position] == UInt8(ascii: "=") else {
        guard !parameter.isEmpty else { return nil }
        parameters.append(ContentParameter("TYPE", [parameter.text]))
        continue
      }
      position += 1
      var values: [String] = []
      repeat {
        if position < line.count, line[position] == UInt8(ascii: ",") { position += 1 }
        values.append(value(line, &position))
      } while position < line.count && line[position] == UInt8(ascii: ",")
      parameters.append(ContentParameter(parameter.text, values))
    }
    guard position < line.count, line[position] == UInt8(ascii: ":") else { return nil }
    let value = line[(position + 1)...].filter { $0 >= 0x20 && $0 != 0x7F || $0 == ASCII.tab }
    return ContentProperty(
      name.text, String(decoding: value, as: UTF8.self), parameters: parameters, group: group, line: number)
  }

  /// One value of a parameter, quoted or not.
  private static func value(_ line: [UInt8], _ position: inout Int) -> String {
    let start: Int
    let end: Int
    if position < line.count, line[position] == ASCII.quote {
      start = position + 1
      position = start
      while position < line.count, line[position] != ASCII.quote { position += 1 }
      end = position
      if position < line.count { position += 1 }
    } else {
      start = position
      while position < line.count, !":;,".utf8.contains(line[position]) { position += 1 }
      end = position
    }
    return uncaret(line[start..<end])
  }

  /// Without the carets of RFC 6868.
  private static func uncaret(_ bytes: ArraySlice<UInt8>) -> String {
    let caret = UInt8(ascii: "^")
    guard bytes.contains(caret) else { return bytes.text }
    var output: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      if bytes[index] == caret, next == caret || next == UInt8(ascii: "n") || next == UInt8(ascii: "'") {
        output.append(next == caret ? caret : next == UInt8(ascii: "n") ? 0x0A : ASCII.quote)
        index += 2
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x2D || byte == 0x5F
  }
}
