import SwiftUICore

/// A part of the app that is shown outside of it and updates over time.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget.
  init()

  /// The configuration of the widget.
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Starts a program that consists of this widget.
  @MainActor @preconcurrency
  public static func main() {
    DeclaredAPI.called("Widget.main()", because: "is declared, but no surface shows widgets yet")
    _ = Self()
  }
}
