/// One emoji, as people react with it.
enum ReactionEmoji {
  /// The longest sequences that are in use, families with tones of skin, have ten scalars; flags of regions seven.
  private static let longest = 12

  /// The emoji in the form that is drawn in colour.
  /// - Parameter what: what is to be one emoji, at the beginning of a sentence.
  /// - Throws: `invalidValue` for anything but exactly one emoji.
  static func normalized(_ text: String, as what: String = "A reaction") throws -> String {
    let invalid = UnicornChatError(.invalidValue, "\(what) is exactly one emoji.")
    guard text.utf8.count <= longest * 4, text.count == 1, let first = text.unicodeScalars.first,
      text.unicodeScalars.count <= longest, text.unicodeScalars.dropFirst().allSatisfy(isPart)
    else {
      throw invalid
    }
    let scalars = text.unicodeScalars
    if first.properties.isEmojiPresentation {
      // Half of a flag is none.
      if isRegional(first) && scalars.count != 2 { throw invalid }
      return text
    }
    guard first.properties.isEmoji else { throw invalid }
    if scalars.count == 1 {
      // Digits and signs of the keyboard are emoji by their property only.
      guard first.value > 0xFF else { throw invalid }
      return text + "\u{FE0F}"
    }
    // Keycaps, hearts and the like, people with tones of skin.
    let second = scalars[scalars.index(after: scalars.startIndex)]
    if first.value < 0x80 {
      guard scalars.last == "\u{20E3}" else { throw invalid }
      return text
    }
    guard second == "\u{FE0F}" || second == "\u{200D}" || second.properties.isEmojiModifier else {
      throw invalid
    }
    return text
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF) ~= scalar.value }

  /// What may follow the first scalar (UTS 51, section 1.4).
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value > 0xFF && scalar.properties.isEmoji { return true }
    return switch scalar.value {
    // Joiner, presentation, keycap, the tags of flags.
    case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
    default: false
    }
  }
}
