import AppIntents

/// The clipboard of the window whose run asks to copy: what fills `TextClipboards.slot` where windows are
/// shown.
package struct WindowClipboard: TextClipboard {
  package init() {}

  package func copy(_ text: String) async throws -> Bool {
    await WindowURLOpener.window?.copy(text) ?? false
  }
}
