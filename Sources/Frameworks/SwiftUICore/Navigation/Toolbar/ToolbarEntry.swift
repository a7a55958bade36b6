/// An entry of a bar, as the page knows it.
struct ToolbarEntry {
  enum Kind {
    case item, group
    case spacer(isFlexible: Bool)
  }

  let key: AnyHashable
  var kind = Kind.item
  let placement: ToolbarItemPlacement
  var isHidden = false
  let view: any View
  /// The environment of the place where the entry was declared; nil takes the bar's.
  var environment: EnvironmentValues?

  /// The entry's view.
  @MainActor var content: AnyView {
    if let environment {
      AnyView(SurroundedView(view: view, environment: environment))
    } else {
      AnyView(erasing: view)
    }
  }
}

/// The description of an entry of a bar that surfaces read.
package struct ToolbarItemContent: Equatable, Sendable {
  /// The place of the entry, by the name of its ``ToolbarItemPlacement``.
  package let placement: String
  /// A Boolean value that indicates whether the entry has several controls that belong together.
  package let isGroup: Bool
}

/// The declaration of an entry.
struct ToolbarEntryDeclaration: View {
  var id: String?
  var kind = ToolbarEntry.Kind.item
  let placement: ToolbarItemPlacement
  let view: any View

  @State private var token = ToolbarToken()

  var body: some View {
    PageDeclaring(content: EmptyView(), isBottom: placement.isBottom) { environment in
      .item(
        ToolbarEntry(
          key: id.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(token)), kind: kind,
          placement: placement, isHidden: environment.hidesToolbarItems, view: view, environment: environment)
      )
    }
  }
}

/// The identity of an entry.
private final class ToolbarToken {}

/// The node of an entry.
struct ToolbarEntryView: View {
  let entry: ToolbarEntry
  var body: Never { noBody }
}

extension ToolbarEntryView: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.pass(ToolbarEntryNode(entry: entry).note(.role(entry.placement.role)), as: .content)
  }
}

private struct ToolbarEntryNode: View {
  let entry: ToolbarEntry
  var body: Never { noBody }
}

extension ToolbarEntryNode: PrimitiveView {
  func build(in context: inout ViewContext) {
    switch entry.kind {
    case .spacer(let isFlexible): _ = context.emit(.toolbarSpacer(isFlexible: isFlexible))
    case .item, .group:
      var isGroup = false
      if case .group = entry.kind { isGroup = true }
      context.emit(
        .toolbarItem(ToolbarItemContent(placement: entry.placement.name, isGroup: isGroup)),
        child: entry.content)
    }
  }
}

private enum HidesToolbarItemsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the entries declared here are left out.
  var hidesToolbarItems: Bool {
    get { self[HidesToolbarItemsKey.self] }
    set { self[HidesToolbarItemsKey.self] = newValue }
  }
}
