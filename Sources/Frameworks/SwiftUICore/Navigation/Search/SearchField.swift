/// A search field, as the page knows it.
struct SearchEntry {
  let text: Binding<String>
  let isActive: Binding<Bool>
  let prompt: Text?
  let placement: SearchFieldPlacement
  /// The actions to run at the end of the entry.
  let submit: [SubmitAction]
}

/// The description of a search field that surfaces read.
package struct SearchFieldContent: Equatable, Sendable {
  package let text: String
  /// The text that is shown while the field is empty.
  package let prompt: ResolvedText?
  /// A Boolean value that indicates whether the field is in use.
  package let isActive: Bool
  /// The place of the field, by the name of its ``SearchFieldPlacement``.
  package let placement: String
}

/// The search field of a page.
struct SearchField: View {
  let entry: SearchEntry
  let suggestions: SurroundedView?
  let scopes: SearchScopes?
  let tokens: SurroundedView?

  var body: Never { noBody }
}

extension SearchField: PrimitiveView {
  func build(in context: inout ViewContext) {
    let entry = entry
    let isActive = entry.isActive.wrappedValue
    let draft = context.emit(
      .searchField(
        SearchFieldContent(
          text: entry.text.wrappedValue,
          prompt: (entry.prompt ?? Text("Search")).resolved(in: context.environment), isActive: isActive,
          placement: entry.placement.name)),
      handlers: [
        .setText {
          entry.text.wrappedValue = $0
          if !entry.isActive.wrappedValue { entry.isActive.wrappedValue = true }
        },
        .setBool { entry.isActive.wrappedValue = $0 },
        .submit { for action in entry.submit { action.run() } },
        .dismiss { entry.leave() },
      ])
    if let tokens { context.add(tokens, to: draft, as: .part(.value), role: .token) }
    if let scopes, isActive || scopes.isAlwaysShown {
      context.add(scopes.view, to: draft, as: .part(.header), role: .scopes)
    }
    if let suggestions, isActive {
      context.add(
        Suggestions(content: suggestions, complete: { entry.text.wrappedValue = $0 }), to: draft,
        as: .part(.footer), role: .suggestions)
    }
  }
}

extension SearchEntry {
  /// Empties the field and leaves it.
  func leave() {
    text.wrappedValue = ""
    isActive.wrappedValue = false
  }
}

/// Suggestions for what to look for, below one another.
private struct Suggestions: View {
  let content: SurroundedView
  let complete: (String) -> Void

  var body: some View {
    var content = content
    content.environment.completeSearch = complete
    return VStack(alignment: .leading) { content }
  }
}

private enum CompleteSearchKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Takes a suggestion for what to look for; nil outside of suggestions.
  var completeSearch: ((String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}
