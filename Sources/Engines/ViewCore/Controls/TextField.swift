/// A line in which a person writes.
public struct TextField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis

  init(label: Label, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  /// Makes a field; `prompt` is seen while it is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  /// Makes a field that grows along `axis`.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }
  /// Makes a field with a title that is looked up, which grows along `axis`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt, axis: axis)
  }
  /// Makes a field with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
  /// Makes a field with a title that is shown as it is, which grows along `axis`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }
  /// Makes a field for a value; what can't be read as one is not taken.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      unchecked: { format.format(value.wrappedValue) },
      set: { written in
        switch Result(catching: { try format.parseStrategy.parse(written) }) {
        case .success(let parsed): value.wrappedValue = parsed
        case .failure: break  // Half-typed text is no value yet; the last one stays.
        }
      })
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }
}

extension TextField: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension TextField: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    context.emit(
      .textField(
        text: text.wrappedValue, prompt: prompt?.resolved(in: context.environment), axis: axis,
        isSecure: false),
      handlers: [.setText { text.wrappedValue = $0 }], child: label)
  }
}

/// A line in which a person writes what nobody is to read.
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  /// Makes a field; `prompt` is seen while it is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Makes a field with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension SecureField: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    context.emit(
      .textField(
        text: text.wrappedValue, prompt: prompt?.resolved(in: context.environment), axis: .horizontal,
        isSecure: true),
      handlers: [.setText { text.wrappedValue = $0 }], child: label)
  }
}

/// Lines in which a person writes.
public struct TextEditor {
  let text: Binding<String>
  /// Makes an editor.
  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension TextEditor: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    _ = context.emit(
      .textEditor(text: text.wrappedValue), handlers: [.setText { text.wrappedValue = $0 }])
  }
}
