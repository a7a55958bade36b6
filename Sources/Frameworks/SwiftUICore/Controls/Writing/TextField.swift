/// A line in which a person writes.
public struct TextField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(label: Label, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  /// Creates a field; `prompt` is seen while it is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  /// Creates a field that grows along `axis`.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field for a value; what can't be read as one is not taken.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: FormattedValue.text(value, format), prompt: prompt)
  }

  /// Creates a field for a value; what can't be read as one is none.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: FormattedValue.text(value, format), prompt: prompt)
  }

  /// Creates a field for a value that a formatter writes and reads; what it can't read is not taken.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: FormattedValue.text(value, formatter), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }
  /// Creates a field with a title that is looked up, which grows along `axis`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt, axis: axis)
  }
  /// Creates a field with a localized title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleResource), text: text, prompt: prompt)
  }
  /// Creates a field with a localized title, which grows along `axis`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleResource), text: text, prompt: prompt, axis: axis)
  }
  /// Creates a field with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
  /// Creates a field with a title that is shown as it is, which grows along `axis`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field for a value, with a title that is looked up; what can't be read as one is not taken.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: FormattedValue.text(value, format), prompt: prompt)
  }
  /// Creates a field for a value, with a title that is shown as it is; what can't be read as one is not
  /// taken.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: FormattedValue.text(value, format), prompt: prompt)
  }
  /// Creates a field for a value, with a title that is looked up; what can't be read as one is none.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: FormattedValue.text(value, format), prompt: prompt)
  }
  /// Creates a field for a value, with a title that is shown as it is; what can't be read as one is none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: FormattedValue.text(value, format), prompt: prompt)
  }
  /// Creates a field for a value that a formatter writes and reads, with a title that is looked up.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: FormattedValue.text(value, formatter), prompt: prompt)
  }
  /// Creates a field for a value that a formatter writes and reads, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: FormattedValue.text(value, formatter), prompt: prompt)
  }

  /// Creates a field that says when a person begins and ends to write, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), text: text, prompt: nil)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  /// Creates a field that says when a person has written, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension TextField: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension TextField: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    var handlers: [NodeHandler] = [.setText { text.wrappedValue = $0 }]
    if let onCommit { handlers.append(.submit { onCommit() }) }
    if let onEditingChanged { handlers.append(.editing { onEditingChanged($0) }) }
    let draft = context.emitField(
      .textField(
        text: text.wrappedValue, prompt: prompt?.resolved(in: context.environment), axis: axis,
        isSecure: false), handlers)
    context.add(label, to: draft, as: .content)
  }
}

extension ViewContext {
  /// Makes the node of a field, with what the environment says about writing.
  mutating func emitField(_ content: NodeContent, _ handlers: [NodeHandler]) -> Node {
    let actions = environment.submitActions.filter { $0.triggers.contains(.text) }
    let draft = emit(content, handlers: handlers + actions.map { .submit($0.action.run) })
    let hints = environment.textInput
    if hints != TextInputHints() { draft.modifiers.insert(.textInput(hints), at: 0) }
    return draft
  }
}

/// Values as texts that a person changes.
enum FormattedValue {
  static func text<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      unchecked: { format.format(value.wrappedValue) },
      set: { written in
        switch Result(catching: { try format.parseStrategy.parse(written) }) {
        case .success(let parsed): value.wrappedValue = parsed
        case .failure: break  // Half-typed text is no value yet; the last one stays.
        }
      })
  }

  static func text<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      unchecked: { value.wrappedValue.map(format.format) ?? "" },
      set: { written in
        switch Result(catching: { try format.parseStrategy.parse(written) }) {
        case .success(let parsed): value.wrappedValue = parsed
        case .failure: value.wrappedValue = nil
        }
      })
  }

  static func text<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      unchecked: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { written in
        if let number = (formatter as? NumberFormatter)?.number(from: written) {
          if let parsed = number as? V ?? FormattedValue.value(number) { value.wrappedValue = parsed }
        } else if let parsed = (formatter as? DateFormatter)?.date(from: written) as? V {
          value.wrappedValue = parsed
        }
      })
  }

  private static func value<V>(_ number: NSNumber) -> V? {
    switch V.self {
    case is Int.Type: number.intValue as? V
    case is Double.Type: number.doubleValue as? V
    case is Float.Type: number.floatValue as? V
    case is Decimal.Type: number.decimalValue as? V
    case is Int?.Type: number.intValue as? V
    case is Double?.Type: number.doubleValue as? V
    default: nil
    }
  }
}
