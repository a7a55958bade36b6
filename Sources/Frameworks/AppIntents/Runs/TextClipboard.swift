/// Puts text where the person can paste it from.
package protocol TextClipboard: Sendable {
  /// - Returns: Whether there is a clipboard; who asks shows the text where there is none.
  /// - Throws: Where it can't be reached now.
  func copy(_ text: String) async throws -> Bool
}

/// Where texts are copied to: what shows windows or talks to a terminal fills it.
package enum TextClipboards {
  package static let slot = SystemSlot<any TextClipboard>()
}
