import BrowserDriver

extension Page {
  /// Opens the shell's menu, in which its pages stand.
  func openSystemPage(_ name: String) async throws {
    try await find(.button, "Menu").click()
    try await find(.menuitem, name).click()
  }
}
