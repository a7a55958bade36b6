import FoundationPlus
import IntentRuntime
import SwiftUICore

/// The views of an app that a test shows.
@MainActor
final class Screen {
  private let content: OnscreenContent
  private var views: [ShownView] = []

  nonisolated init(stage: UserActivityStage) { content = OnscreenContent(stage: stage) }

  func show(_ view: ShownView) {
    views.removeAll { $0.window?.name == view.window?.name }
    views.append(view)
  }

  func hide(_ window: String) {
    views.removeAll { $0.window?.name == window }
    content.hide(window)
  }

  /// Returns the entities that are currently visible, after updating the views.
  func annotations() async throws -> [OnscreenAnnotation] {
    for view in views {
      guard let window = view.window else { continue }
      content.show(try await view.nodes(), in: window.name, size: window.size)
    }
    return content.annotations
  }
}

extension IntentDefinitions {
  /// Shows a view of the app, so that `viewAnnotations()` finds it. Not part of Apple's framework.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - window: The name of the window, whose previous content is replaced.
  ///   - size: The visible part of the window, in points.
  /// - Returns: The shown view with its texts and buttons.
  @MainActor @discardableResult
  public func show(
    _ view: some View, window: String = "main", size: CGSize = CGSize(width: 390, height: 844)
  ) -> ShownView {
    let shown = ShownView(_SnippetViewContainer(holding: view), window: window, size: size, in: app)
    app.screen.show(shown)
    return shown
  }

  /// Closes a window. Not part of Apple's framework.
  @MainActor public func hide(window: String = "main") { app.screen.hide(window) }
}
