import PlainText

/// The header section of a mail or of one of its parts (RFC 5322, section 2.2).
struct MailHeader: Sendable {
  /// The fields in order, names in lower case, values unfolded but not decoded.
  private(set) var fields: [(name: String, value: ArraySlice<UInt8>)] = []
  /// The index at which the body begins.
  private(set) var end: Int

  /// Reads fields up to the first blank line. A line that is neither a field nor a continuation ends the
  /// section too, so that a mail without a blank line keeps its text.
  init(_ bytes: ArraySlice<UInt8>) {
    var lines = ByteLines(bytes)
    end = bytes.startIndex
    var open: (name: String, value: [UInt8])?
    func close(_ fields: inout [(name: String, value: ArraySlice<UInt8>)]) {
      if let field = open, fields.count < MailHeader.limit {
        fields.append((field.name, field.value[...].trimmed))
      }
      open = nil
    }
    while let line = lines.next() {
      if line.isEmpty {
        end = lines.nextStart
        break
      }
      if let first = line.first, first == ASCII.space || first == ASCII.tab, open != nil {
        open?.value.append(ASCII.space)
        open?.value += line.trimmed
      } else if let colon = MailHeader.nameEnd(line) {
        close(&fields)
        let name = ASCII.lowered(line[line.startIndex..<colon].trimmed)
        open = (String(decoding: name, as: UTF8.self), Array(line[(colon + 1)...]))
      } else if fields.isEmpty, open == nil, line.starts(with: "From ".utf8) {
        // The line that separates mails of an mbox.
      } else if line.isBlank {
        end = lines.nextStart
        break
      } else {
        break
      }
      end = lines.nextStart
    }
    close(&fields)
    end = min(end, bytes.endIndex)
  }

  private static let limit = 2_000

  /// The colon after a field's name of printable ASCII, or nil where the line is no field.
  static func nameEnd(_ line: ArraySlice<UInt8>) -> Int? {
    var index = line.startIndex
    while index < line.endIndex, index - line.startIndex <= 80 {
      let byte = line[index]
      if byte == UInt8(ascii: ":") { return index > line.startIndex ? index : nil }
      guard byte > 0x20, byte < 0x7F else {
        // White space before the colon is obsolete but legal.
        let rest = line[index...].prefix(3).drop { $0 == ASCII.space || $0 == ASCII.tab }
        return rest.first == UInt8(ascii: ":") && index > line.startIndex ? rest.startIndex : nil
      }
      index += 1
    }
    return nil
  }

  /// The first field of a name, not decoded.
  func raw(_ name: String) -> ArraySlice<UInt8>? { fields.first { $0.name == name }?.value }

  /// The first field of a name as text, its encoded words decoded; nil where it is missing or blank.
  func text(_ name: String) -> String? {
    raw(name).flatMap { EncodedWord.decode($0).trimmed.nonEmpty }
  }

  /// The people in all fields of a name.
  func addresses(_ name: String) -> [MailAddress] {
    fields.filter { $0.name == name }.flatMap { MailAddress.list($0.value) }
  }

  /// The message identifiers in a field, without their brackets.
  func identifiers(_ name: String) -> [String] {
    guard let value = raw(name) else { return [] }
    var identifiers: [String] = []
    var start: Int?
    for index in value.indices {
      if value[index] == UInt8(ascii: "<") {
        start = index + 1
      } else if value[index] == UInt8(ascii: ">"), let first = start {
        if first < index { identifiers.append(value[first..<index].text) }
        start = nil
      }
    }
    if identifiers.isEmpty, !value.isBlank, !value.contains(ASCII.space) { return [value.text] }
    return identifiers
  }
}
