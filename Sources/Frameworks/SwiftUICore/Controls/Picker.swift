/// A choice of one value. The options are the views inside with ``SwiftUI/View/tag(_:includeOptional:)``, or
/// those of a ``ForEach`` with their identifiers.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  var current: AnyView?

  /// Creates a choice.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a choice that shows a view of its own for the chosen value, where it shows only that.
  public nonisolated init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
    current = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Creates a choice with a localized title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
  /// Creates a choice with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a choice with a title that is looked up, which shows a view of its own for the chosen value.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a choice with a title that is looked up and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a choice with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Picker: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Picker: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let selection = selection
    let draft = context.emit(
      .picker,
      handlers: [
        .select(
          isSelected: { TagValue.value($0, as: SelectionValue.self) == selection.wrappedValue },
          {
            if let value = TagValue.value($0, as: SelectionValue.self) { selection.wrappedValue = value }
          })
      ])
    context.add(label, to: draft, as: .part(.label), role: .label)
    if let current { context.add(current, to: draft, as: .part(.value), role: .value) }
    context.add(content, to: draft, as: .content)
  }
}

/// The reading of tags as values of a selection: a tag may be of the type or of what an optional holds.
enum TagValue {
  @MainActor static func value<Value: Hashable>(_ tag: NodeTag, as type: Value.Type) -> Value? {
    tag.value.base as? Value
  }
}
