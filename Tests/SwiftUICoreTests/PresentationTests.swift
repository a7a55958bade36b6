import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct PresentationTests {
  struct Item: Identifiable, Equatable { let id: Int }

  struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var text = ""
    var body: some View {
      TextField("note", text: $text)
      Text(verbatim: "presented \(isPresented)")
      Button("close") { dismiss() }
    }
  }

  struct Sheets: View {
    @State var isOpen = false
    @State var item: Item?
    @State var log: [String] = []
    var body: some View {
      VStack {
        Button("open") { isOpen = true }
        Button("item") { item = Item(id: 1) }
        Text(log.joined(separator: ","))
        Inside()
      }
      .sheet(isPresented: $isOpen, onDismiss: { log.append("closed") }) {
        Inside()
        Button("by state") { isOpen = false }
      }
      .sheet(item: $item, onDismiss: { log.append("item gone") }) { shown in
        Text(verbatim: "item \(shown.id)")
        Inside()
        Button("next") { item = Item(id: 2) }
      }
      .padding()
      .onAppear { log.append("appeared") }
    }
  }

  @Test func aSheetIsShownAndClosedInEachWayWithOneCallEach() throws {
    let window = try NavigationWindow(Sheets())
    #expect(try window.texts.contains("appeared"))
    #expect(try window.texts.contains("presented false"))
    for way in ["by state", "close"] {
      try window.press("open")
      #expect(try window.node("sheet").line == "sheet")
      #expect(try window.node("sheet").children.contains { $0.text == "presented true" })
      try window.press(way)
      #expect(try !window.has("sheet"))
    }
    try window.press("open")
    try window.node("sheet").dismiss()
    #expect(try !window.has("sheet"))
    #expect(try window.texts.contains("appeared,closed,closed,closed"))
    // Outside of what is presented nothing is dismissed.
    try window.press("close")
    #expect(try window.texts.contains("appeared,closed,closed,closed"))
  }

  @Test func anotherItemIsAnotherSheet() throws {
    let window = try NavigationWindow(Sheets())
    try window.press("item")
    try window.node("field").enter("typed")
    let first = try window.node("sheet").id
    try window.press("next")
    #expect(try window.texts.contains("item 2"))
    #expect(try window.node("sheet").id != first)
    #expect(try window.node("field").line == "field \"\"")
    #expect(try window.texts.contains("appeared,item gone"))
    try window.press("close")
    #expect(try window.texts.contains("appeared,item gone,item gone"))
  }

  @Test func aViewWithoutNodesPresentsToo() throws {
    let window = try NavigationWindow(
      EmptyView().sheet(isPresented: .constant(true)) { Text("shown") })
    #expect(try window.outline == "sheet\n  text \"shown\"")
  }

  @Test func sheetsInSheets() throws {
    struct Nested: View {
      let depth: Int
      @State var isOpen = false
      var body: some View {
        Button("open \(depth)") { isOpen = true }
          .sheet(isPresented: $isOpen) { AnyView(Nested(depth: depth + 1)) }
      }
    }
    let window = try NavigationWindow(Nested(depth: 0))
    try window.press("open 0")
    try window.press("open 1")
    #expect(try window.nodes.all("sheet").count == 2)
    #expect(try window.texts == ["open 0", "open 1", "open 2"])
    try window.nodes.all("sheet")[1].dismiss()
    #expect(try window.nodes.all("sheet").count == 1)
  }

  @Test func aSheetHasBarsAndOptionsOfItsOwn() throws {
    struct Options: View {
      @State var detent = PresentationDetent.medium
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Page")
            .sheet(isPresented: .constant(true)) {
              Text("form").navigationTitle("Form")
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
                .presentationDetents([.large, .medium, .height(200)], selection: $detent)
                .interactiveDismissDisabled()
                .presentationDragIndicator(.visible)
            }
        }
      }
    }
    let window = try NavigationWindow(Options())
    #expect(try window.nodes.all("bar").map(\.line) == ["bar \"Page\"", "bar \"Form\""])
    #expect(
      try window.node("shown").line
        == "shown at 200.0 points, medium, large, now medium, drag indicator visible, until the app closes it"
    )
    try window.node("shown").set(2)
    #expect(try window.node("shown").line.contains("now large"))
    try window.node("shown").set(7)
    #expect(try window.node("shown").line.contains("now large"))
    try window.node("sheet").dismiss()
    #expect(try window.has("sheet"))
  }

  @Test func thePageBelowStaysLiveUnderASheet() throws {
    struct Shared: View {
      @State var count = 0
      @State var isOpen = false
      var body: some View {
        Text(verbatim: "count \(count)")
        Button("open") { isOpen = true }
          .fullScreenCover(isPresented: $isOpen) { Button("add") { count += 1 } }
      }
    }
    let window = try NavigationWindow(Shared())
    try window.press("open")
    #expect(try window.has("cover"))
    try window.press("add")
    try window.press("add")
    #expect(try window.texts.contains("count 2"))
  }

  @Test func popoversAndInspectors() throws {
    let view = Text("a").popover(isPresented: .constant(true), arrowEdge: .top) { Text("b") }
      .inspector(isPresented: .constant(true)) { Text("c").inspectorColumnWidth(300) }
    let window = try NavigationWindow(view)
    #expect(
      try window.outline == """
        text "a"
        popover
          text "b"
        inspector
          shown width 300.0
          text "c"
        """)
    guard case .presentation(let content) = try window.nodes[1].content else { return }
    #expect(content.kind == .popover(attachment: .rect(.bounds), arrowEdge: .top))
    #expect(!content.isModal)
  }

  @Test func menusAndContextMenus() throws {
    struct Menus: View {
      @State var log: [String] = []
      var body: some View {
        Menu("Sort", systemImage: "arrow.up") {
          Button("Name") { log.append("name") }
          Divider()
          Menu("More") { Button("Date") { log.append("date") } }
        } primaryAction: {
          log.append("again")
        }
        Text(log.joined(separator: ",")).contextMenu { Button("Copy") { log.append("copy") } }
      }
    }
    let window = try NavigationWindow(Menus())
    #expect(
      try window.outline == """
        menu with action
          label .label
            image symbol arrow.up .icon
            text "Sort" .title
          button
            text "Name"
          divider
          menu
            text "More" .label
            button
              text "Date"
        text "" .contextMenu(layer 0)
          layer 0:
            button
              text "Copy"
        """)
    try window.nodes[0].press()
    try window.press("Date")
    try window.nodes[1].layers[0][0].press()
    #expect(try window.nodes[1].text == "again,date,copy")
  }

  @Test func nothingToShow() throws {
    #expect(
      outline(ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add some."))) == """
        unavailable
          label .label
            image symbol tray .icon
            text "Empty" .title
          text "Add some." .description
        """)
    #expect(outline(ContentUnavailableView.search(text: "fig")).contains("No Results for “fig”"))
    #expect(
      outline(
        ContentUnavailableView {
          Text("No mail")
        } actions: {
          Button("Fetch") {}
        }
      )
      .contains("button .actions"))
  }
}
