/// A root view and the pages above it, of which the topmost is shown.
///
/// The pages below keep their state. What is above the root is the path, a list of values: a
/// ``NavigationLink`` puts a value on it, and ``SwiftUI/View/navigationDestination(for:destination:)`` says how
/// the page of a value looks. A path that is bound can be read and set from outside.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// Access to the path; nil if the stack keeps its own.
  let access: (() -> PathAccess)?

  @State private var own = NavigationPath()
  @State private var record = StackRecord()

  /// Creates a stack that keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    access = nil
  }

  /// Creates a stack whose path has values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    access = { PathAccess(path) }
  }

  /// Creates a stack whose path has values of one type. Links with values of other types can't be used.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    access = { PathAccess(path) }
  }
}

extension NavigationStack: View {
  public var body: some View {
    StackNode(
      record: record,
      root: StackLevel(
        stack: StackShared(record: record, path: access?() ?? PathAccess($own)), depth: 0, used: 0,
        component: "", backTitle: nil, known: [], content: root))
  }
}

/// The node of a stack.
struct StackNode: View {
  let record: StackRecord
  let root: StackLevel

  var body: Never { noBody }
}

extension StackNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let record = record
    context.emit(.navigationStack, handlers: [.popTo { record.go(to: $0) }], child: root)
  }
}

/// A root view and the pages above it, of which the topmost is shown.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a stack that keeps its path itself.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, deprecated)
extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}
