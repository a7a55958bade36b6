/// The key of the declarations for the bar above the page around a view.
enum PageKey: DeclarationKey {
  typealias Value = PageDeclaration
}

/// The key of the declarations for the bar below the page around a view.
enum BottomBarKey: DeclarationKey {
  typealias Value = PageDeclaration
}

/// A declaration of a view for the page around it.
struct PageDeclaration {
  enum Part {
    case title(Text)
    case subtitle(Text)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case backButtonHidden(Bool)
    case visibility(Visibility)
    case background(ResolvedStyle)
    case backgroundVisibility(Visibility)
    case colorScheme(ColorScheme?)
    case role(ToolbarRole)
    case removed(ToolbarDefaultItemKind)
    case item(ToolbarEntry)
    case titleMenu(SurroundedView)
    case search(SearchEntry)
    case suggestions(SurroundedView)
    case scopes(SearchScopes)
    case searchTokens(SurroundedView)
  }

  let part: Part
  /// False on a screen that isn't the chosen one.
  let isShown: Bool

  init(_ part: Part, in environment: EnvironmentValues) {
    self.part = part
    isShown = environment.isOnChosenTab
  }
}

/// A view that is shown elsewhere, in the environment of its own place.
struct SurroundedView {
  let view: any View
  var environment: EnvironmentValues
}

extension SurroundedView: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension SurroundedView: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.pass(AnyView(erasing: view), as: .content, environment: environment)
  }
}

/// A view that says something to the page around it.
struct PageDeclaring<Content: View> {
  let content: Content
  var isBottom = false
  let part: (EnvironmentValues) -> PageDeclaration.Part
}

extension PageDeclaring: View {
  typealias Body = Never
  var body: Never { noBody }
}

extension PageDeclaring: PrimitiveView {
  func build(in context: inout ViewContext) {
    let value = PageDeclaration(part(context.environment), in: context.environment)
    if isBottom {
      context.pass(content.declare(BottomBarKey.self, value), as: .branch(true))
    } else {
      context.pass(content.declare(PageKey.self, value), as: .branch(false))
    }
  }
}

nonisolated extension View {
  /// Declares a part for the page around.
  func declarePage(_ part: PageDeclaration.Part) -> PageDeclaring<Self> {
    PageDeclaring(content: self) { _ in part }
  }
}

private enum ChosenTabKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether all screens around are the chosen ones of their tab views.
  var isOnChosenTab: Bool {
    get { self[ChosenTabKey.self] }
    set { self[ChosenTabKey.self] = newValue }
  }
}
