import AppShell

extension WebApp {
  /// The browsers that were let in, as one of them sees them; nil where all are let in.
  func browsers(of session: WebSession) -> ShellBrowsers? {
    guard let store = sessionStore, store.mode.needsToken else { return nil }
    let own = session.name
    return ShellBrowsers {
      store.all.map {
        ShellBrowser(
          id: $0.id, name: $0.browser, begin: $0.begin, lastSeen: $0.lastSeen, isThis: $0.id == own)
      }
    } end: { [weak self] ids in
      let ended = store.revoke { ids.contains($0.id) }
      self?.end(sessions: ended)
    }
  }
}
