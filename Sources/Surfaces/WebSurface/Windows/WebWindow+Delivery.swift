import AppShell
import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

// What a person did at a node of the window, given to the tree, and what the window does about what came of it.
extension WebWindow {
  /// Delivers an event of a browser to a node of the tree.
  ///
  /// The number of a node means something in the tree of its window only: a number of another window, or of
  /// a node that is gone, reaches nothing.
  ///
  /// - Returns: Whether something took it.
  func deliver(_ action: ClientEvent.Action, to number: Int) -> Bool {
    guard let node = tree.node(number) else { return false }
    if node.isEnabled { shell.noteActivity() }
    let decoder = EventDecoder(tree: tree, uploads: uploads, now: app.clock.now())
    guard let event = decoder.event(action, at: node) else { return false }
    switch tree.deliver(event, to: number) {
    case .accepted(let effect):
      finish(effect, of: action, at: number)
      return true
    case .refused(.notTaken) where action == .submit: return shell.handle(.enter)
    case .refused: return false
    }
  }

  /// Performs the effect that an event left to the window.
  private func finish(_ effect: EventEffect, of action: ClientEvent.Action, at number: Int) {
    switch effect {
    case .done, .work: break
    case .payload(let payload): shell.perform(payload, from: number)
    case .offer(let source): if case .share = action { share(source) } else { copy(source) }
    case .exchange(let source, let target, let place): source.give(to: target, at: place)
    }
  }
}

extension ExchangeSource {
  /// Returns whether the items are offered in a type that conforms to another.
  func offers(_ identifier: String) -> Bool {
    guard let wanted = UTType(identifier) else { return contentTypes.contains(identifier) }
    return contentTypes.contains { UTType($0)?.conforms(to: wanted) ?? ($0 == identifier) }
  }

  /// Gives the items to a target, in the first of its types that they are offered in.
  @MainActor
  fileprivate func give(to target: ExchangeTarget, at place: CGPoint) {
    Task {
      for type in target.contentTypes where offers(type) {
        do {
          let items = try await items(type)
          if !items.isEmpty, await target.take(items, place) { return }
        } catch {
          // What can't be made in one type may be made in the next; the person sees what has changed.
          continue
        }
      }
    }
  }
}
