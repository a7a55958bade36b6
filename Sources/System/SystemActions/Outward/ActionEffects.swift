import AppIntents

/// The effects of actions outside of the store, through whatever the run's surface has for them.
enum ActionEffects {
  /// Opens an address beside what the person sees.
  /// - Throws: `SystemActionsError` with `unavailable` where nothing opens addresses; what opens it throws.
  static func open(_ link: ActionLink) async throws {
    guard let opener = URLOpeners.slot.service else {
      throw SystemActionsError(
        .unavailable, .own("Nothing here opens addresses. This is it: \(link.url.absoluteString)"))
    }
    try await opener.open(link.url)
  }

  /// Puts a text on the clipboard.
  /// - Returns: Whether there is one; the text is shown then instead.
  static func copy(_ text: String) async throws -> Bool {
    try await TextClipboards.slot.service?.copy(text) ?? false
  }
}
