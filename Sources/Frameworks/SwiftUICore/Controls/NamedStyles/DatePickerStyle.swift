// Styles that surfaces know by name. Styles of your own are possible for buttons, labels and switches.

/// A type that determines how date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

nonisolated extension View {
  /// Sets the style of the date pickers inside; a type of your own changes nothing.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    note(.style(of: .datePicker, (style as? any NamedStyle)?.styleName ?? "automatic"))
  }
}

/// The date picker style that the surface thinks fit.
public struct DefaultDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The date picker style that the surface thinks fit.
  public nonisolated static var automatic: DefaultDatePickerStyle { .init() }
}

/// A short text that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A short text that opens a calendar.
  public nonisolated static var compact: CompactDatePickerStyle { .init() }
}

/// A calendar or a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar or a clock.
  public nonisolated static var graphical: GraphicalDatePickerStyle { .init() }
}

/// A date picker of wheels.
public struct WheelDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker of wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { .init() }
}

/// A field to write in.
public struct FieldDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "field" }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field to write in.
  public nonisolated static var field: FieldDatePickerStyle { .init() }
}

/// A field to write in, with steps.
public struct StepperFieldDatePickerStyle: DatePickerStyle, NamedStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated var styleName: String { "stepperField" }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field to write in, with steps.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle { .init() }
}
