/// The record that the handlers of a stack keep of its pages, and of those that were left.
@MainActor
final class StackRecord {
  /// A page above the root.
  struct Page {
    let id: AnyHashable
    /// Takes the page away.
    let remove: () -> Void
    /// The closure that shows the page again once it was taken away.
    let restore: () -> Void
    /// A Boolean value that indicates whether the page can be shown again before the pages below it are.
    let isIndependent: Bool
  }

  /// The pages above the root, the lowest first. A later evaluation writes over an earlier.
  private var pages: [Page] = []
  /// The pages that were left and could be shown again above them, the lowest first; another page instead
  /// of the first of them ends that.
  private var left: [Page] = []

  nonisolated init() {}

  /// Notes the page at a depth.
  func note(depth: Int, _ page: Page) {
    let place = depth - 1
    if place < pages.count, pages[place].id == page.id {
      pages[place] = page
      return
    }
    if place < pages.count {
      pages.removeSubrange(place...)
      left = []
    }
    left = left.first?.id == page.id ? Array(left.dropFirst()) : []
    pages.append(page)
  }

  /// Notes that no page is above a depth.
  func end(depth: Int) { leave(to: depth) }

  private func leave(to depth: Int) {
    guard depth < pages.count else { return }
    left = pages[depth...] + left
    pages.removeSubrange(depth...)
  }

  /// Takes pages away until so many are left above the root, the topmost first.
  func pop(to depth: Int) {
    guard depth >= 0, depth < pages.count else { return }
    let gone = pages[depth...]
    leave(to: depth)
    for page in gone.reversed() { page.remove() }
  }

  /// Goes to a place in the stack: back to where so many pages are above the root, or forward again to
  /// pages that were left, as far as they are known. A page that a view below shows comes alone; those
  /// above it are gone.
  func go(to depth: Int) {
    guard depth > pages.count else { return pop(to: depth) }
    let wanted = left.prefix(depth - pages.count)
    for (index, page) in wanted.enumerated() where index == 0 || wanted[...index].allSatisfy(\.isIndependent)
    {
      page.restore()
    }
  }
}

/// The state that all pages of a stack share.
struct StackShared {
  let record: StackRecord
  let path: PathAccess
}

/// A page of a stack, followed by those above it.
struct StackLevel: View {
  let stack: StackShared
  /// The number of pages below.
  let depth: Int
  /// The number of values of the path that the page and those below it stand for.
  let used: Int
  let component: String
  /// The name of the page below.
  let backTitle: Text?
  /// The destinations that the pages below know.
  let known: [Destination]
  let content: any View

  @State private var activeLink: Int?
  @State private var target = NavigatorTarget()

  var body: some View {
    DeclarationReader(StackKey.self, place: .after, content: page) { declared in above(declared) }
  }

  private var page: some View {
    PageNode(
      content: NavigationPageContent(depth: depth, component: component), dismiss: depth > 0 ? pop : nil,
      page: PageSurround(content: AnyView(content), back: depth > 0 ? Back(title: backTitle, go: pop) : nil)
        .modifier(PageEnvironment(navigator: navigator, place: (stack.record, depth))))
  }

  private var pop: () -> Void {
    let (record, depth) = (stack.record, depth)
    return { record.pop(to: depth - 1) }
  }

  private var navigator: Navigator {
    let activeLink = $activeLink
    target.accepts = stack.path.accepts
    target.push = stack.path.append
    target.activate = { activeLink.wrappedValue = $0 }
    // What is above doesn't count: links are not seen then.
    return Navigator(target: target, activeLink: activeLink.wrappedValue, chosen: nil)
  }

  @ViewBuilder private func above(_ declared: [StackDeclaration]) -> some View {
    let known = known + declared.destinations
    if let presented = declared.presented, let id = presented.id {
      level(
        presented.view(), used: used, component: "\(depth + 1)", known: known, title: declared.title,
        page: StackRecord.Page(
          id: AnyHashable(id), remove: presented.dismiss, restore: presented.restore, isIndependent: false)
      ).id(id)
    } else if used < stack.path.values.count {
      let value = stack.path.values[used]
      level(
        known.page(for: value) ?? MissingDestination(type: type(of: value.base)), used: used + 1,
        component: PathComponent.name(of: value, serial: depth + 1), known: known, title: declared.title,
        page: StackRecord.Page(
          id: AnyHashable(ValueID(value: value)),
          remove: { [used, path = stack.path] in path.truncate(used) },
          restore: { [path = stack.path] in path.append(value) }, isIndependent: true)
      ).id(value)
    } else {
      end()
    }
  }

  private func level(
    _ content: any View, used: Int, component: String, known: [Destination], title: Text?,
    page: StackRecord.Page
  ) -> StackLevel {
    stack.record.note(depth: depth + 1, page)
    return StackLevel(
      stack: stack, depth: depth + 1, used: used, component: component, backTitle: title, known: known,
      content: content)
  }

  private func end() -> EmptyView {
    stack.record.end(depth: depth)
    return EmptyView()
  }
}

/// The identity of a value's page, different from that of pages which views show.
private struct ValueID: Hashable {
  let value: AnyHashable
}

/// The view of a page for whose value no view declared a destination.
struct MissingDestination: View {
  let type: Any.Type

  var body: some View {
    Label {
      Text(verbatim: "There is no page for values of type \(type).")
    } icon: {
      Image(systemName: "exclamationmark.triangle")
    }
  }
}
