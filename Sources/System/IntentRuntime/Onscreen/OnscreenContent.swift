import AppIntents
import FoundationPlus
import SwiftUICore

/// The content of an app that a person sees, so that "this one" can be understood: the trees of its
/// windows, and the activities of the person.
///
/// Surfaces put each tree here when they have made it. Costs nothing until somebody asks.
@MainActor
package final class OnscreenContent {
  private struct Window {
    let name: String
    var nodes: @MainActor () -> [ViewNode]
    var visible: @MainActor () -> Set<Int>?
    var size: CGSize
  }

  /// The windows, the one in front last.
  private var windows: [Window] = []
  private let stage: UserActivityStage

  /// - Parameter stage: Where the app's activities become current.
  package nonisolated init(stage: UserActivityStage = .process) {
    self.stage = stage
  }

  /// Sets the content that a window shows now. The window comes to the front when it is new.
  ///
  /// - Parameter size: The visible part, in points.
  package func show(_ nodes: [ViewNode], in window: String, size: CGSize) {
    show(in: window, size: size) { nodes }
  }

  /// Sets the closures that return the content of a window, and are called each time it is read. The window
  /// comes to the front when it is new.
  ///
  /// - Parameters:
  ///   - size: The visible part, in points.
  ///   - visible: The numbers of the nodes with entities that are in sight; nil where that isn't known, and all
  ///     count.
  package func show(
    in window: String, size: CGSize, visible: @escaping @MainActor () -> Set<Int>? = { nil },
    nodes: @escaping @MainActor () -> [ViewNode]
  ) {
    let shown = Window(name: window, nodes: nodes, visible: visible, size: size)
    if let index = windows.firstIndex(where: { $0.name == window }) {
      windows[index] = shown
    } else {
      windows.append(shown)
    }
  }

  /// Removes a window that is shown no more.
  package func hide(_ window: String) {
    windows.removeAll { $0.name == window }
  }

  /// The entities that are shown, the window in front first and each window from its beginning to its end;
  /// then the one that the current activity is about, unless a view says so too.
  package var annotations: [OnscreenAnnotation] {
    var all = windows.reversed().flatMap { window in
      AnnotationReading.annotations(
        of: window.nodes(), visible: window.visible(), window: window.name, size: window.size)
    }
    if let entity = stage.current?.appEntityIdentifier,
      !all.contains(where: { $0.entity == entity && $0.source == .activity })
    {
      all.append(OnscreenAnnotation(entity: entity, source: .activity, isSelected: false, window: ""))
    }
    return all
  }
}
