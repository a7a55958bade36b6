import SwiftUI

/// A screen of what stands in the bars around a page.
struct ToolbarsScreen: View {
  @State private var last = "Nothing"
  @State private var isBarHidden = false
  @State private var isEditing = false

  var body: some View {
    Form {
      Section {
        Text("Last: \(last)").accessibilityIdentifier("last")
        Toggle("Hide the bottom bar", isOn: $isBarHidden)
        Toggle("Editing", isOn: $isEditing)
      }
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        Label("In the middle", systemImage: "leaf").labelStyle(.titleAndIcon)
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Share", systemImage: "square.and.arrow.up") { last = "Share" }
      }
      ToolbarSpacer(.fixed)
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("Duplicate") { last = "Duplicate" }
        Button("Archive") { last = "Archive" }
      }
      if isEditing {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isEditing = false }
        }
      }
      #if !os(macOS)
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Water", systemImage: "drop") { last = "Water" }
          Spacer()
          Button("Cut", systemImage: "scissors") { last = "Cut" }
        }
      #endif
      BellItem { last = "Bell" }
    }
    .toolbarTitleMenu {
      Button("Rename") { last = "Rename" }
    }
    .toolbar(id: "arranged") {
      ToolbarItem(id: "pin", placement: .secondaryAction) {
        Button("Pin") { last = "Pin" }
      }
      .defaultCustomization(.visible, options: .alwaysAvailable)
    }
    #if !os(macOS)
      .toolbar(isBarHidden ? .hidden : .visible, for: .bottomBar)
      .toolbarVisibility(.visible, for: .navigationBar)
      .toolbarBackground(Color.green.opacity(0.2), for: .bottomBar)
      .toolbarBackgroundVisibility(.visible, for: .bottomBar)
      .toolbarColorScheme(nil, for: .bottomBar)
      .toolbarTitleDisplayMode(.inline)
    #endif
    .toolbarRole(.editor)
    .toolbar(removing: .sidebarToggle)
  }
}

/// An entry of one's own.
private struct BellItem: ToolbarContent {
  let ring: () -> Void

  var body: some ToolbarContent {
    ToolbarItem {
      Button("Ring", systemImage: "bell", action: ring)
    }
    .sharedBackgroundVisibility(.hidden)
    ToolbarItem {
      Button("Never shown") {}
    }
    .hidden(true)
    ToolbarTitleMenu {
      Button("Move") { ring() }
    }
  }
}
