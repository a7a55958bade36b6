/// A container of rows below one another, of which some may be selected.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: RowSelection<SelectionValue>?
  let content: Content

  init(_ selection: RowSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List {
  /// Creates a list of which one row may be selected, by its tag or identifier.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content())
  }

  /// Creates a list of which one row is selected, by its tag or identifier.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.always(selection), content())
  }

  /// Creates a list of which any rows may be selected, by their tags or identifiers.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .any($0) }, content())
  }
}

extension List: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension List: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.list, handlers: selection.map { [$0.handler] } ?? [])
    if let selection { draft.modifiers.insert(.rowSelection(isMultiple: selection.isMultiple), at: 0) }
    if let mode = context.environment.editMode?.wrappedValue, mode.isEditing {
      draft.modifiers.insert(.editing(true), at: 0)
    }
    var inner = context.environment
    inner.listSelection = selection?.forLinks
    context.add(content, to: draft, as: .content, environment: inner)
  }
}

/// The binding to the selected rows.
enum RowSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case always(Binding<Value>)
  case any(Binding<Set<Value>>)

  var isMultiple: Bool { if case .any = self { true } else { false } }

  /// A person presses a row: of one that is selected already nothing changes, of several it is left out.
  @MainActor var handler: NodeHandler {
    let selection = self
    return .select(
      isSelected: { tag in
        guard let value = TagValue.value(tag, as: Value.self) else { return false }
        return switch selection {
        case .one(let binding): binding.wrappedValue == value
        case .always(let binding): binding.wrappedValue == value
        case .any(let binding): binding.wrappedValue.contains(value)
        }
      },
      { tag in
        guard let value = TagValue.value(tag, as: Value.self) else { return }
        switch selection {
        case .one(let binding): binding.wrappedValue = value
        case .always(let binding): binding.wrappedValue = value
        case .any(let binding): binding.wrappedValue.formSymmetricDifference([value])
        }
      })
  }
}

extension RowSelection {
  private var source: BindingSource? {
    switch self {
    case .one(let binding): binding.source
    case .always(let binding): binding.source
    case .any(let binding): binding.source
    }
  }

  /// The choice, as links with a value use it in a column; a press there also shows the next column.
  @MainActor var forLinks: ListSelection {
    let handler = handler
    return ListSelection(
      source: source,
      isSelected: { value in
        guard value.base is Value, case .select(let isSelected, _) = handler else { return nil }
        return isSelected(NodeTag.of(value))
      },
      select: { value in
        guard case .select(_, let select) = handler else { return }
        select(NodeTag.of(value))
      })
  }
}
