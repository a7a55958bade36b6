/// An entry of the bars of a page.
public struct ToolbarItem<ID, Content: View> {
  let itemID: String?
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an entry.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: nil, placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an entry with a name that is unique in its toolbar. `showsByDefault` has no effect: nobody can
  /// arrange entries here.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: id, placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View {
    ToolbarEntryDeclaration(id: itemID, placement: placement, view: content)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the entry.
  public var id: ID {
    // Only entries with a string as name can be made with a hashable identifier.
    guard let id = itemID as? ID else { preconditionFailure("an entry of type \(Self.self) has no name") }
    return id
  }
}

/// A group of entries of the bars of a page that belong together.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: any View
}

extension ToolbarItemGroup {
  /// Creates a group.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group that is a menu with a label.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View {
    ToolbarEntryDeclaration(kind: .group, placement: placement, view: content)
  }
}

/// The controls of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// The way in which a gap is sized.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// A gap that takes the room that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A gap of the size that the surface gives it.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between the entries of a bar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a gap.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View {
    ToolbarEntryDeclaration(
      kind: .spacer(isFlexible: sizing.isFlexible), placement: placement, view: EmptyView())
  }
}

/// A menu of what can be done with a page, at its title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu without entries.
  public nonisolated init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View { EmptyView().toolbarTitleMenu { content } }
}

/// A kind of entry that pages have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The title as an entry of the bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field as an entry of the bar.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The place of an entry that a page has by itself. It stays where it is here.
public struct DefaultToolbarItem {
  /// Creates the entry.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  var declaring: any View { EmptyView() }
}
