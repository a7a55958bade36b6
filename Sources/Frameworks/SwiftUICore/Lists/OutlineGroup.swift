/// A view of elements with elements inside, each a group that a person shows and hides.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup where Parent: View, Leaf: View, Subgroup: View {
  /// Creates an outline of an element that knows its identifier; elements without inner ones are no groups.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    ID == DataElement.ID, DataElement == Data.Element, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
  {
    self.init(roots: [root], id: \.id, children: children, leaf: content)
  }

  /// Creates an outline of elements that know their identifier; elements without inner ones are no groups.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    ID == DataElement.ID, DataElement == Data.Element, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
  {
    self.init(roots: Array(data), id: \.id, children: children, leaf: content)
  }

  /// Creates an outline of an element whose identifier is at `id`.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    DataElement == Data.Element, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
  {
    self.init(roots: [root], id: id, children: children, leaf: content)
  }

  /// Creates an outline of elements whose identifier is at `id`.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    DataElement == Data.Element, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
  {
    self.init(roots: Array(data), id: id, children: children, leaf: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    OutlineLevel(elements: roots, id: id, children: children, leaf: leaf)
  }
}

/// Elements of one level, and those inside while they are shown.
struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let elements: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  var body: some View {
    ForEach(elements, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          // Hidden, as its type would hold itself.
          AnyView(OutlineLevel(elements: Array(inner), id: id, children: children, leaf: leaf))
        } label: {
          leaf(element)
        }
      } else {
        leaf(element)
      }
    }
  }
}

/// The elements inside of an element of an outline.
public struct OutlineSubgroupChildren {
  let view: any View
}

extension OutlineSubgroupChildren: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension OutlineSubgroupChildren: PrimitiveView {
  package func build(in context: inout ViewContext) { context.pass(AnyView(erasing: view), as: .content) }
}
