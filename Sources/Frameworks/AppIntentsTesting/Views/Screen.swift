import FoundationPlus
import IntentRuntime
import SwiftUICore

/// What a test shows of an app.
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

  /// The entities that can be seen now: views are made anew before they are read.
  func annotations() async throws -> [OnscreenAnnotation] {
    for view in views {
      guard let window = view.window else { continue }
      content.show(try await view.nodes(), in: window.name, size: window.size)
    }
    return content.annotations
  }
}

extension IntentDefinitions {
  /// Shows a view of the app, so that `viewAnnotations()` sees it. Not part of Apple's framework.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - window: The name of the window; what was shown in it is shown no more.
  ///   - size: The visible part of the window, in points.
  /// - Returns: The view as it is shown: its texts, its buttons.
  @MainActor @discardableResult
  public func show(
    _ view: some View, window: String = "main", size: CGSize = CGSize(width: 390, height: 844)
  ) -> ShownView {
    let shown = ShownView(_SnippetViewContainer(holding: view), window: window, size: size, in: app)
    app.screen.show(shown)
    return shown
  }

  /// Shows a window no more. Not part of Apple's framework.
  @MainActor public func hide(window: String = "main") { app.screen.hide(window) }
}
