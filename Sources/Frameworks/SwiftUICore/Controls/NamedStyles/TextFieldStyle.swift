// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

nonisolated extension View {
  /// Sets the style of the text fields inside; a type of your own changes nothing.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    note(.style(of: .textField, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The text field style that the surface thinks fit.
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text field style that the surface thinks fit.
  public nonisolated static var automatic: DefaultTextFieldStyle { .init() }
}

/// A text field style that shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style that shows the text alone.
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
