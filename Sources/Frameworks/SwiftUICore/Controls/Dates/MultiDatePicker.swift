/// A calendar in which a person chooses several days.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let end: Date?
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, from minimum: Date?, to end: Date?, _ label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.end = end
    self.label = label
  }

  /// Creates a calendar.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, to: nil, label())
  }

  /// Creates a calendar of which the days in a range can be chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
  }

  /// Creates a calendar of which the days from one on can be chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, label())
  }

  /// Creates a calendar of which the days before one can be chosen.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, to: nil, Text(titleKey))
  }
  /// Creates a calendar with a title that is looked up, of which the days in a range can be chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(titleKey))
  }
  /// Creates a calendar with a title that is looked up, of which the days from one on can be chosen.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: nil, Text(titleKey))
  }
  /// Creates a calendar with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, from: nil, to: nil, Text(title))
  }
  /// Creates a calendar with a title that is shown as it is, of which the days in a range can be chosen.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, Text(title))
  }
}

extension MultiDatePicker: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension MultiDatePicker: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let (selection, minimum, end) = (selection, minimum, end)
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    calendar.locale = context.environment.locale
    let content = MultiDatePickerContent(
      selection: selection.wrappedValue, minimum: minimum, end: end, calendar: calendar,
      now: context.environment.now)
    let draft = context.emit(
      .multiDatePicker(content),
      handlers: [
        .setDates { [calendar] days in
          selection.wrappedValue = days.filter { day in
            guard let date = calendar.date(from: day) else { return false }
            return minimum.map { calendar.startOfDay(for: $0) <= date } ?? true
              && end.map { date < $0 } ?? true
          }
        }
      ])
    context.add(label, to: draft, as: .part(.label), role: .label)
  }
}
