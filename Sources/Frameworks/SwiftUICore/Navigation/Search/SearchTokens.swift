nonisolated extension View {
  /// Puts a search field into the bar of the page that holds tokens before its text. A press takes a token
  /// away.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
  {
    PageDeclaring(
      content: searchable(text: text, placement: placement, prompt: prompt)
    ) { environment in
      .searchTokens(
        SurroundedView(view: SearchTokens(tokens: tokens, label: token), environment: environment))
    }
  }

  /// Puts a search field into the bar of the page that holds tokens before its text, and offers others
  /// while it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        SuggestedTokens(tokens: tokens, suggested: suggestedTokens, label: token)
      }
  }
}

/// The tokens in a search field, which a press takes away.
struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let label: (C.Element) -> T
}

extension SearchTokens: View {
  var body: some View {
    ForEach(Array(tokens.wrappedValue)) { token in
      Button {
        tokens.wrappedValue.removeAll { $0.id == token.id }
      } label: {
        label(token)
      }
    }
  }
}

/// Tokens that a press puts into a search field.
struct SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>
where C.Element: Identifiable {
  let tokens: Binding<C>
  let suggested: Binding<C>
  let label: (C.Element) -> T
}

extension SuggestedTokens: View {
  var body: some View {
    let used = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggested.wrappedValue.filter { !used.contains($0.id) }) { token in
      Button {
        tokens.wrappedValue.append(token)
      } label: {
        label(token)
      }
    }
  }
}
