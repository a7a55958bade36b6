import PlainText

/// Content lines, folded at 75 octets and never inside a character, ended by "\r\n" (RFC 5545, 3.1; RFC 6350,
/// 3.2).
///
/// Whatever is handed in, one call writes one line: what could end a line or a value early is escaped or left
/// out here, so that no value can bring a property of its own.
package struct ContentLineWriter {
  private var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func line(_ name: String, _ value: String) {
    var octets = 0
    fold(name, &octets)
    fold(":", &octets)
    fold(ContentLineWriter.oneLine(value), &octets)
    bytes += [0x0D, 0x0A]
  }

  package mutating func line(_ property: ContentProperty) {
    var octets = 0
    if let group = property.group.map(ContentLineWriter.token), !group.isEmpty {
      fold(group, &octets)
      fold(".", &octets)
    }
    fold(ContentLineWriter.token(property.name), &octets)
    for parameter in property.parameters {
      let name = ContentLineWriter.token(parameter.name)
      if name.isEmpty || parameter.values.isEmpty { continue }
      fold(";\(name)=", &octets)
      fold(parameter.values.map(ContentLineWriter.parameterValue).joined(separator: ","), &octets)
    }
    fold(":", &octets)
    fold(ContentLineWriter.oneLine(property.value), &octets)
    bytes += [0x0D, 0x0A]
  }

  package mutating func component(_ component: ContentComponent) {
    let name = ContentLineWriter.token(component.name)
    line("BEGIN", name)
    for property in component.properties { line(property) }
    for child in component.children { self.component(child) }
    line("END", name)
  }

  private mutating func fold(_ text: String, _ octets: inout Int) {
    let utf8 = Array(text.utf8)
    var index = 0
    while index < utf8.count {
      var end = index + 1
      while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
      if octets + (end - index) > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        octets = 1
      }
      bytes += utf8[index..<end]
      octets += end - index
      index = end
    }
  }

  /// Letters, digits and hyphens (RFC 5545, 3.1: iana-token).
  private static func token(_ name: String) -> String {
    let isToken = { (byte: UInt8) in ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x2D }
    if name.utf8.allSatisfy({ isToken($0) || $0 == 0x5F }) { return name }
    return String(decoding: name.utf8.filter(isToken), as: UTF8.self)
  }

  /// A value without line ends and other control characters: those that are left in it are escaped.
  private static func oneLine(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }
    if isPlain { return value }
    var output = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}", "\u{85}": output += ["\\", "n"]
      case _ where (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F: continue
      default: output.append(scalar)
      }
    }
    return String(output)
  }

  /// Quoted where a sign asks for it, quotes, carets and line ends as RFC 6868 writes them.
  private static func parameterValue(_ value: String) -> String {
    var output = String.UnicodeScalarView()
    var needsQuotes = false
    var afterReturn = false
    for scalar in value.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\"": output += ["^", "'"]
      case "^": output += ["^", "^"]
      case "\n": if !afterReturn { output += ["^", "n"] }
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": output += ["^", "n"]
      case _ where (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F: continue
      default:
        if scalar == ":" || scalar == ";" || scalar == "," { needsQuotes = true }
        output.append(scalar)
      }
    }
    return needsQuotes ? "\"\(String(output))\"" : String(output)
  }
}

extension ContentComponent {
  /// The component's text.
  package var serialized: String {
    var writer = ContentLineWriter()
    writer.component(self)
    return writer.text
  }
}
