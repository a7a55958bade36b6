/// A screen, or a section of screens.
struct TabEntry {
  /// The identity of the entry among others; the same from evaluation to evaluation.
  var key: AnyHashable
  /// The value of the selection that chooses it.
  var tag: AnyHashable?
  var label: AnyView?
  var badge: Text?
  var isSearch = false
  var isHidden = false
  var isDisabled = false
  /// The screen; nil for a section.
  var content: (any View)?
  /// The screens of a section.
  var inner: [TabEntry] = []

  /// The screens themselves, in order.
  var tabs: [TabEntry] { content == nil ? inner.flatMap(\.tabs) : [self] }
}

/// The choice, as the screens see it.
struct TabsShared {
  let chosen: AnyHashable?
  let visited: Set<AnyHashable>
  let choose: (TabEntry) -> Void
}

/// The node of a choice of screens.
struct TabViewNode: View {
  let tabs: TabsShared
  let entries: [TabEntry]
  var body: Never { noBody }
}

extension TabViewNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.emit(
      .tabView(TabViewContent(style: context.environment.tabViewStyle)),
      child: TabList(tabs: tabs, entries: entries))
  }
}

private struct TabList: View {
  let tabs: TabsShared
  let entries: [TabEntry]

  var body: some View {
    ForEach(entries.filter { !$0.isHidden }, id: \.key) { entry in
      if entry.content == nil {
        TabSectionNode(tabs: tabs, entry: entry)
      } else {
        TabNode(tabs: tabs, entry: entry).tag(entry.tag ?? entry.key).usable(!entry.isDisabled)
      }
    }
  }
}

private struct TabSectionNode: View {
  let tabs: TabsShared
  let entry: TabEntry
  var body: Never { noBody }
}

extension TabSectionNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let draft = context.emit(.tabSection)
    if let label = entry.label { context.add(label, to: draft, as: .part(.label), role: .label) }
    context.add(AnyView(TabList(tabs: tabs, entries: entry.inner)), to: draft, as: .content)
  }
}

private struct TabNode: View {
  let tabs: TabsShared
  let entry: TabEntry
  var body: Never { noBody }
}

extension TabNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let (tabs, entry) = (tabs, entry)
    let isSelected = tabs.chosen == entry.key
    let draft = context.emit(
      .tab(
        TabContentState(
          isSelected: isSelected, badge: entry.badge?.resolved(in: context.environment),
          isSearch: entry.isSearch)),
      handlers: [.press(.perform { tabs.choose(entry) })])
    if let label = entry.label { context.add(label, to: draft, as: .part(.label), role: .label) }
    guard let content = entry.content, tabs.visited.contains(entry.key) else { return }
    var inner = context.environment
    inner.isOnChosenTab = inner.isOnChosenTab && isSelected
    context.add(content, to: draft, as: .content, environment: inner)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The look of a tab view.
  var tabViewStyle: String {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
