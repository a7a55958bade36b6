import AppIntents

/// The opener of addresses at the window whose run asks for it: what fills `URLOpeners.slot` where windows
/// are shown.
package struct WindowURLOpener: URLOpener {
  /// The window whose run the task is part of.
  @TaskLocal static var window: WindowReference?

  package init() {}

  /// - Throws: `AppShellError` with `notOpened` where no window can.
  package func open(_ url: URL) async throws {
    guard await Self.window?.open(url) == true else {
      throw AppShellError(.notOpened, "No window can open \(url.absoluteString).")
    }
  }
}

/// A window, as long as it is there.
final class WindowReference: Sendable {
  private weak let model: ShellModel?

  init(_ model: ShellModel) { self.model = model }

  @MainActor func open(_ url: URL) -> Bool { model?.host.openURL(url) ?? false }

  @MainActor func copy(_ text: String) -> Bool { model?.host.copyText(text) ?? false }
}
