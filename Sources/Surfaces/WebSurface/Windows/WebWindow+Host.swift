import AppIntents
import AppShell
import Foundation
import HTTPServer
import SwiftUICore

extension WebWindow {
  /// The host of the shell: the actions that the window performs for it.
  var host: ShellHost {
    var host = ShellHost()
    host.home = address.place == .first ? nil : URL(string: "/")
    host.openURL = { [weak self] in self?.open($0) ?? false }
    host.copyText = { [weak self] in self?.copy($0) ?? false }
    host.bringToFront = { [weak self] in self?.isShown ?? false }
    host.showElsewhere = { [weak self] intent in
      guard let self else { return false }
      return app.show(intent, from: self)
    }
    host.offerFile = { [weak self] in self?.offer($0) }
    host.notify = { [weak self] notice in
      self?.tellBrowser(
        .notify(
          title: notice.title, text: notice.lines.joined(separator: "\n"), tag: notice.name ?? "\(notice.id)",
          notice: notice.id))
    }
    host.browsers = app.browsers(of: session)
    host.data = data
    host.askToNotify = { [weak self] in self?.tellBrowser(.askToNotify) }
    return host
  }

  /// Brings the window to the front, because the person has it before them.
  func comeForward() {
    let size = CGSize(width: client.width ?? 0, height: client.height ?? 0)
    app.shells.show(shell, name: String(number), size: size)
    app.shells.onscreen.show(
      in: String(number), size: size, visible: { [weak self] in self?.visible },
      nodes: { [weak tree] in tree?.snapshot() ?? [] })
  }

  /// Announces a text to assistive technology.
  func announce(_ text: String) {
    guard channel.socket != nil else { return }
    extra.append(.announce(text))
    turn.raise()
  }

  /// Sends the browser an operation that only one with scripts can perform.
  private func tellBrowser(_ operation: Operation) {
    guard channel.socket != nil else { return }
    extra.append(operation)
    turn.raise()
  }

  /// A Boolean value that indicates whether a browser shows the window now.
  var isShown: Bool { channel.socket != nil || app.now - lastShown < 5 }

  /// Puts a text on the browser's clipboard; an address of the app's own as one at which a window shows it.
  ///
  /// - Returns: Whether a browser with scripts shows the window; others have no clipboard for a page.
  func copy(_ text: String) -> Bool {
    guard channel.socket != nil, text.utf8.count <= 65_536 else { return false }
    let address = URL(string: text).flatMap { path(showing: $0) }
    extra.append(.copy(address ?? text, isAddress: address != nil))
    turn.raise()
    return true
  }

  /// Keeps an address for the next page of a browser without scripts, as a link to follow.
  ///
  /// - Parameter file: The name of the file that it leads to, which is kept and not opened.
  func ask(_ address: String, file: String? = nil) {
    if channel.socket == nil, asked.count < 20 { asked.append(AskedLink(address: address, file: file)) }
  }

  /// Opens a window that the app asks for in the browser.
  func open(_ request: WindowRequest) {
    guard let address = app.address(for: request, in: session) else { return }
    extra.append(.open(address))
    ask(address)
    turn.raise()
  }

  /// Closes windows that the app names; this one without a name.
  func dismiss(_ request: WindowRequest?) {
    guard let request else { return app.dismiss(self) }
    for window in app.windows(for: request, in: session) { app.dismiss(window) }
  }

  /// Sends the browser the document that a view saves.
  func save(_ document: FileExport, for node: Int) {
    saving.begin()
    Task {
      defer { saving.end() }
      do {
        for item in try await document.items() {
          let data: Data =
            switch item.content {
            case .data(let data): data
            case .file(let url): try Data(contentsOf: url)
            }
          offer(item.name ?? "document", data)
        }
        // A browser doesn't say where it keeps a file.
        document.finish(.success([]))
      } catch {
        document.finish(.failure(error))
      }
    }
  }

  /// Sends the browser a file to keep.
  private func offer(_ file: IntentFile) { offer(file.filename, file.data) }

  func offer(_ name: String, _ data: Data) {
    do {
      try offer(name, app.downloads.file(holding: data))
    } catch {
      app.report("a file can't be offered: \(error)")
      shell.notices.tell((error as? HTTPServerError)?.message ?? "\(error)", kind: .failure)
    }
  }

  /// Sends the browser a file that is open to keep.
  ///
  /// - Throws: `WebSurfaceError` where the system gives no random numbers.
  func offer(_ name: String, _ file: OpenFile) throws {
    let path = try app.downloads.add(name, file, for: session)
    extra.append(.download(path))
    ask(path, file: name)
    turn.raise()
  }
}
