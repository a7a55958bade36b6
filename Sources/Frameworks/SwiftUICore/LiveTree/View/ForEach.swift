/// A view that makes views from a collection, one or more for each element.
///
/// An element's views and their state follow its identifier when elements are inserted, removed or moved.
/// Two elements with the same identifier are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  let identifier: (Data.Element) -> ID
  /// The edits that a person may make to the views as rows, if the collection itself says so.
  var editing: RowEditing?
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views from elements that know their identifier.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identifier: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes views from elements whose identifier is at `id`.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views from a constant range of numbers.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identifier: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes views from elements that they may change, whose identifier is at `id`.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, identifier: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ForEach: PrimitiveView where Content: View {
  package func build(in context: inout ViewContext) {
    // What a person may do with rows, where they are rows that may be deleted or moved.
    let rows = (editing ?? context.environment.rowEditing).map { RowCollection($0, count: data.count) }
    if rows == nil, !ViewKinds.isPrimitive(Content.self), IdentityStep.isCertain(ID.self) {
      return buildDirectly(in: &context)
    }
    var seen: [ID: Int] = [:]
    for (index, element) in data.enumerated() {
      let id = identifier(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      let step = IdentityStep.key(AnyHashable(id), occurrence: occurrence)
      if let rows {
        let row = content(element).modifier(EditedRow(rows: rows, index: index))
        context.pass(row, as: step, tag: AnyHashable(id))
      } else {
        context.pass(content(element), as: step, tag: AnyHashable(id))
      }
    }
  }

  /// The same for composite views, without a queue: rows that haven't changed are most of the work of a list.
  @MainActor private func buildDirectly(in context: inout ViewContext) {
    // Nothing needs to be counted for as long as elements are met in the order from before: they have different
    // paths.
    var seen: [ID: Int]?
    var count = 0
    for element in data {
      defer { count += 1 }
      let id = identifier(element)
      let tag = AnyHashable(id)
      if seen == nil {
        let path = context.path(ofElement: tag, occurrence: 0, Content.self)
        if context.descendAgain(into: content(element), at: path) { continue }
        var before: [ID: Int] = [:]
        for element in data.prefix(count) { before[identifier(element), default: 0] += 1 }
        seen = before
      }
      let occurrence = seen?[id] ?? 0
      seen?[id] = occurrence + 1
      context.descend(
        into: content(element), at: context.path(ofElement: tag, occurrence: occurrence, Content.self),
        tag: tag)
    }
  }
}
