import Testing

@testable import SwiftUICore

@MainActor
struct NavigationSplitViewTests {
  struct Mail: View {
    @State var compact = NavigationSplitViewColumn.sidebar
    @State var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
        List {
          NavigationLink("Inbox", value: "Inbox")
          NavigationLink("Help") { Text("how to") }
        }
        .navigationTitle("Mail")
        .navigationDestination(for: String.self) { name in
          NavigationLink("Letter") { Text(verbatim: "letter in \(name)") }.navigationTitle(name)
        }
      } detail: {
        Text("nothing chosen")
      }
      Text(verbatim: "compact \(compact.name)")
    }
  }

  @Test func aChoiceInOneColumnIsShownInTheNext() throws {
    let window = try NavigationWindow(Mail())
    #expect(try window.texts.contains("nothing chosen"))
    try window.press("Inbox")
    #expect(try !window.texts.contains("nothing chosen"))
    #expect(try window.texts.contains("compact detail"))
    try window.press("Letter")
    #expect(try window.texts.contains("letter in Inbox"))
    #expect(try window.node("stack").navigationPath.count == 1)
    // Another choice begins the column anew.
    try window.press("Help")
    #expect(try window.texts.contains("how to"))
    #expect(try window.node("stack").navigationPath.isEmpty)
    try window.press("Inbox")
    #expect(try window.texts.contains("Letter"))
    #expect(try !window.texts.contains("how to"))
  }

  @Test func columnsAreHiddenAndReachedWhereThereIsLittleRoom() throws {
    let window = try NavigationWindow(Mail())
    try window.node("split").set(false)
    #expect(try window.nodes.all("column").map(\.line) == ["column sidebar (hidden)", "column detail"])
    try window.node("split").set(true)
    #expect(try window.nodes.all("column").map(\.line) == ["column sidebar", "column detail"])
    try window.node("split").show(.detail)
    #expect(try window.texts.contains("compact detail"))
    try window.press("Mail")
    #expect(try window.texts.contains("compact sidebar"))
  }

  @Test func threeColumns() throws {
    let window = try NavigationWindow(
      NavigationSplitView {
        NavigationLink("folder", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationLink("letter", value: "x")
            .navigationDestination(for: String.self) { Text(verbatim: "text \($0)") }
        }
      } content: {
        Text("no folder")
      } detail: {
        Text("no letter")
      })
    #expect(try window.texts.contains("no folder"))
    try window.press("folder")
    #expect(try window.texts.contains("no letter"))
    try window.press("letter")
    #expect(try window.texts.contains("text x"))
    #expect(try window.node("split").line == "split 3, compact detail")
  }

  @Test func aChosenRowShowsTheNextColumnWhereThereIsLittleRoom() throws {
    struct Chosen: View {
      @State var choice: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $choice) { NavigationLink($0, value: $0) }
        } detail: {
          Text(choice ?? "none")
        }
      }
    }
    let window = try NavigationWindow(Chosen())
    try window.press("b")
    #expect(try window.texts.last == "b")
    #expect(try window.node("split").line == "split 2, compact detail")
    #expect(try window.nodes.all("to page").map(\.line) == ["to page", "to page (active)"])
  }
}
