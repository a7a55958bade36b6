extension Unicode.Scalar {
  /// A Boolean value that indicates whether a code point steers what shows the text instead of standing for
  /// something to see: the controls of terminals, of the direction of writing (CVE-2021-42574), of lines,
  /// annotations and tags.
  package var isTextControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, delete, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // interlinear annotation, tags
    default: false
    }
  }

  /// A Boolean value that indicates whether a code point turns the direction of what follows it, up to another
  /// one: the embeddings, overrides and isolates of the bidirectional algorithm (Unicode Standard Annex 9). The
  /// marks, which stand for one letter of a direction, don't.
  package var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

extension String {
  /// The text without code points that turn the direction of what follows: in it they would turn what is shown
  /// behind it as well. A text without them isn't copied.
  package var withoutTurns: String {
    guard utf8.contains(0xE2), unicodeScalars.contains(where: \.turnsDirection) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.turnsDirection }))
  }
}
