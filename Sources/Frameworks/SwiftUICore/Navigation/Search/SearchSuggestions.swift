/// A choice of where to look.
struct SearchScopes {
  let view: SurroundedView
  /// A Boolean value that indicates whether the scopes are shown while nobody uses the search field, too.
  let isAlwaysShown: Bool
}

/// The time at which the choice of where to look is shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// The scopes are shown while a person uses the search field.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// The scopes are shown while a person uses the search field and has entered something; here as
  /// ``automatic``.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// The scopes are shown while a person uses the search field.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

nonisolated extension View {
  /// Suggests what to look for while a person uses the search field of the page; see
  /// ``SwiftUI/View/searchCompletion(_:)``.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return PageDeclaring(content: self) { environment in
      .suggestions(SurroundedView(view: suggestions, environment: environment))
    }
  }

  /// Makes a suggestion of the view: a press puts `completion` into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Lets a person choose where to look while one uses the search field of the page.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person choose where to look.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { Text("Scope") }
      .pickerStyle(.segmented).labelsHidden()
    return PageDeclaring(content: self) { environment in
      .scopes(
        SearchScopes(
          view: SurroundedView(view: picker, environment: environment), isAlwaysShown: false))
    }
  }
}

/// A suggestion for what to look for.
struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String

  @Environment(\.completeSearch) private var complete

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }
}

extension SearchCompletion: View {
  var body: some View {
    Button {
      complete?(completion)
    } label: {
      content
    }
  }
}
