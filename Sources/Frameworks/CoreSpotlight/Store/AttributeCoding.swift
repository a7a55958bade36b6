import Foundation

/// A binary encoding of attributes that is compact and fast to read, since a search may read those of many
/// items.
///
/// A format byte, the number of attributes, and for each its name, a kind byte and its value. Integers are in
/// base 128, low groups first; texts and data follow their length; numbers and dates take eight bytes,
/// little-endian.
enum AttributeCoding {
  private static let form: UInt8 = 1

  private enum Kind: UInt8 {
    case text = 1
    case texts, integer, real, flag, date, dates, data, url, people, headers
  }

  /// Returns the encoded attributes.
  ///
  /// - Throws: The error of encoding people.
  static func bytes(of attributes: [String: AttributeValue]) throws -> [UInt8] {
    var writer = Writer()
    writer.bytes.append(form)
    writer.count(attributes.count)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      writer.text(name)
      try writer.value(value)
    }
    return writer.bytes
  }

  /// Returns the attributes in encoded bytes. Stays within bounds for any bytes.
  ///
  /// - Throws: ``CSIndexError`` if the bytes are no valid encoding.
  static func attributes(in bytes: [UInt8]) throws -> [String: AttributeValue] {
    var reader = Reader(rest: bytes[...])
    guard try reader.byte() == form else { throw Reader.damaged }
    var attributes: [String: AttributeValue] = [:]
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      attributes[name] = try reader.value()
    }
    return attributes
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func count(_ count: Int) {
      var rest = UInt64(count)
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    mutating func text(_ text: String) {
      count(text.utf8.count)
      bytes.append(contentsOf: text.utf8)
    }

    mutating func word(_ word: UInt64) {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func data(_ data: Data) {
      count(data.count)
      bytes.append(contentsOf: data)
    }

    mutating func kind(_ kind: Kind) { bytes.append(kind.rawValue) }

    mutating func value(_ value: AttributeValue) throws {
      switch value {
      case .text(let value):
        kind(.text)
        text(value)
      case .texts(let values):
        kind(.texts)
        count(values.count)
        for value in values { text(value) }
      case .integer(let value):
        kind(.integer)
        word(UInt64(bitPattern: value))
      case .real(let value):
        kind(.real)
        word(value.bitPattern)
      case .flag(let value):
        kind(.flag)
        bytes.append(value ? 1 : 0)
      case .date(let value):
        kind(.date)
        word(value.timeIntervalSinceReferenceDate.bitPattern)
      case .dates(let values):
        kind(.dates)
        count(values.count)
        for value in values { word(value.timeIntervalSinceReferenceDate.bitPattern) }
      case .data(let value):
        kind(.data)
        data(value)
      case .url(let value):
        kind(.url)
        text(value.absoluteString)
      case .people(let value):
        kind(.people)
        data(try JSONEncoder().encode(value))
      case .headers(let value):
        kind(.headers)
        data(try JSONEncoder().encode(value))
      }
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    static var damaged: CSIndexError {
      CSIndexError(.indexUnavailableError, message: "The index holds an item whose attributes can't be read.")
    }

    mutating func byte() throws -> UInt8 {
      guard let byte = rest.popFirst() else { throw Self.damaged }
      return byte
    }

    /// Reads a count, which never exceeds the number of remaining bytes.
    mutating func count() throws -> Int {
      var value: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 63, by: 7) {
        let next = try byte()
        value |= UInt64(next & 0x7F) << shift
        if next < 0x80 {
          guard value <= UInt64(rest.count) else { throw Self.damaged }
          return Int(value)
        }
      }
      throw Self.damaged
    }

    mutating func data() throws -> ArraySlice<UInt8> {
      let count = try count()
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    mutating func text() throws -> String { String(decoding: try data(), as: UTF8.self) }

    mutating func word() throws -> UInt64 {
      guard rest.count >= 8 else { throw Self.damaged }
      defer { rest = rest.dropFirst(8) }
      return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func date() throws -> Date {
      Date(timeIntervalSinceReferenceDate: Double(bitPattern: try word()))
    }

    mutating func value() throws -> AttributeValue {
      switch Kind(rawValue: try byte()) {
      case .text: return .text(try text())
      case .texts: return .texts(try (0..<(try count())).map { _ in try text() })
      case .integer: return .integer(Int64(bitPattern: try word()))
      case .real: return .real(Double(bitPattern: try word()))
      case .flag: return .flag(try byte() != 0)
      case .date: return .date(try date())
      case .dates: return .dates(try (0..<(try count())).map { _ in try date() })
      case .data: return .data(Data(try data()))
      case .url:
        guard let url = URL(string: try text()) else { throw Self.damaged }
        return .url(url)
      case .people: return .people(try JSONDecoder().decode([CSPerson].self, from: Data(try data())))
      case .headers:
        return .headers(try JSONDecoder().decode([String: [String]].self, from: Data(try data())))
      case nil: throw Self.damaged
      }
    }
  }
}
