import PlainText

/// Text in the value of a content line (RFC 5545, 3.3.11; RFC 6350, 3.4).
package enum ContentText {
  /// Backslashes, commas, semicolons and line ends escaped; other control characters go, because a NUL ends
  /// the text in many a reader, and what Unicode calls a line end is one for readers that split by it. What turns
  /// the direction of writing goes too, as it would turn what a calendar shows beside the text.
  /// - Parameter semicolons: vCard needs them escaped in values of several parts alone.
  package static func escaped(_ text: String, semicolons: Bool = true) -> String {
    var output = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\\", ",": output += ["\\", scalar]
      case ";" where semicolons: output += ["\\", scalar]
      case "\n": if !afterReturn { output += ["\\", "n"] }
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": output += ["\\", "n"]
      case _ where (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F || scalar.turnsDirection:
        continue
      default: output.append(scalar)
      }
    }
    return String(output)
  }

  /// The text that was meant, without what turns the direction of writing.
  package static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text).withoutTurns }
    var output = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        output.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        output.append(scalar)
      }
    }
    return String(output).withoutTurns
  }

  /// The parts between signs that aren't escaped; the parts still are.
  package static func split(_ text: String, separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    // Scalars and not characters: a sign with a combining mark is still the sign.
    let sign = separator.unicodeScalars.first
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == sign {
        parts.append(text[start..<index])
        start = text.unicodeScalars.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}
