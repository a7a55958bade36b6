import AppShell
import SwiftUICore

extension WebWindow {
  /// Lets all go that can be made again, while no browser shows the window: nodes, what was worked out for
  /// the page, patches that nobody will ask for. The state of its views stays, as do its address, its title
  /// and what its intents do.
  func sleep() {
    guard !isClosed, !tree.isAsleep, channel.socket == nil else { return }
    turn.hold { inWindow { tree.sleep() } }
    // A page from before gets all anew.
    renew()
    channel.forget()
    markup = PageMarkup(tree, images: app.images, media: app.media, words: texts.words)
    fields = FieldRevisions()
    requests = WindowRequests()
    uploads = UploadedFiles(app.limits)
    visible = nil
    dialog = nil
    app.metrics.add(.windowsSlept)
  }

  /// Makes again what a browser shows, with the state from before.
  func wake() {
    guard !isClosed, tree.isAsleep else { return }
    tree.environment = environment
    begin()
    app.metrics.add(.windowsWoken)
  }
}
