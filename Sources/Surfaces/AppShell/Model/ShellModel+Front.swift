import AppIntents
import IntentRuntime
import SwiftUICore

extension ShellModel {
  /// Brings the window to the front, and has its views handle an intent that leads to content of theirs.
  ///
  /// - Returns: Whether the content, or the window, is in front now.
  func bringToFront(for intent: any AppIntent) async -> Bool {
    guard !isClosed else { return false }
    if let target = intent as? any TargetContentProvidingIntent, !deliver(target) {
      if await host.showElsewhere(target) { return true }
    }
    guard await host.bringToFront() else { return false }
    isInFront = true
    return true
  }

  /// Delivers an intent that leads to content of the app to the views of the window, as
  /// `onAppIntentExecution` declares; every view that handles it does.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult
  package func deliver(_ intent: any TargetContentProvidingIntent) -> Bool {
    guard let tree, !isClosed else { return false }
    var handlers: [IntentExecutionKey.Value] = []
    var stack: [Node] = tree.roots.reversed()
    while let node = stack.popLast() {
      if let handler = node.attributes[IntentExecutionKey.self],
        handler.intentTypes.contains(where: { $0 == type(of: intent) })
      {
        handlers.append(handler)
      }
      stack.append(contentsOf: (node.layers.flatMap { $0 } + node.children).reversed())
    }
    inWindow {
      for handler in handlers { handler.perform(intent) }
    }
    return !handlers.isEmpty
  }

  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication {
    guard let authenticate = host.authenticate else { return host.authentication }
    return await authenticate(policy)
  }
}
