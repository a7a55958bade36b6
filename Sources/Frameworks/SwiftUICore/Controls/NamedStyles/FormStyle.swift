// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how forms look.
@MainActor @preconcurrency
public protocol FormStyle {}

nonisolated extension View {
  /// Sets the style of the forms inside; a type of your own changes nothing.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    note(.style(of: .form, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The form style that the surface thinks fit.
public struct AutomaticFormStyle: FormStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The form style that the surface thinks fit.
  public nonisolated static var automatic: AutomaticFormStyle { .init() }
}

/// A form style that sets sections apart.
public struct GroupedFormStyle: FormStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style that sets sections apart.
  public nonisolated static var grouped: GroupedFormStyle { .init() }
}

/// A form style with labels beside controls.
public struct ColumnsFormStyle: FormStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style with labels beside controls.
  public nonisolated static var columns: ColumnsFormStyle { .init() }
}
