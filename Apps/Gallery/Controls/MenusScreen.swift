import SwiftUI

/// Menus, and those that come by a secondary click or a long press.
struct MenusScreen: View {
  @State private var bed = Bed.herbs
  @State private var isSorted = false
  @State private var last = "Nothing"

  var body: some View {
    Form {
      Section {
        Menu("Actions") {
          Button("Water", systemImage: "drop") { last = "Water" }
          Button("Cut", systemImage: "scissors") { last = "Cut" }
          Divider()
          Menu("More") {
            Button("Fertilise") { last = "Fertilise" }
          }
          Toggle("Sorted", isOn: $isSorted)
          Picker("Bed", selection: $bed) {
            ForEach(Bed.allCases) { Text($0.title).tag($0) }
          }
          Button("Dig up", systemImage: "trash", role: .destructive) { last = "Dig up" }
        }
        .menuOrder(.fixed)
        .menuActionDismissBehavior(.automatic)
        Menu("Water, or more", systemImage: "drop") {
          Button("Twice") { last = "Water twice" }
        } primaryAction: {
          last = "Water"
        }
        .menuStyle(.button)
        .buttonStyle(.bordered)
        .menuIndicator(.hidden)
        Menu {
          ControlGroup {
            Button("Left", systemImage: "arrow.left") { last = "Left" }
            Button("Right", systemImage: "arrow.right") { last = "Right" }
          }
          .controlGroupStyle(.compactMenu)
        } label: {
          Label("Directions", systemImage: "arrow.left.and.right")
        }
        .menuStyle(.automatic)
      } footer: {
        Text("Last: \(last). Bed: \(bed.title).")
      }
      #if os(macOS) || os(Linux)
        Section("Without a border") {
          Menu("Tools") { Button("Rake") { last = "Rake" } }.menuStyle(.borderlessButton)
        }
      #endif
      Section("By a secondary click") {
        Label("Basil", systemImage: "leaf")
          .contextMenu {
            Button("Water Basil") { last = "Water Basil" }
          }
        Label("Mint, with a picture", systemImage: "leaf")
          .contextMenu {
            Button("Water Mint") { last = "Water Mint" }
          } preview: {
            Image(systemName: "leaf").font(.largeTitle).padding()
          }
      }
    }
  }
}
