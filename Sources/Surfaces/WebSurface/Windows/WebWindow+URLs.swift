import Foundation
import SwiftUICore

extension WebWindow {
  /// Opens an address as the app's own, in the views that take such (`onOpenURL`), or beside the page where
  /// it is one that a browser may be sent to: no scripts, no files.
  ///
  /// - Returns: Whether it was taken.
  func open(_ url: URL) -> Bool {
    guard url.absoluteString.utf8.count <= Self.longestAddress else { return false }
    let scheme = url.scheme?.lowercased()
    if isOwn(url) {
      if deliver(url) { return true }
      guard scheme == nil || scheme == "http" || scheme == "https" else { return false }
    } else if scheme.map({ !["http", "https", "mailto", "tel", "sms", "geo"].contains($0) }) ?? true {
      return false
    }
    // A path stays on the server; two slashes would lead to another one.
    guard scheme != nil || url.absoluteString.hasPrefix("/") && !url.absoluteString.hasPrefix("//") else {
      return false
    }
    extra.append(.open(url.absoluteString))
    ask(url.absoluteString)
    turn.raise()
    return true
  }

  /// The most bytes of an address that is opened.
  nonisolated static let longestAddress = 8192

  /// The schemes by which a browser or the system does something itself, which no app takes.
  private static let others: Set<String> = [
    "mailto", "tel", "sms", "geo", "javascript", "data", "vbscript", "blob", "file", "about", "view-source",
    "filesystem", "ws", "wss", "ftp",
  ]

  /// Returns whether an address may be the app's: a path, an address of the host that serves it, or a
  /// scheme of its own.
  private func isOwn(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case nil: url.host() == nil
    case "http", "https": url.host().map { app.hosts.contains($0.lowercased()) } ?? false
    case let scheme?: !Self.others.contains(scheme)
    }
  }

  /// Returns the path at which a new window shows what an address of the app's own leads to; nil for an address
  /// that isn't the app's, or has another scheme than its own.
  func path(showing url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(), scheme != "http", scheme != "https", isOwn(url),
      url.absoluteString.utf8.count <= WindowAddress.longestContent
    else { return nil }
    var address = address
    address.steps = []
    address.content = url.absoluteString
    return address.text(window: nil)
  }

  /// Shows the content that an address of the window names, where the app takes it.
  func open(_ content: String) -> Bool {
    guard let url = URL(string: content), url.scheme != nil, isOwn(url) else { return false }
    return deliver(url)
  }

  /// Shows content in a window that nobody has seen yet, as if it had begun there.
  func begin(showing content: String?) {
    guard let content else { return }
    turn.hold {
      flush()
      if open(content) { flush() }
    }
  }

  /// Delivers an address to all views that take such.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func deliver(_ url: URL) -> Bool {
    var actions: [@MainActor (URL) -> Void] = []
    var stack = Array(tree.roots.reversed())
    while let node = stack.popLast() {
      for case .openURL(let action) in node.handlers { actions.append(action) }
      for layer in node.layers.reversed() { stack.append(contentsOf: layer.reversed()) }
      stack.append(contentsOf: node.children.reversed())
    }
    inWindow { for action in actions { action(url) } }
    return !actions.isEmpty
  }
}
