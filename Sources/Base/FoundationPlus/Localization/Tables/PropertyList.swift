import Foundation

/// A reader of property lists with descriptive errors.
enum PropertyList {
  static func dictionary(_ data: Data) throws(FoundationPlusError) -> [String: Any] {
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey].map { "\($0)" }
      throw FoundationPlusError(
        .malformedTable, "no property list: \(detail ?? error.localizedDescription)", underlying: error)
    }
    guard let dictionary = value as? [String: Any] else {
      throw FoundationPlusError(.malformedTable, "expected a dictionary, found \(type(of: value))")
    }
    return dictionary
  }
}

extension Data {
  /// A Boolean value that indicates whether the data is a property list in XML or binary form.
  var isPropertyList: Bool {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    return start.starts(with: "<?xml".utf8) || start.starts(with: "bplist".utf8)
      || start.starts(with: "<!DOCTYPE plist".utf8) || start.starts(with: "<plist".utf8)
  }

  /// Returns the text of a table: UTF-16 with or without a byte order mark, else UTF-8.
  func tableText() throws(FoundationPlusError) -> String {
    let encoding: String.Encoding
    let bytes: Data
    switch (first, dropFirst().first) {
    case (0xFF, 0xFE): (encoding, bytes) = (.utf16LittleEndian, dropFirst(2))
    case (0xFE, 0xFF): (encoding, bytes) = (.utf16BigEndian, dropFirst(2))
    case (0xEF, 0xBB): (encoding, bytes) = (.utf8, dropFirst(3))
    case (_?, 0): (encoding, bytes) = (.utf16LittleEndian, self)
    case (0, _?): (encoding, bytes) = (.utf16BigEndian, self)
    default: (encoding, bytes) = (.utf8, self)
    }
    guard let text = String(data: bytes, encoding: encoding) else {
      throw FoundationPlusError(.malformedTable, "the text is not \(encoding)")
    }
    return text
  }
}
