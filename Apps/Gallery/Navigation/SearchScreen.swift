import SwiftUI

/// Searching with scopes, suggestions and tokens.
struct SearchScreen: View {
  @State private var words = ""
  @State private var scope: Bed?
  @State private var tokens: [Token] = []
  @State private var submitted = "Nothing"

  private var found: [Plant] {
    Plant.samples.filter { plant in
      (words.isEmpty || plant.name.localizedCaseInsensitiveContains(words))
        && (scope == nil || plant.bed == scope)
        && tokens.allSatisfy { plant.interval <= $0.days }
    }
  }

  var body: some View {
    List {
      FoundPlants(plants: found)
      Section { Text("Submitted: \(submitted)") }
    }
    .overlay {
      if found.isEmpty { ContentUnavailableView.search(text: words) }
    }
    .searchable(text: $words, tokens: $tokens, prompt: Text("Plants")) { token in
      Label(token.title, systemImage: "drop")
    }
    .searchScopes($scope, activation: .onSearchPresentation) {
      Text("All").tag(Bed?.none)
      ForEach(Bed.allCases) { Text($0.title).tag(Bed?.some($0)) }
    }
    .searchSuggestions {
      Text("Basil").searchCompletion("Basil")
      Label("Tulip", systemImage: "camera.macro").searchCompletion("Tulip")
    }
    .onSubmit(of: .search) { submitted = words }
    .toolbar {
      Button("Thirsty") { tokens = tokens.isEmpty ? [.daily] : [] }
    }
  }
}

/// A part of what is searched that is no text.
private struct Token: Identifiable {
  let id: String
  let title: String
  let days: Int

  static let daily = Token(id: "daily", title: "Every two days", days: 2)
}

private struct FoundPlants: View {
  let plants: [Plant]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Section(isSearching ? "Found" : "All") {
      ForEach(plants) { Label($0.name, systemImage: $0.symbol) }
      if isSearching {
        Button("Stop searching") { dismissSearch() }
      }
    }
  }
}
