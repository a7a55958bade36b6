/// A view made from a collection, whose elements a person may delete and move where they are rows.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are made from.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection that the views are made from.
  public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// Runs an action when a person deletes rows; nil allows none to be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: .some(action), move: .none))
  }

  /// Runs an action when a person moves rows: their offsets, and the offset before which they go; nil
  /// allows none to be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: .none, move: .some(action)))
  }
}

/// A modifier that sets the edits which a person may make to the rows of the next collection inside.
struct RowEditingModifier {
  /// The action, nil for none; not given leaves it as it is.
  let delete: ((IndexSet) -> Void)??
  let move: ((IndexSet, Int) -> Void)??
}

extension RowEditingModifier: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    var editing = context.environment.rowEditing ?? RowEditing()
    // What is nearer to the collection comes later, and decides.
    if case .some(let action) = delete { editing.delete = action }
    if case .some(let action) = move { editing.move = action }
    context.environment.rowEditing = editing
  }
}

/// The edits that a person may make to the rows of a collection.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

private enum RowEditingKey: EnvironmentKey {
  static var defaultValue: RowEditing? { nil }
}

extension EnvironmentValues {
  /// The edits that a person may make to the rows of the next collection inside.
  var rowEditing: RowEditing? {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}

/// One row's place among those that a person may move.
package struct RowOrder: Sendable {
  /// The identity of the collection in its list: rows are only moved among those with the same one.
  package let collection: ObjectIdentifier
  /// The row's offset, and how many there are.
  package let index: Int
  package let count: Int
  /// Moves the row before the one that has an offset now, or behind the last if it is the count.
  package let move: @MainActor (_ before: Int) -> Void
}

/// The rows of one evaluation, told apart from others by their identity.
@MainActor
final class RowCollection {
  let editing: RowEditing
  let count: Int

  init(_ editing: RowEditing, count: Int) {
    self.editing = editing
    self.count = count
  }

  /// Notes at a row what a person may do with it.
  func handlers(of index: Int) -> [NodeHandler] {
    var handlers: [NodeHandler] = []
    if let delete = editing.delete { handlers.append(.delete { delete(IndexSet(integer: index)) }) }
    if let move = editing.move {
      let count = count
      handlers.append(
        .reorder(
          RowOrder(collection: ObjectIdentifier(self), index: index, count: count) { before in
            // Holds the collection, whose address tells it apart.
            withExtendedLifetime(self) {}
            guard (0...count).contains(before), before != index, before != index + 1 else { return }
            move(IndexSet(integer: index), before)
          }))
    }
    return handlers
  }
}

/// A row with what a person may do with it.
struct EditedRow {
  let rows: RowCollection
  let index: Int
}

extension EditedRow: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    context.environment.rowEditing = nil
    for handler in rows.handlers(of: index) { context.add(.handler(handler)) }
  }
}

nonisolated extension View {
  /// Sets whether the row can't be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    nodeAttribute(RowLimitsKeys.Delete.self, isDisabled)
  }

  /// Sets whether the row can't be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    nodeAttribute(RowLimitsKeys.Move.self, isDisabled)
  }

  /// Sets whether the row can't be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    nodeAttribute(RowLimitsKeys.Select.self, isDisabled)
  }
}

/// The keys of the edits that are turned off for a row.
package enum RowLimitsKeys {
  package enum Delete: NodeAttributeKey { package typealias Value = Bool }
  package enum Move: NodeAttributeKey { package typealias Value = Bool }
  package enum Select: NodeAttributeKey { package typealias Value = Bool }
}

extension Node {
  /// A Boolean value that indicates whether a person may delete the row.
  package var canDelete: Bool {
    attributes[RowLimitsKeys.Delete.self] != true
      && handlers.contains { if case .delete = $0 { true } else { false } }
  }

  /// The row's place among those that a person may move it to; nil if it can't be moved.
  package var rowOrder: RowOrder? {
    guard attributes[RowLimitsKeys.Move.self] != true else { return nil }
    for case .reorder(let order) in handlers { return order }
    return nil
  }

  /// A Boolean value that indicates whether a person may select the row.
  package var canSelect: Bool { attributes[RowLimitsKeys.Select.self] != true && tag != nil }
}
