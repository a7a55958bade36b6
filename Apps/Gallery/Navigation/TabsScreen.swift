import SwiftUI

/// Tabs by value, with a section, a badge and one for searching; and the older kind.
struct TabsScreen: View {
  private enum Place: Hashable { case beds, tasks, tools, search }

  @State private var place = Place.beds
  @State private var words = ""
  @State private var done = 0

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $place) {
        Tab("Beds", systemImage: "leaf", value: Place.beds) {
          Text("Three beds").padding()
        }
        Tab("Tasks", systemImage: "checklist", value: Place.tasks) {
          Button("Do one: \(done) done") { done += 1 }.padding()
        }
        .badge(3 - min(done, 3))
        TabSection("Shed") {
          Tab("Tools", systemImage: "hammer", value: Place.tools) {
            Button("To the beds") { place = .beds }.padding()
          }
          .customizationID("tools")
        }
        Tab(value: Place.search, role: .search) {
          NavigationStack {
            Text(words.isEmpty ? "Nothing searched" : "Searched: \(words)")
              .searchable(text: $words)
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      Divider()
      #if !os(macOS)
        TabView {
          ForEach(1..<4) { page in
            Text("Page \(page) of 3").tabItem { Text("Page \(page)") }
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .frame(height: 160)
      #endif
      #if os(macOS) || os(Linux)
        TabView { Text("Grouped").tabItem { Text("One") } }.tabViewStyle(.grouped)
      #endif
      TabView {
        Text("The older kind").tabItem { Label("Older", systemImage: "clock") }
        Text("Its second tab").tabItem { Label("Second", systemImage: "2.circle") }
      }
      .frame(height: 160)
      .tabViewStyle(.tabBarOnly)
    }
  }
}
