import SwiftUI

/// Insets, separators, backgrounds and spacing of rows.
struct RowsScreen: View {
  var body: some View {
    List {
      Section("Separators") {
        Text("With a line")
        Text("Without a line").listRowSeparator(.hidden)
        Text("A line in red").listRowSeparatorTint(.red)
        Text("Last")
      }
      .listSectionSeparator(.visible)
      .listSectionSeparatorTint(.orange)
      Section("Place") {
        Text("Far in").listRowInsets(EdgeInsets(top: 4, leading: 48, bottom: 4, trailing: 4))
        Text("To the edge").listRowInsets(EdgeInsets())
        Text("On green").listRowBackground(Color.green.opacity(0.2))
        Label("Tinted icon", systemImage: "leaf").listItemTint(.purple)
      }
      Section("Badges") {
        Text("Number").badge(12)
        Text("Words").badge("New")
        Text("None at zero").badge(0)
      }
    }
    .scrollContentBackground(.hidden)
    .background(.mint.opacity(0.1))
    .environment(\.defaultMinListRowHeight, 48)
    #if !os(macOS)
      .listRowSpacing(6)
      .listSectionSpacing(.compact)
    #endif
  }
}
