/// The sum of what the views of a page declare for a bar; of several declarations the innermost counts.
struct BarSummary {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden = false
  var look = BarLook()
  var items: [ToolbarEntry] = []
  var titleMenu: SurroundedView?
  var search: SearchEntry?
  var suggestions: SurroundedView?
  var scopes: SearchScopes?
  var tokens: SurroundedView?
  var removed: Set<ToolbarDefaultItemKind> = []

  private var hasBackground = false
  private var hasVisibility = false

  init(_ declarations: [PageDeclaration]) {
    for declaration in declarations where declaration.isShown { take(declaration.part) }
  }

  private mutating func take(_ part: PageDeclaration.Part) {
    switch part {
    case .title(let text): title = title ?? text
    case .subtitle(let text): subtitle = subtitle ?? text
    case .displayMode(let mode): displayMode = displayMode ?? mode
    case .backButtonHidden(let isHidden): isBackHidden = isBackHidden || isHidden
    case .visibility(let visibility):
      if !hasVisibility { look.visibility = visibility }
      hasVisibility = true
    case .background(let style): look.background = look.background ?? style
    case .backgroundVisibility(let visibility):
      if !hasBackground { look.backgroundVisibility = visibility }
      hasBackground = true
    case .colorScheme(let scheme): look.colorScheme = look.colorScheme ?? scheme
    case .role(let role): look.role = look.role ?? role
    case .removed(let kind): removed.insert(kind)
    case .item(let item): if !item.isHidden { items.append(item) }
    case .titleMenu(let menu): titleMenu = titleMenu ?? menu
    case .search(let entry): search = search ?? entry
    case .suggestions(let view): suggestions = suggestions ?? view
    case .scopes(let view): scopes = scopes ?? view
    case .searchTokens(let view): tokens = tokens ?? view
    }
  }
}

/// The look of a bar.
package struct BarLook: Equatable, Sendable {
  /// The visibility of the bar.
  package internal(set) var visibility = Visibility.automatic
  /// The background of the bar; nil leaves it to the surface.
  package internal(set) var background: ResolvedStyle?
  package internal(set) var backgroundVisibility = Visibility.automatic
  /// The colour scheme of the bar: light or dark; nil is that of the views around.
  package internal(set) var colorScheme: ColorScheme?
  /// The purpose of the page; nil leaves it to the surface.
  package internal(set) var role: ToolbarRole?
}

/// The description of the bar above a page that surfaces read.
package struct NavigationBarContent: Equatable, Sendable {
  /// The name of the page.
  package let title: ResolvedText?
  package let subtitle: ResolvedText?
  package let displayMode: NavigationBarItem.TitleDisplayMode
  package let look: BarLook
}
