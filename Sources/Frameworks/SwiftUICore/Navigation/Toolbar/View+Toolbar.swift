// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// Both forms of toolbar(content:) are the platform's.

/// A view with entries for the bars of its page.
struct ToolbarView<Content: View, Entries: View> {
  let content: Content
  let entries: Entries
}

extension ToolbarView: View {
  @ViewBuilder var body: some View {
    content
    entries
  }
}

/// A view without nodes that declares the entries of a content.
struct ToolbarDeclarations<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarDeclarations: View {
  var body: some View { content.declaringView }
}

nonisolated extension View {
  /// Puts a view into the bars of the page, where the surface thinks fit.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(
      content: self, entries: ToolbarDeclarations(content: ToolbarItemGroup(content: content)))
  }

  /// Puts entries into the bars of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, entries: ToolbarDeclarations(content: content()))
  }

  /// Puts entries into the bars of the page that a person may arrange. Nobody can arrange them here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, entries: ToolbarDeclarations(content: content()))
  }

  /// Puts a menu of what can be done with the page at its title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = content()
    return PageDeclaring(content: self) { environment in
      .titleMenu(SurroundedView(view: menu, environment: environment))
    }
  }

  /// Sets whether bars of the page are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    declareBars(bars) { _ in .visibility(visibility) }
  }

  /// Sets whether bars of the page are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    declareBars(bars) { _ in .visibility(visibility) }
  }

  /// Leaves out an entry that pages have by themselves; nil leaves out none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    declarePage(.removed(defaultItemKind ?? ToolbarDefaultItemKind(name: "")))
  }

  /// Sets the background of bars of the page.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    declareBars(bars) { .background(style.resolved(in: $0)) }
  }

  /// Sets whether bars of the page have a background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    declareBars(bars) { _ in .backgroundVisibility(visibility) }
  }

  /// Sets whether bars of the page have a background.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    declareBars(bars) { _ in .backgroundVisibility(visibility) }
  }

  /// Sets whether bars of the page are light or dark; nil is what is around.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    declareBars(bars) { _ in .colorScheme(colorScheme) }
  }

  /// Sets the way in which the title of the page is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    declarePage(.displayMode(mode.mode))
  }

  /// Sets the purpose of the page, by which a surface lays the bar above it out.
  public func toolbarRole(_ role: ToolbarRole) -> some View { declarePage(.role(role)) }

  private func declareBars(
    _ bars: [ToolbarPlacement], _ part: @escaping (EnvironmentValues) -> PageDeclaration.Part
  ) -> some View {
    BarsDeclaring(content: self, bars: bars, part: part)
  }
}

/// A view that says something about bars of its page.
struct BarsDeclaring<Content: View> {
  let content: Content
  let bars: [ToolbarPlacement]
  let part: (EnvironmentValues) -> PageDeclaration.Part
}

extension BarsDeclaring: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension BarsDeclaring: PrimitiveView {
  func build(in context: inout ViewContext) {
    let isTop = bars.isEmpty || bars.contains { ![.bottomBar, .tabBar].contains($0) }
    let (part, isBottom) = (part, bars.contains(.bottomBar))
    if isTop, isBottom {
      context.pass(
        PageDeclaring(content: PageDeclaring(content: content, part: part), isBottom: true, part: part),
        as: .content)
    } else if isTop || isBottom {
      context.pass(PageDeclaring(content: content, isBottom: isBottom, part: part), as: .content)
    } else {
      context.pass(content, as: .content)
    }
  }
}

/// A bar of a page, for which a modifier counts.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// The bar that the surface thinks fit.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below a page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs. It is always shown here.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar above a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// A bar below that of the window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar")
  }
}

/// The purpose of a page.
public struct ToolbarRole: Hashable, Sendable {
  package let name: String
  /// The purpose that the surface thinks fit.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A page to look around.
  public static let browser = ToolbarRole(name: "browser")
  /// A page to write.
  public static let editor = ToolbarRole(name: "editor")
  /// A page to go down a hierarchy.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// The way in which the title of a page is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The title is shown as on the page below.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// The title is shown large, below the bar's buttons.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// The title is shown in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// The title is shown large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
