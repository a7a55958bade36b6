import Testing

@testable import SwiftUICore

@MainActor
struct NavigationTabTests {
  @MainActor final class Log { var made: [String] = [] }

  struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.made.append(name)
      Button("\(name) \(count)") { count += 1 }.navigationTitle("title \(name)")
    }
  }

  @Test func screensAreMadeWhenFirstChosenAndKeepTheirState() throws {
    let log = Log()
    let window = try NavigationWindow(
      TabView {
        Screen(name: "home", log: log).tabItem { Label("Home", systemImage: "house") }
        Screen(name: "mail", log: log).tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
      })
    #expect(log.made == ["home"])
    #expect(
      try window.outline == """
        tabs
          tab (selected)
            label .label
              image symbol house .icon
              text "Home" .title
            button .title("title home")
              text "home 0"
          tab badge "3"
            label .label
              image symbol envelope .icon
              text "Mail" .title
        """)
    try window.press("home 0")
    try window.press("Mail")
    #expect(try window.texts == ["Home", "Mail", "mail 0"])
    try window.press("Home")
    #expect(try window.texts == ["Home", "home 1", "Mail"])
  }

  @Test func theSelectionIsReadAndSet() throws {
    struct Tabs: View {
      enum Place: Hashable { case map, list, none }
      @State var place = Place.list
      var body: some View {
        TabView(selection: $place) {
          Text("the map").tabItem { Text("Map") }.tag(Place.map)
          Text("the list").tag(Place.list).tabItem { Text("List") }
        }
        Button("reset") { place = .map }
        Text(verbatim: "\(place)")
      }
    }
    let window = try NavigationWindow(Tabs())
    #expect(try window.texts == ["Map", "List", "the list", "reset", "list"])
    try window.press("reset")
    #expect(try window.texts == ["Map", "the map", "List", "reset", "map"])
    try window.press("List")
    #expect(try window.texts.last == "list")
  }

  @Test func tabsOfTheirOwnTypeInSections() throws {
    struct Tabs: View {
      @State var choice = "b"
      @State var hasExtra = false
      var body: some View {
        TabView(selection: $choice) {
          Tab("First", systemImage: "1.circle", value: "a") { Text("one") }
          TabSection("More") {
            Tab("Second", systemImage: "2.circle", value: "b") { Button("extra") { hasExtra = true } }
              .badge("new")
            if hasExtra { Tab("Third", systemImage: "3.circle", value: "c") { Text("three") } }
          }
          Tab(value: "s", role: .search) { Text("find") }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let window = try NavigationWindow(Tabs())
    #expect(try window.nodes[0].line == "tabs sidebarAdaptable")
    #expect(
      try window.nodes.all("tab").map(\.line)
        == ["tabs sidebarAdaptable", "tab", "tab section", "tab badge \"new\" (selected)", "tab"])
    try window.press("extra")
    try window.press("Third")
    #expect(try window.texts.contains("three"))
  }

  @Test func aChosenScreenNamesThePageAround() throws {
    struct Tabs: View {
      @State var choice = 1
      var body: some View {
        NavigationStack {
          TabView(selection: $choice) {
            ForEach(1..<4, id: \.self) { number in
              Text(verbatim: "screen \(number)").navigationTitle("Title \(number)")
                .tabItem { Text(verbatim: "tab \(number)") }
            }
          }
        }
      }
    }
    let window = try NavigationWindow(Tabs())
    try window.press("tab 2")
    #expect(try window.node("bar").line == "bar \"Title 2\"")
    try window.press("tab 1")
    #expect(try window.node("bar").line == "bar \"Title 1\"")
  }

  @Test func withoutSelectionTabsCanBeChosen() throws {
    let window = try NavigationWindow(
      TabView {
        Tab("A", systemImage: "a") { Text("a") }
        Tab("B", systemImage: "b") { Text("b") }
      })
    try window.press("B")
    #expect(try window.texts == ["A", "B", "b"])
  }
}
