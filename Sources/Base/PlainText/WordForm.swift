/// The form in which short texts are looked up in tables of words and phrases.
package enum WordForm {
  /// The words, numbers and signs of a text in lower case, with one space between. Neither white space nor
  /// invisible characters nor the typographic forms of dashes and quotes tell two texts apart.
  package static func of(_ text: String) -> String {
    var form = String.UnicodeScalarView()
    var last = Kind.gap
    for scalar in text.unicodeScalars {
      let plain = self.plain(scalar)
      let kind = kind(of: plain)
      if kind == .ignorable { continue }
      defer { last = kind }
      if kind == .gap { continue }
      if kind != last || kind == .sign, !form.isEmpty { form.append(" ") }
      if kind == .word {
        form.append(contentsOf: plain.properties.lowercaseMapping.unicodeScalars)
      } else {
        form.append(plain)
      }
    }
    return String(form)
  }

  private enum Kind { case word, number, sign, gap, ignorable }

  /// The ASCII form of typographic quotes, dashes and points, and of wide signs and digits.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x2018, 0x2019, 0x02BC, 0xFF07: "'"
    case 0x2010...0x2015, 0x2212, 0xFE63: "-"
    case 0x201C, 0x201D: "\""
    case 0x2026: "."
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: scalar
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    default: scalar
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39: return .number
    case 0x41...0x5A, 0x61...0x7A: return .word
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return .gap
    case 0x00..<0x20, 0x7F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F:
      return .ignorable
    case 0x21..<0x7F: return .sign
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.generalCategory == .nonspacingMark ? .word : .sign
    }
  }
}
