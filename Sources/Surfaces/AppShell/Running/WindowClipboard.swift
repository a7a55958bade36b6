import AppIntents

/// Copies texts at the window whose run asks for it: what fills `TextClipboards.slot` where windows are
/// shown.
package struct WindowClipboard: TextClipboard {
  package init() {}

  package func copy(_ text: String) async throws -> Bool {
    await WindowURLOpener.window?.copy(text) ?? false
  }
}
