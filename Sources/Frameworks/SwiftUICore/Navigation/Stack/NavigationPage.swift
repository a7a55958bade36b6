/// The description of a page that surfaces read.
package struct NavigationPageContent: Equatable, Sendable {
  /// The number of pages below; 0 is the root.
  package let depth: Int
  /// The page's name in a URL or a history entry: readable if its value is, empty for the root. Not
  /// escaped.
  package let component: String
}

/// The node of a page.
struct PageNode<Page: View>: View {
  let content: NavigationPageContent
  let dismiss: (() -> Void)?
  let page: Page

  var body: Never { noBody }
}

extension PageNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    let handlers = dismiss.map { [NodeHandler.dismiss(MainActorAction($0).run)] } ?? []
    context.emit(.navigationPage(content), handlers: handlers, child: page)
  }
}

/// The environment of the views on a page.
struct PageEnvironment {
  let navigator: Navigator
  /// The stack, and how many pages are below; nil in a column.
  var place: (record: StackRecord, depth: Int)?
}

extension PageEnvironment: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    context.environment.navigator = navigator
    context.environment.listSelection = nil
    context.environment.hasPage = true
    if let place, place.depth > 0 { context.environment.dismissBy(place.record, pageAt: place.depth) }
  }
}

private enum HasPageKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether something around shows the title of the view.
  var hasPage: Bool {
    get { self[HasPageKey.self] }
    set { self[HasPageKey.self] = newValue }
  }
}
