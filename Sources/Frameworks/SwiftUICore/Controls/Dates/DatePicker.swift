/// The parts of a date that a person sets.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day of a date.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The time of day to the second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control that sets a date, in the calendar and time zone of the environment.
public struct DatePicker<Label: View> {
  /// The parts of a date that a person sets.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label

  init(
    _ selection: Binding<Date>, from minimum: Date? = nil, to maximum: Date? = nil,
    _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates a control.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label())
  }

  /// Creates a control of dates in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }

  /// Creates a control of dates from one on.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label())
  }

  /// Creates a control of dates up to one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a control with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(titleKey))
  }
  /// Creates a control of dates in a range with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Creates a control of dates from one on with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
  }
  /// Creates a control of dates up to one with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a control with a localized title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(titleResource))
  }

  /// Creates a control with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(title))
  }
  /// Creates a control of dates in a range with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
  }
  /// Creates a control of dates from one on with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
  }
  /// Creates a control of dates up to one with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, Text(title))
  }
}

extension DatePicker: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension DatePicker: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (selection, minimum, maximum) = (selection, minimum, maximum)
    let content = DatePickerContent(
      date: selection.wrappedValue, components: components, minimum: minimum, maximum: maximum,
      in: context.environment)
    let draft = context.emit(
      .datePicker(content),
      handlers: [
        .setDate { date in
          var date = date
          if let maximum { date = min(date, maximum) }
          if let minimum { date = max(date, minimum) }
          selection.wrappedValue = date
        }
      ])
    context.add(label, to: draft, as: .part(.label), role: .label)
  }
}
