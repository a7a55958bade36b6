/// The edits that a person may make to the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each action.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The edit that moves rows.
  public static var move: EditActions<Data> { .init(rawValue: 1) }
  /// The edit that deletes rows.
  public static var delete: EditActions<Data> { .init(rawValue: 2) }
  /// All edits: moving and deleting.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowEditing {
  /// Creates the editing of a collection, whose elements may be deleted and moved.
  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Data>, _ actions: EditActions<Data>
  ) {
    delete = actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
    move = actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
  }
}

extension ForEach where Content: View {
  /// Makes views from elements that they may change, and that a person may delete and move, as
  /// `editActions` say.
  public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, Data == Binding<C>, ID == C.Element.ID {
    self.init(data: data, content: content, identifier: { $0.id }, editing: RowEditing(data, editActions))
  }

  /// Makes views from elements that they may change, and that a person may delete and move, whose
  /// identifier is at `id`.
  public nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(
      data: data, content: content, identifier: { $0.wrappedValue[keyPath: id] },
      editing: RowEditing(data, editActions))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start. Offsets beyond the end are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets from the start, in their order, before the element that is at
  /// `destination` now. Offsets beyond the end are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard !source.isEmpty else { return }
    var before = Self()
    var moved = Self()
    var after = Self()
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = before + moved + after
  }
}
