/// A view of several screens of which one is chosen. A screen is evaluated when it is first chosen, and
/// keeps its state.
///
/// The screens are ``Tab``s, or views with a ``SwiftUI/View/tabItem(_:)``; views that only a `body` makes are
/// one screen together.
public struct TabView<SelectionValue: Hashable, Content> {
  enum Source {
    case views(any View)
    case tabs(any TabContent)
  }

  let source: Source
  let selection: Binding<SelectionValue>?

  @State private var own: AnyHashable?
  @State private var visited = VisitedTabs()

  nonisolated init(source: Source, selection: Binding<SelectionValue>?) {
    self.source = source
    self.selection = selection
  }
}

extension TabView where Content: View {
  /// Makes screens of views; the selection is the `tag(_:)` of the chosen one.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(source: .views(content()), selection: selection)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes screens of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(source: .views(content()), selection: nil)
  }
}

extension TabView {
  /// Makes screens of tabs; the selection is the value of the chosen one.
  public nonisolated init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  )
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent, C.TabValue == SelectionValue {
    self.init(source: .tabs(content()), selection: selection)
  }

  /// Makes screens of tabs.
  public nonisolated init<C>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent,
    C.TabValue == Never
  {
    self.init(source: .tabs(content()), selection: nil)
  }
}

extension TabView: View {
  public var body: some View {
    let entries = entries
    let flat = entries.flatMap(\.tabs)
    let chosen = chosenKey(of: flat)
    if let chosen { visited.keys.insert(chosen) }
    return TabViewNode(
      tabs: TabsShared(chosen: chosen, visited: visited.keys, choose: choose), entries: entries)
  }

  @MainActor private var entries: [TabEntry] {
    switch source {
    case .views(let view): TabEntry.entries(of: view)
    case .tabs(let tabs): tabs.entries
    }
  }

  private func chosenKey(of tabs: [TabEntry]) -> AnyHashable? {
    if let selection {
      let value = AnyHashable(selection.wrappedValue)
      return tabs.first { $0.tag == value }?.key
    }
    return tabs.first { $0.key == own }?.key ?? tabs.first?.key
  }

  private func choose(_ entry: TabEntry) {
    guard let selection else {
      own = entry.key
      return
    }
    if let value = entry.tag?.base as? SelectionValue { selection.wrappedValue = value }
  }
}

/// The screens that were chosen once.
@MainActor
final class VisitedTabs {
  var keys: Set<AnyHashable> = []
  nonisolated init() {}
}

/// The description of a tab view that surfaces read.
package struct TabViewContent: Equatable, Sendable {
  /// The look of the tab view, by the name of its ``TabViewStyle``; "page" is one screen at a time with
  /// dots below.
  package let style: String
}

/// The description of a tab's screen that surfaces read.
package struct TabContentState: Equatable, Sendable {
  package let isSelected: Bool
  /// A number or a text beside the label.
  package let badge: ResolvedText?
  /// A Boolean value that indicates whether the tab is for searching.
  package let isSearch: Bool
}
