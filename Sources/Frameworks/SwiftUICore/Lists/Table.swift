/// The heading of a table's column.
package struct TableHeading: Equatable, Sendable {
  package let title: ResolvedText
  /// A Boolean value that indicates whether rows may be sorted by the column, and how they are: nil for not
  /// by it, true for ascending.
  package let canSort: Bool
  package let isAscending: Bool?
  /// The width, in points; nil leaves it to the surface.
  package let width: Double?
}

/// A column of a ``Table``.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let title: Text
  let content: (RowValue) -> Content
  let comparator: ((_ order: SortOrder) -> Any)?
  /// Returns the order in which a comparator sorts by this column; nil if it doesn't.
  let order: (Any) -> SortOrder?
  var width: Double?

  /// The column in a width.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    column.width = width.map(Double.init)
    return column
  }

  /// The column in a width within bounds; surfaces take the best.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(ideal ?? min)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    title = Text(titleKey)
    self.content = content
    comparator = nil
    order = { _ in nil }
  }
  /// A column with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.title = Text(title)
    self.content = content
    comparator = nil
    order = { _ in nil }
  }
  /// A column of texts with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(titleKey) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  private nonisolated init<V: Comparable>(
    _ title: Text, by value: any KeyPath<RowValue, V> & Sendable, _ content: @escaping (RowValue) -> Content
  ) {
    self.title = title
    self.content = content
    comparator = { KeyPathComparator<RowValue>(value, order: $0) }
    order = {
      guard let comparator = $0 as? KeyPathComparator<RowValue>, comparator.keyPath == value else {
        return nil
      }
      return comparator.order
    }
  }

  /// A column by which rows may be sorted, with a title that is looked up.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), by: value, content)
  }

  /// A column of texts by which rows may be sorted, with a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), by: value) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// The content of a ``Table``'s columns.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of what sorts rows.
  associatedtype TableColumnSortComparator
  /// The columns with their types hidden.
  var _columns: [_AnyTableColumn<TableRowValue>] { get }
}

/// A column whose type is hidden.
public struct _AnyTableColumn<RowValue> {
  let title: Text
  let width: Double?
  let content: (RowValue) -> any View
  let comparator: ((_ order: SortOrder) -> Any)?
  let order: (Any) -> SortOrder?
}

extension TableColumn: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort rows by the column.
  public typealias TableColumnSortComparator = Sort
  /// The columns without their types.
  public var _columns: [_AnyTableColumn<RowValue>] {
    [.init(title: title, width: width, content: { content($0) }, comparator: comparator, order: order)]
  }
}

/// A group of several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort> {
  /// The columns without their types.
  public let _columns: [_AnyTableColumn<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort rows by the column.
  public typealias TableColumnSortComparator = Sort
}

/// A builder that makes columns of the statements of a closure. The columns that sort do so by key paths.
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column by which rows aren't sorted.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: column._columns)
  }
  /// Takes a column by which rows may be sorted.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: column._columns)
  }
  /// The columns one after another.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue, Sort>...
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: columns.flatMap(\._columns))
  }
  /// The columns of an `if` without `else`.
  public static func buildOptional(
    _ columns: TupleTableColumnContent<RowValue, Sort>?
  ) -> TupleTableColumnContent<RowValue, Sort> {
    columns ?? TupleTableColumnContent(_columns: [])
  }
}

/// A table of rows of values in columns, of which some may be selected. Rows are given as a collection.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Columns.TableRowValue == Value {
  let rows: [Value]
  let columns: Columns
  let selection: RowSelection<Value.ID>?
  let order: Binding<[Any]>?
}

extension Table where Rows == [Value] {
  private typealias Builder<Sort> = TableColumnBuilder<Value, Sort>

  /// Creates a table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows: Array(data), columns: columns(), selection: nil, order: nil)
  }

  /// Creates a table of which one row may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows: Array(data), columns: columns(), selection: .one(selection), order: nil)
  }

  /// Creates a table of which any rows may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(rows: Array(data), columns: columns(), selection: .any(selection), order: nil)
  }

  /// Creates a table whose rows a person may have sorted: by what is set, the app sorts them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows: Array(data), columns: columns(), selection: nil, order: Self.order(sortOrder))
  }

  /// Creates a table of which one row may be selected, and whose rows a person may have sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: Array(data), columns: columns(), selection: .one(selection), order: Self.order(sortOrder))
  }

  /// Creates a table of which any rows may be selected, and whose rows a person may have sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: Array(data), columns: columns(), selection: .any(selection), order: Self.order(sortOrder))
  }

  private static func order<Sort>(_ order: Binding<[Sort]>) -> Binding<[Any]> {
    Binding(
      unchecked: { order.wrappedValue.map { $0 as Any } },
      set: { order.wrappedValue = $0.compactMap { $0 as? Sort } })
  }
}

extension Table: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Table: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let columns = columns._columns
    let current = order?.wrappedValue.first
    let headings = columns.map { column in
      TableHeading(
        title: column.title.resolved(in: context.environment),
        canSort: column.comparator != nil && order != nil,
        isAscending: current.flatMap { column.order($0) }.map { $0 == .forward }, width: column.width)
    }
    var handlers = selection.map { [$0.handler] } ?? []
    if let order {
      handlers.append(
        .sort { index in
          guard columns.indices.contains(index), let make = columns[index].comparator else { return }
          let others = order.wrappedValue.filter { columns[index].order($0) == nil }
          let isForward = order.wrappedValue.first.flatMap { columns[index].order($0) } == .forward
          order.wrappedValue = [make(isForward ? .reverse : .forward)] + others
        })
    }
    let draft = context.emit(.table(headings), handlers: handlers)
    if let selection { draft.modifiers.insert(.rowSelection(isMultiple: selection.isMultiple), at: 0) }
    context.add(
      ForEach(rows) { row in
        GridRow { ForEach(columns.indices, id: \.self) { AnyView(erasing: columns[$0].content(row)) } }
      }, to: draft, as: .content)
  }
}
