/// Rows below one another, of which some may be selected.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: NodeHandler?
  let content: Content
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Makes a list of elements that know their identifier.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements whose identifier is at `id`.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list of which one row may be selected, by its tag or identifier.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { SelectedRow(value: $0).handler }, content: content())
  }

  /// Makes a list of which any rows may be selected, by their tags or identifiers.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { SelectedRows(values: $0).handler }, content: content())
  }
}

extension List {
  /// Makes a list of elements that know their identifier, of which one may be selected by it.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of elements that know their identifier, of which any may be selected by it.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list of elements whose identifier is at `id`, of which one may be selected by it.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list of elements whose identifier is at `id`, of which any may be selected by it.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension List: PrimitiveView {
  package func build(in context: inout ViewContext) {
    context.emit(.list, handlers: selection.map { [$0] } ?? [], child: content)
  }
}

/// Sendable, because the handler, which alone uses the binding, runs on the main actor.
private struct SelectedRow<Value: Hashable>: @unchecked Sendable {
  let value: Binding<Value?>

  var handler: NodeHandler {
    .select(
      isSelected: { tag in TagValue.value(tag, as: Value.self).map { $0 == value.wrappedValue } ?? false },
      { tag in value.wrappedValue = TagValue.value(tag, as: Value.self) })
  }
}

/// Sendable, because the handler, which alone uses the binding, runs on the main actor.
private struct SelectedRows<Value: Hashable>: @unchecked Sendable {
  let values: Binding<Set<Value>>

  var handler: NodeHandler {
    .select(
      isSelected: { tag in
        TagValue.value(tag, as: Value.self).map { values.wrappedValue.contains($0) } ?? false
      },
      { tag in
        guard let value = TagValue.value(tag, as: Value.self) else { return }
        values.wrappedValue.formSymmetricDifference([value])
      })
  }
}
