/// A view to show where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates the view of its parts.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view of a title that is looked up, and an image.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: .init(title, image: name), description: description, actions: EmptyView())
  }

  /// Creates the view of a title that is shown as it is, and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: .init(title, image: name), description: description, actions: EmptyView())
  }

  /// Creates the view of a title that is looked up, and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Creates the view of a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }

  nonisolated init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }
}

/// The content to show where a search finds nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label: View {
    let text: String

    public var body: some View {
      SwiftUICore.Label {
        text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice on what a person may do.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the view: none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view to show where a search finds nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns the view to show where a search for a text finds nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension ContentUnavailableView: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.unavailable)
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(description, to: draft, as: .part(.value), role: .description)
    context.add(actions, to: draft, as: .part(.footer), role: .actions)
  }
}
