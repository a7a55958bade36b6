/// A view with a search field in the bar of its page.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  @Environment(\.submitActions) private var submissions
  @State private var isActive = false
  @State private var target = DismissTarget()

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableView: View {
  var body: some View {
    let entry = SearchEntry(
      text: text, isActive: isPresented ?? $isActive, prompt: prompt, placement: placement,
      submit: submissions.filter { $0.triggers.contains(.search) })
    target.action = entry.leave
    return content.environment(\.isSearching, entry.isActive.wrappedValue)
      .modifier(SearchSurroundings(target: target))
      .declarePage(.search(entry))
  }
}

/// The environment of the views inside a search.
private struct SearchSurroundings: PrimitiveModifier {
  typealias Body = Never
  let target: DismissTarget

  func apply(to context: inout ModifierContext) { context.environment.dismissSearchBy(target) }
}

nonisolated extension View {
  /// Puts a search field into the bar of the page. Views inside read ``EnvironmentValues/isSearching``.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  /// Puts a search field into the bar of the page, with a prompt that is looked up.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar of the page, with a prompt that is shown as it is.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar of the page; `isPresented` says whether a person uses it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  /// Puts a search field into the bar of the page, with a prompt that is looked up; `isPresented` says
  /// whether a person uses it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar of the page, with a prompt that is shown as it is; `isPresented` says
  /// whether a person uses it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar of the page, with suggestions while it is used.
  @available(*, deprecated, message: "use searchSuggestions(_:)")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  package let name: String
  /// The placement that the surface thinks fit.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The place among the entries of the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The place among the entries of the bar, in the middle.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The place in the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The place below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  /// Returns the place below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: displayMode == .always ? "drawerAlways" : "drawer")
  }

  /// The time at which a field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    let name: String
    /// The display mode that the surface thinks fit.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// The field is always shown.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
