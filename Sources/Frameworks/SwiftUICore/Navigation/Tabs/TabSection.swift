/// A section of screens of a ``TabView`` under a common label.
public struct TabSection<Header, Content: TabContent, Footer, SelectionValue: Hashable> {
  let label: AnyView?
  let content: Content
}

extension TabSection where Header: View, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Creates a section with a label.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(label: AnyView(header()), content: content())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Creates a section without label.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(label: nil, content: content())
  }
}

extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Creates a section with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(label: AnyView(Text(titleKey)), content: content())
  }

  /// Creates a section with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(label: AnyView(Text(title)), content: content())
  }
}

extension TabSection: TabContent, PrimitiveTabContent {
  /// The type of the values that tabs are selected by.
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  var ownEntries: [TabEntry] {
    var entry = TabEntry(key: "", label: label)
    entry.inner = content.entries
    return [entry]
  }
}

/// Screens with something said about them.
struct ChangedTabContent<Content: TabContent> {
  let content: Content
  let change: (inout TabEntry) -> Void
}

extension ChangedTabContent: TabContent, PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never
  var ownEntries: [TabEntry] {
    content.entries.map {
      var entry = $0
      change(&entry)
      return entry
    }
  }
}

extension TabContent {
  /// A number beside the label; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ChangedTabContent(content: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// A text beside the label; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTabContent(content: self) { $0.badge = label }
  }

  /// A text beside the label, which is looked up; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// A text beside the label, which is shown as it is.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Sets whether the screens are left out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ChangedTabContent(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Sets whether the screens can't be chosen.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ChangedTabContent(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// A name by which an arrangement of the screens is remembered. Nobody can arrange them here.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    ChangedTabContent(content: self) { _ in }
  }
}

/// A type that determines how a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A look of choices of screens that surfaces know.
public struct NamedTabViewStyle: TabViewStyle, NamedStyle {
  nonisolated let styleName: String
  nonisolated init(name: String) { styleName = name }
}

/// A tab view style with one screen at a time and dots below.
public struct PageTabViewStyle: TabViewStyle, NamedStyle {
  nonisolated let styleName: String

  /// The time at which the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let suffix: String
    /// Dots that are shown when there is more than one screen.
    public static let automatic = IndexDisplayMode(suffix: "")
    /// The dots are always shown.
    public static let always = IndexDisplayMode(suffix: "")
    /// The dots are never shown.
    public static let never = IndexDisplayMode(suffix: " without index")
  }

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    styleName = "page" + indexDisplayMode.suffix
  }
}

extension TabViewStyle where Self == NamedTabViewStyle {
  /// The tab view style that the surface thinks fit.
  public nonisolated static var automatic: NamedTabViewStyle { .init(name: "automatic") }
  /// A bar of tabs.
  public nonisolated static var tabBarOnly: NamedTabViewStyle { .init(name: "tabBarOnly") }
  /// A bar of tabs, or a bar at the side where there is room.
  public nonisolated static var sidebarAdaptable: NamedTabViewStyle { .init(name: "sidebarAdaptable") }
  /// A few tabs together.
  public nonisolated static var grouped: NamedTabViewStyle { .init(name: "grouped") }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style with one screen at a time and dots below.
  public nonisolated static var page: PageTabViewStyle { .init() }
  /// Returns a tab view style with one screen at a time.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  /// Sets the style of the tab views inside; a type of your own changes nothing.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, (style as? any NamedStyle)?.styleName ?? "automatic")
  }
}
