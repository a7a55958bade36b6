import AppIntents
import Foundation
import SwiftUICore

extension WebApp {
  /// The address of the window that a view asks for: of one that shows it already, else of a new one. nil
  /// where the app has no such scene.
  func address(for request: WindowRequest, in session: WebSession) -> String? {
    guard let index = sceneIndex(for: request) else {
      report("openWindow asks for a window that the app has no scene for")
      return nil
    }
    let scene = descriptions[index]
    if let known = windows(for: request, in: session).first, scene.kind != .windows || request.value != nil {
      return known.path(known.history.steps)
    }
    var address = WindowAddress(place: place(ofSceneAt: index))
    if let value = request.value {
      do {
        address.value = try scene.value?.encode(value)
      } catch {
        report("openWindow(value:) can't write the value: \(error)")
        return nil
      }
    }
    return address.text(window: nil)
  }

  /// The scene that takes events with an identifier or address, by `handlesExternalEvents(matching:)`; nil
  /// where none says so.
  func place(taking identifier: String) -> WindowAddress.Place? {
    descriptions.firstIndex { scene in
      scene.value == nil && scene.notes.externalEvents.contains { identifier.contains($0) || $0 == "*" }
    }.map { place(ofSceneAt: $0) }
  }

  /// The windows of a session that show what a view asks for.
  func windows(for request: WindowRequest, in session: WebSession) -> [WebWindow] {
    guard let index = sceneIndex(for: request) else { return [] }
    let place = place(ofSceneAt: index)
    return session.windows.sorted().compactMap { windows[$0] }.filter {
      $0.address.place == place && (request.value == nil || $0.value == request.value)
    }
  }

  private func sceneIndex(for request: WindowRequest) -> Int? {
    descriptions.firstIndex { $0.answers(request) }
  }

  /// Shows what an intent leads to in another window that takes it, else in a new one.
  ///
  /// The rules of `handlesExternalEvents`: a window whose views prefer the identifier, then one whose views
  /// allow it, then a new window of the first scene that matches.
  ///
  /// - Returns: Whether a window shows it, or will.
  func show(_ intent: any TargetContentProvidingIntent, from asking: WebWindow) -> Bool {
    let identifier = intent.contentIdentifier
    let others = asking.session.windows.sorted().compactMap { windows[$0] }.filter { $0 !== asking }
    for isPreferred in [true, false] {
      for window in others where window.takes(identifier, isPreferred: isPreferred) {
        if window.shell.deliver(intent) {
          window.turn.raise()
          asking.extra.append(.open(window.path(window.history.steps)))
          asking.turn.raise()
          return true
        }
      }
    }
    guard
      let index = descriptions.firstIndex(where: { scene in
        scene.notes.externalEvents.contains { identifier.contains($0) || $0 == "*" }
      })
    else { return false }
    do {
      let window = try open(
        WindowAddress(place: place(ofSceneAt: index)), in: asking.session, languages: asking.languages)
      _ = window.shell.deliver(intent)
      asking.extra.append(.open(window.path([])))
      asking.turn.raise()
      return true
    } catch {
      report("a window can't be opened for an intent: \(error)")
      return false
    }
  }
}

extension WebWindow {
  /// Returns whether views of the window take an event from outside.
  func takes(_ identifier: String, isPreferred: Bool) -> Bool {
    var stack = tree.roots
    while let node = stack.popLast() {
      if let events = node.attributes[ExternalEventsKey.self] {
        let parts = isPreferred ? events.preferring : events.allowing
        if parts.contains(where: { $0 == "*" || identifier.contains($0) }) { return true }
      }
      stack.append(contentsOf: node.children)
      for layer in node.layers { stack.append(contentsOf: layer) }
    }
    return false
  }
}
