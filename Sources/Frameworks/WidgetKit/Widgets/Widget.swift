import SwiftUICore

/// A part of the app that is shown outside of it, and changes by itself in time.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget.
  init()

  /// What the widget shows, and what a person can set.
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Starts a program that is nothing but this widget.
  @MainActor @preconcurrency
  public static func main() {
    DeclaredAPI.called("Widget.main()", because: "is declared, but no surface shows widgets yet")
    _ = Self()
  }
}
