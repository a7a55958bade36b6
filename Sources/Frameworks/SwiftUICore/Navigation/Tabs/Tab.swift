/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// A tab to search in.
  public static let search = TabRole(name: "search")
}

/// A screen of a ``TabView``.
public struct Tab<Value: Hashable, Content, Label> {
  let entry: TabEntry
}

extension Tab where Content: View, Label: View {
  /// Creates a screen that `value` chooses.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    entry = .tab(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a screen.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    entry = .tab(role: role, content: content(), label: label())
  }
}

extension Tab where Content: View, Label == DefaultTabLabel {
  /// Creates a screen that `value` chooses, with a title that is looked up and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(
      value: value, role: role, content: content(),
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a screen that `value` chooses, with a localized title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(
      value: value, role: role, content: content(),
      label: SwiftUICore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a screen that `value` chooses, with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(
      value: value, role: role, content: content(), label: SwiftUICore.Label(title, systemImage: systemImage))
  }

  /// Creates a screen that `value` chooses, with a title that is looked up and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(
      value: value, role: role, content: content(), label: SwiftUICore.Label(titleKey, image: image))
  }

  /// Creates a screen that `value` chooses, with a title that is shown as it is and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    entry = .tab(value: value, role: role, content: content(), label: SwiftUICore.Label(title, image: image))
  }

  /// Creates a screen that `value` chooses, which is labelled by its role.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    entry = .tab(
      value: value, role: role, content: content(),
      label: SwiftUICore.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a screen with a title that is looked up and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(role: role, content: content(), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a screen with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    entry = .tab(role: role, content: content(), label: SwiftUICore.Label(title, systemImage: systemImage))
  }

  /// Creates a screen with a title that is looked up and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    entry = .tab(role: role, content: content(), label: SwiftUICore.Label(titleKey, image: image))
  }

  /// Creates a screen that is labelled by its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    entry = .tab(
      role: role, content: content(), label: SwiftUICore.Label("Search", systemImage: "magnifyingglass"))
  }
}

/// A title with an image or a symbol.
public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

extension TabEntry {
  nonisolated static func tab(
    value: some Hashable, role: TabRole?, content: some View, label: some View
  ) -> TabEntry {
    var entry = tab(role: role, content: content, label: label)
    entry.tag = AnyHashable(value)
    return entry
  }

  nonisolated static func tab(role: TabRole?, content: some View, label: some View) -> TabEntry {
    var entry = TabEntry(key: "", label: AnyView(label))
    entry.isSearch = role == .search
    entry.content = content
    return entry
  }
}

extension Tab: TabContent, PrimitiveTabContent {
  /// The type of the values that tabs are selected by.
  public typealias TabValue = Value
  public typealias Body = Never
  var ownEntries: [TabEntry] { [entry] }
}
