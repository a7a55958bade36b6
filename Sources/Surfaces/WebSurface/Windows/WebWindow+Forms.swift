import CCrypto
import Foundation
import HTTPServer
import SwiftUICore

extension WebWindow {
  /// Begins a page: what an older page of the window still sends is not for this one, and what the app
  /// asked to be opened is shown as links on it.
  func beginPage() {
    turn.hold { flush() }
    renew()
    lastSequence = 0
    fields = FieldRevisions()
    lastShown = app.now
  }

  /// Returns whether a form comes from a page of this window.
  func isToken(_ text: String) -> Bool {
    let (mine, given) = (Array(token.utf8), Array(text.utf8))
    return mine.count == given.count && CRYPTO_memcmp(mine, given, mine.count) == 0
  }

  /// Handles the events of a form in their order.
  func receive(_ form: HTTPForm) {
    lastShown = app.now
    app.noteUse(of: self)
    asked = []
    let events = turn.hold { FormPost(tree: tree).events(of: form) }
    for (node, action) in events {
      guard budget.take(now: app.now) else {
        app.metrics.add(.refusedEvents)
        return
      }
      app.metrics.add(.events)
      turn.hold { handle(ClientEvent(sequence: 0, node: node, action: action)) }
      // What a field changes may take away what was pressed.
      flush()
    }
    for (name, files) in Dictionary(grouping: form.files.filter { $0.count > 0 }, by: \.name) {
      take(files, as: name)
    }
  }

  /// Hands the files of a field over together.
  private func take(_ files: [HTTPForm.File], as name: String) {
    guard name.first == "n", let number = Int(name.dropFirst()), tree.node(number) != nil else { return }
    do {
      let references = try files.map { try uploads.add($0, for: number) }
      turn.hold { handle(ClientEvent(sequence: 0, node: number, action: .files(references))) }
      flush()
    } catch {
      app.metrics.add(.refusedUploads)
      shell.notices.tell((error as? WebSurfaceError)?.message ?? "\(error)", kind: .failure)
      flush()
    }
  }
}
