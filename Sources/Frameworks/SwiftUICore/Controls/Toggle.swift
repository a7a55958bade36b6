/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Bool
  let handler: NodeHandler?
  let binding: Binding<Bool>
  let label: Label

  /// A switch for what only a higher module can do: the payload is found at the node's press handler.
  package nonisolated init(isOn: Bool, payload: any Sendable, label: Label) {
    self.isOn = isOn
    handler = .press(.payload(payload))
    binding = .constant(isOn)
    self.label = label
  }

  /// Creates a switch of a value.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    handler = nil
    binding = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a switch with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
  /// Creates a switch with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a switch with a title that is looked up and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a switch with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch of a style, with another look.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.isOn
    binding = configuration.$isOn
    handler = configuration.handler
    label = configuration.label
  }
}

extension Toggle: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Toggle: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let binding = binding
    let handlers = [handler ?? .setBool { binding.wrappedValue = $0 }]
    let content = NodeContent.toggle(isOn: isOn)
    guard let style = context.environment.toggleStyle else {
      return context.emit(content, handlers: handlers, child: label)
    }
    let configuration = ToggleStyleConfiguration(
      label: .init(view: label), isOn: binding, handler: handler)
    let draft = context.emit(content, handlers: handlers)
    draft.attributes[CustomLookKey.self] = true
    // The style's own view must not be styled again.
    var inner = context.environment
    inner.toggleStyle = nil
    context.add(AnyView(erasing: body(of: style, configuration)), to: draft, as: .content, environment: inner)
  }

  @MainActor private func body(of style: some ToggleStyle, _ configuration: ToggleStyleConfiguration)
    -> any View
  {
    style.makeBody(configuration: configuration)
  }
}

/// The parts of a switch that its style shows.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label {
    let view: any View
  }

  /// The label of the switch.
  public let label: Label
  /// A Boolean value that indicates whether the switch is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the switch is on for some and off for others of its values;
  /// never here.
  public var isMixed: Bool { false }
  let handler: NodeHandler?

  init(label: Label, isOn: Binding<Bool>, handler: NodeHandler?) {
    self.label = label
    _isOn = isOn
    self.handler = handler
  }
}

extension ToggleStyleConfiguration.Label: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(view, as: .part(.label)) }
}
