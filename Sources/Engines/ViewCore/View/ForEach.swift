/// Views made from a collection, one or more for each element.
///
/// An element's views and their state follow its identifier when elements are inserted, removed or moved.
/// Two elements with the same identifier are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  let identifier: (Data.Element) -> ID
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

extension ForEach: View where Content: View {
  public typealias Body = Never
  /// Never called; see ``View``.
  public var body: Never { noBody }
}

extension ForEach: PrimitiveView where Content: View {
  package func build(in context: inout ViewContext) {
    var seen: [ID: Int] = [:]
    for element in data {
      let id = identifier(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      context.pass(content(element), as: .key(AnyHashable(id), occurrence: occurrence), tag: AnyHashable(id))
    }
  }
}
