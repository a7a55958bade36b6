import Foundation

/// The limits of how much of everything is taken, and what texts must be.
enum ChatLimits {
  /// Characters of a message.
  static let text = 100_000
  /// UTF-8 bytes of a message: characters can be made of any number of them.
  static let textBytes = 1 << 20
  static let subject = 1_000
  static let name = 100
  static let about = 1_000
  /// Attachments, links and places of a message.
  static let parts = 100
  /// Members of a group.
  static let members = 500
  static let linkBytes = 8_192

  /// A message's text without white space at its ends.
  /// - Throws: `tooLarge`.
  static func text(_ text: String) throws -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Characters are counted only where they can be too many, and of a text that isn't endless.
    if trimmed.utf8.count <= Self.text { return trimmed }
    if trimmed.utf8.count <= textBytes {
      let count = trimmed.count
      if count <= Self.text { return trimmed }
      throw UnicornChatError(
        .tooLarge,
        "The message has \(count.formatted()) characters; \(Self.text.formatted()) can be sent. "
          + "Send it as a file.")
    }
    throw UnicornChatError(
      .tooLarge,
      "The message has \(trimmed.utf8.count.formatted()) bytes; \(textBytes.formatted()) can be sent, and "
        + "\(Self.text.formatted()) characters. Send it as a file.")
  }

  /// The name of a person or a group, in one line.
  /// - Throws: `invalidValue`.
  static func name(_ name: String) throws -> String {
    let cleaned = line(name)
    if cleaned.isEmpty { throw UnicornChatError(.invalidValue, "A name needs at least one character.") }
    return try bounded(cleaned, Self.name, "name")
  }

  /// - Throws: `invalidValue`.
  static func about(_ about: String) throws -> String { try bounded(line(about), Self.about, "line") }

  /// Nil where nothing is left.
  /// - Throws: `invalidValue`.
  static func subject(_ subject: String?) throws -> String? {
    guard let subject, !line(subject).isEmpty else { return nil }
    return try bounded(line(subject), Self.subject, "subject")
  }

  /// A text in one line, without control characters and directions of writing that reach beyond it.
  static func line(_ text: String) -> String {
    PlainLine.cleaned(text)
  }

  private static func bounded(_ text: String, _ limit: Int, _ what: String) throws -> String {
    guard text.utf8.count <= limit * 32, text.count <= limit else {
      throw UnicornChatError(.invalidValue, "The \(what) has more than \(limit.formatted()) characters.")
    }
    return text
  }
}

/// Texts of one line.
enum PlainLine {
  /// Without control characters, line breaks and directions of writing that would reach beyond the text; white space
  /// is one blank, and there is none at the ends.
  static func cleaned(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isBlank { scalars.append(" ") }
        isBlank = true
      } else if !isHidden(scalar) {
        scalars.append(scalar)
        isBlank = false
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .control { return true }
    return switch scalar.value {
    // Marks, embeddings, overrides and isolates of direction (UAX 9), and what has no width; the joiners stay, for
    // emoji and scripts that need them.
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
