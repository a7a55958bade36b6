// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}

nonisolated extension View {
  /// How progress views inside look; a type of your own changes nothing.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    note(.style(of: .progress, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// What the surface thinks fit.
public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What the surface thinks fit.
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
  /// Makes the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}
