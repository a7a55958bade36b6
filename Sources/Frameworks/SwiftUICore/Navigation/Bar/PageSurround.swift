/// The way back from a page.
struct Back {
  /// The name of the page that it leads to.
  let title: Text?
  let go: () -> Void
}

/// A page's content between the bars that it asks for.
struct PageSurround<Content: View>: View {
  let content: Content
  let back: Back?
  /// A Boolean value that indicates whether a title alone makes a bar.
  var showsTitle = true

  var body: some View {
    DeclarationReader(BottomBarKey.self, place: .after, content: upper) { declarations in
      let bar = BarSummary(declarations)
      if !bar.items.isEmpty, bar.look.visibility != .hidden { BottomBar(bar: bar) }
    }
  }

  private var upper: some View {
    DeclarationReader(PageKey.self, place: .before, content: content) { declarations in
      let bar = BarSummary(declarations)
      if bar.look.visibility != .hidden, back != nil || bar.needsBar(forTitle: showsTitle) {
        NavigationBar(bar: bar, back: back)
      }
    }
  }
}

extension BarSummary {
  /// Returns whether there is something to show in a bar.
  func needsBar(forTitle showsTitle: Bool) -> Bool {
    showsTitle && (title != nil || subtitle != nil) || !items.isEmpty || titleMenu != nil || search != nil
  }
}

/// The bar above a page.
struct NavigationBar: View {
  let bar: BarSummary
  let back: Back?

  var body: Never { noBody }
}

extension NavigationBar: PrimitiveView {
  func build(in context: inout ViewContext) {
    let environment = context.environment
    let showsTitle = !bar.removed.contains(.title)
    context.emit(
      .navigationBar(
        NavigationBarContent(
          title: showsTitle ? bar.title?.resolved(in: environment) : nil,
          subtitle: showsTitle ? bar.subtitle?.resolved(in: environment) : nil,
          displayMode: bar.displayMode ?? .automatic, look: bar.look)),
      child: BarEntries(bar: bar, back: bar.isBackHidden ? nil : back))
  }
}

/// The entries of the bar above a page.
struct BarEntries: View {
  let bar: BarSummary
  let back: Back?

  var body: some View {
    if let back { BackButton(back: back) }
    ForEach(bar.items.filter { !$0.placement.isSecondary }, id: \.key) { ToolbarEntryView(entry: $0) }
    let more = bar.items.filter { $0.placement.isSecondary }
    if !more.isEmpty {
      ToolbarEntryView(
        entry: ToolbarEntry(
          key: "more", placement: .topBarTrailing,
          view: Menu("More", systemImage: "ellipsis.circle") {
            ForEach(more, id: \.key) { $0.content }
          }))
    }
    if let menu = bar.titleMenu {
      Menu("Actions", systemImage: "chevron.down") { menu }.note(.role(.titleMenu))
    }
    if let search = bar.search {
      SearchField(entry: search, suggestions: bar.suggestions, scopes: bar.scopes, tokens: bar.tokens)
    }
  }
}

/// The button that leads back, with the name of the page that it leads to.
struct BackButton: View {
  let back: Back

  var body: some View {
    Button(action: MainActorAction(back.go).run) { back.title ?? Text("Back") }
      .note(.role(.back))
  }
}

/// The bar below a page.
struct BottomBar: View {
  let bar: BarSummary

  var body: Never { noBody }
}

extension BottomBar: PrimitiveView {
  func build(in context: inout ViewContext) {
    context.emit(
      .bottomBar(bar.look), child: ForEach(bar.items, id: \.key) { ToolbarEntryView(entry: $0) })
  }
}
