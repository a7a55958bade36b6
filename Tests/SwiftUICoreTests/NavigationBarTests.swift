import Testing

@testable import SwiftUICore

@MainActor
struct NavigationBarTests {
  @Test func itemsStandWhereTheyAreToStand() throws {
    let window = try NavigationWindow(
      NavigationStack {
        Text("page")
          .navigationTitle("Title")
          .navigationSubtitle("below")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItemGroup(placement: .primaryAction) {
              Button("A") {}
              Button("B") {}
            }
            ToolbarSpacer(.fixed)
            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
            ToolbarItem(placement: .secondaryAction) { Button("Rare") {} }
          }
          .toolbar { Button("Plain") {} }
          .toolbarBackground(.red, for: .navigationBar)
      })
    #expect(
      try window.outline == """
        stack
          page
            bar "Title", "below" on red
              item cancellationAction .leading
                button
                  text "Cancel"
              item principal .principal
                text "Middle"
              items primaryAction .trailing
                button
                  text "A"
                button
                  text "B"
              gap .trailing
              items automatic .trailing
                button
                  text "Plain"
              item topBarTrailing .trailing
                menu
                  label .label
                    image symbol ellipsis.circle .icon
                    text "More" .title
                  button
                    text "Rare"
            text "page"
            bottom bar
              item bottomBar .bottom
                text "Bottom"
        """)
    guard case .navigationBar(let bar) = try window.node("bar").content else { return }
    #expect(bar.displayMode == .inline)
  }

  @Test func theInnermostTitleCountsAndATitleOutsideOfAPageIsNoted() throws {
    let inner = try NavigationWindow(
      NavigationStack { VStack { Text("a").navigationTitle("inner") }.navigationTitle("outer") })
    #expect(try inner.node("bar").line == "bar \"inner\"")
    #expect(outline(Text("a").navigationTitle("noted")) == "text \"a\" .title(\"noted\")")
    let nodes = ViewRenderer(environment: fixed).render(Text("a").navigationTitle("noted"))
    #expect(nodes.navigationTitle?.string == "noted")
  }

  @Test func aBarFollowsTheStateOfItsPage() throws {
    struct Edited: View {
      @State var isEditing = false
      @State var name = "Draft"
      var body: some View {
        NavigationStack {
          TextField("Name", text: $name)
            .navigationTitle(name)
            .toolbar {
              if isEditing {
                ToolbarItem(placement: .cancellationAction) { Button("Stop") { isEditing = false } }
              }
              ToolbarItem { Button(isEditing ? "Save" : "Edit") { isEditing.toggle() } }
            }
        }
      }
    }
    let window = try NavigationWindow(Edited())
    let save = try window.button("Edit").id
    try window.node("field").enter("Final")
    try window.press("Edit")
    #expect(try window.node("bar").line == "bar \"Final\"")
    #expect(try window.button("Save").id == save)
    try window.press("Stop")
    #expect(try !window.has("item cancellationAction"))
  }

  struct Entries: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    @State private var taps = 0
    let title: String

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("close") { dismiss() } }
      ToolbarItem { Button("\(title) \(taps)") { taps += 1 } }
    }
  }

  @Test func entriesOfAnAppsOwnTypeHaveStateAndEnvironment() throws {
    let window = try NavigationWindow(
      NavigationStack {
        NavigationLink("in") { Text("inside").toolbar { Entries(title: "tap") } }
      })
    try window.press("in")
    try window.press("tap 0")
    try window.press("tap 1")
    #expect(try window.texts.contains("tap 2"))
    try window.press("close")
    #expect(try window.nodes.first("stack").children.count == 1)
  }

  @Test func barsAreHiddenAndTheBackButtonLeftOut() throws {
    let window = try NavigationWindow(
      NavigationStack {
        NavigationLink("in") {
          NavigationLink("further") { Text("c").toolbar(.hidden, for: .navigationBar) }
            .navigationTitle("b").navigationBarBackButtonHidden()
        }
      })
    try window.press("in")
    #expect(try window.node("bar").outline == "bar \"b\"")
    try window.press("further")
    #expect(try !window.has("bar"))
  }

  @Test func aSearchFieldFiltersSuggestsAndIsLeft() throws {
    struct Results: View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(verbatim: "\(isSearching) \(text)")
        Button("done") { dismissSearch() }
      }
    }
    struct Searching: View {
      enum Scope: Hashable { case all, mine }
      @State var text = ""
      @State var scope = Scope.all
      @State var submitted = 0
      var body: some View {
        NavigationStack {
          VStack { Results(text: text) }
            .searchable(text: $text, prompt: "Find")
            .searchSuggestions {
              Text("apple").searchCompletion("apple")
            }
            .searchScopes($scope) {
              Text("All").tag(Scope.all)
              Text("Mine").tag(Scope.mine)
            }
            .onSubmit(of: .search) { submitted += 1 }
            .navigationTitle("S")
        }
        Text(verbatim: "submitted \(submitted)")
      }
    }
    let window = try NavigationWindow(Searching())
    #expect(try window.node("search").line == "search \"\" prompt \"Find\"")
    #expect(try !window.has("picker"))
    try window.node("search").set(true)
    #expect(try window.has("picker"))
    #expect(try window.texts.contains("true "))
    try window.press("apple")
    #expect(try window.texts.contains("true apple"))
    try window.node("search").enter("pear")
    #expect(try window.texts.contains("true pear"))
    try window.node("search").submit()
    #expect(try window.texts.contains("submitted 1"))
    try window.press("done")
    #expect(try window.node("search").line == "search \"\" prompt \"Find\"")
    try window.node("search").enter("fig")
    try window.node("search").dismiss()
    #expect(try window.texts.contains("false "))
  }

  @Test func tokensAreTakenAndPutBack() throws {
    struct Token: Identifiable { let id: String }
    struct Tokens: View {
      @State var text = ""
      @State var tokens: [Token] = []
      @State var suggested = [Token(id: "unread"), Token(id: "today")]
      var body: some View {
        NavigationStack {
          Text("mail").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
        }
      }
    }
    let window = try NavigationWindow(Tokens())
    try window.node("search").set(true)
    try window.press("today")
    let tokens = try window.node("search").children.filter { $0.modifiers.contains(.role(.token)) }
    #expect(tokens.count == 1)
    tokens[0].press()
    #expect(
      try window.node("search").children.filter { $0.modifiers.contains(.role(.token)) }.isEmpty)
  }
}
