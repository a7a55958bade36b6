import Testing

@testable import SwiftUICore

@MainActor
struct NavigationDisclosureTests {
  @Test func contentIsThereWhileItIsShown() throws {
    struct Groups: View {
      @State var isOpen = true
      var body: some View {
        DisclosureGroup("own") { Text("first") }
        DisclosureGroup("bound", isExpanded: $isOpen) { Text("second") }
        Text(verbatim: "\(isOpen)")
      }
    }
    let window = try NavigationWindow(Groups())
    #expect(try window.texts == ["own", "bound", "second", "true"])
    try window.nodes[0].set(true)
    try window.nodes[1].set(false)
    #expect(try window.texts == ["own", "first", "bound", "false"])
  }

  struct File: Identifiable {
    let id: String
    var files: [File]?
  }

  @Test func outlinesOpenLevelByLevel() throws {
    let files = [
      File(id: "src", files: [File(id: "a", files: [File(id: "deep")]), File(id: "b")]), File(id: "readme"),
    ]
    let window = try NavigationWindow(List(files, children: \.files) { Text($0.id) })
    #expect(try window.texts == ["src", "readme"])
    try window.node("disclosure").set(true)
    #expect(try window.texts == ["src", "a", "b", "readme"])
    try window.node("disclosure closed").set(true)
    #expect(try window.texts == ["src", "a", "deep", "b", "readme"])
  }
}
