// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

nonisolated extension View {
  /// Sets the style of the text editors inside; a type of your own changes nothing.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    note(.style(of: .textEditor, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The text editor style that the surface thinks fit.
public struct AutomaticTextEditorStyle: TextEditorStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The text editor style that the surface thinks fit.
  public nonisolated static var automatic: AutomaticTextEditorStyle { .init() }
}

/// A text editor style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "plain" }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { .init() }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "roundedBorder" }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}
