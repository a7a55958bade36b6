/// The state that the columns of a split view share.
struct SplitShared {
  let visibility: Binding<NavigationSplitViewVisibility>
  let compactColumn: Binding<NavigationSplitViewColumn>
  let hasContent: Bool

  /// The column after another.
  func next(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .sidebar && hasContent ? .content : .detail
  }

  /// The column before another.
  func previous(to column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .detail && hasContent ? .content : .sidebar
  }

  /// Returns whether a column is left out where there is room.
  func isHidden(_ column: NavigationSplitViewColumn) -> Bool {
    switch visibility.wrappedValue {
    case .detailOnly: column != .detail
    case .doubleColumn: column == .sidebar && hasContent
    default: false
    }
  }
}

/// The node of a split view.
struct SplitNode: View {
  let split: SplitShared
  let first: SplitColumn
  var body: Never { noBody }
}

extension SplitNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let split = split
    context.emit(
      .splitView(
        SplitViewContent(
          count: split.hasContent ? 3 : 2, visibility: split.visibility.wrappedValue,
          compactColumn: split.compactColumn.wrappedValue, style: context.environment.splitViewStyle)),
      handlers: [
        .showColumn { split.compactColumn.wrappedValue = $0 },
        .setBool { split.visibility.wrappedValue = $0 ? .all : .detailOnly },
      ], child: first)
  }
}

/// The view that a column shows because of a choice in the one before.
struct ShownColumn {
  let id: AnyHashable
  let view: any View
}

/// A column of a split view, followed by those after it.
struct SplitColumn: View {
  let split: SplitShared
  let column: NavigationSplitViewColumn
  let content: AnyView
  /// The view that is shown instead of `content`.
  let shown: ShownColumn?
  /// The name of the column before.
  let backTitle: Text?
  /// Makes the column after this.
  let next: ((ShownColumn?, Text?) -> SplitColumn)?

  @State private var chosen: AnyHashable?
  @State private var activeLink: Int?
  @State private var target = NavigatorTarget()

  var body: some View {
    if let next {
      DeclarationReader(
        StackKey.self, place: .after,
        content: node(
          PageSurround(content: page, back: nil)
            .modifier(PageEnvironment(navigator: navigator)))
      ) { declared in next(result(declared), declared.title) }
    } else {
      // Another choice in the column before begins the pages here anew.
      node(NavigationStack { shown.map { AnyView($0.view) } ?? content }.id(shown?.id))
    }
  }

  private func node(_ page: some View) -> some View {
    ColumnNode(
      content: ColumnContent(column: column, isHidden: split.isHidden(column)),
      back: back, page: AnyView(page))
  }

  @ViewBuilder private var page: some View {
    if let shown { AnyView(erasing: shown.view).id(shown.id) } else { content }
  }

  private var back: Back? {
    guard column != .sidebar else { return nil }
    let (split, column) = (split, column)
    return Back(title: backTitle) {
      split.compactColumn.wrappedValue = split.previous(to: column)
    }
  }

  private var navigator: Navigator {
    let (chosen, activeLink, split) = ($chosen, $activeLink, split)
    let after = split.next(after: column)
    let advance = { split.compactColumn.wrappedValue = after }
    target.choosesRows = true
    target.advance = advance
    target.push = {
      activeLink.wrappedValue = nil
      chosen.wrappedValue = $0
      advance()
    }
    target.activate = {
      activeLink.wrappedValue = $0
      guard $0 != nil else { return }
      chosen.wrappedValue = nil
      advance()
    }
    return Navigator(target: target, activeLink: activeLink.wrappedValue, chosen: chosen.wrappedValue)
  }

  /// Returns the view that the next column shows because of a choice here.
  private func result(_ declared: [StackDeclaration]) -> ShownColumn? {
    if let page = declared.presented, let id = page.id {
      return ShownColumn(id: AnyHashable(id), view: page.view())
    }
    guard let chosen, let page = declared.destinations.page(for: chosen) else { return nil }
    return ShownColumn(id: chosen, view: page)
  }
}

/// The node of a column.
struct ColumnNode: View {
  let content: ColumnContent
  /// The way to the column before.
  let back: Back?
  let page: AnyView
  var body: Never { noBody }
}

extension ColumnNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let draft = context.emit(.column(content))
    if let back { context.add(BackButton(back: back), to: draft, as: .part(.header)) }
    context.add(page, to: draft, as: .content)
  }
}

private enum SplitViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The way in which columns share the room.
  var splitViewStyle: String {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}
