/// The short names of classes.
package struct StyleNames {
  /// Speaking names of classes, with what is served for them; nil where classes keep their names.
  package let classes: [String: String]?
  package init(classes: [String: String]? = nil) { self.classes = classes }

  static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A selector with the short names of its classes.
  ///
  /// - Throws: `MinificationError` with `unnamedClass`.
  func replacingClasses(in selector: [UInt8], file: String, line: Int) throws -> [UInt8] {
    guard let classes else { return selector }
    var result: [UInt8] = []
    var index = 0
    var depth = 0
    while index < selector.count {
      let byte = selector[index]
      result.append(byte)
      index += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      guard byte == UInt8(ascii: "."), depth == 0 else { continue }
      let end = selector[index...].firstIndex { !Self.isNamePart($0) } ?? selector.count
      let name = String(decoding: selector[index..<end], as: UTF8.self)
      guard let short = classes[name] else {
        throw MinificationError(
          .unnamedClass, "the class “\(name)” isn't in the table of classes", file: file, line: line)
      }
      result += short.utf8
      index = end
    }
    return result
  }
}
