/// A line in which a person writes what nobody is to read.
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  var onCommit: (() -> Void)?

  /// Creates a field; `prompt` is seen while it is empty.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Creates a field with a localized title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
  /// Creates a field with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a field that says when a person has written, with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }
}

extension SecureField: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension SecureField: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let text = text
    var handlers: [NodeHandler] = [.setText { text.wrappedValue = $0 }]
    if let onCommit { handlers.append(.submit { onCommit() }) }
    let draft = context.emitField(
      .textField(
        text: text.wrappedValue, prompt: prompt?.resolved(in: context.environment), axis: .horizontal,
        isSecure: true), handlers)
    context.add(label, to: draft, as: .content)
  }
}
