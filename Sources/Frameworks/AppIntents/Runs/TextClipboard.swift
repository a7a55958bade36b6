/// A service that copies text to the clipboard.
package protocol TextClipboard: Sendable {
  /// Copies a text.
  ///
  /// - Returns: A Boolean value that indicates whether there is a clipboard; if not, the caller shows the
  ///   text.
  /// - Throws: An error if the clipboard is currently unavailable.
  func copy(_ text: String) async throws -> Bool
}

/// The slot for the clipboard, which programs with windows or a terminal fill.
package enum TextClipboards {
  package static let slot = SystemSlot<any TextClipboard>()
}
