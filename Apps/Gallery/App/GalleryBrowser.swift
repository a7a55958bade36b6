import AppIntents
import SwiftUI

/// The list of screens beside the one that was chosen.
struct GalleryBrowser: View {
  @State private var chosen: Screen?
  @State private var words = ""
  @State private var columns = NavigationSplitViewVisibility.automatic
  @State private var prefersDetail = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $prefersDetail) {
      ScreenList(chosen: $chosen, words: words)
        .navigationTitle("Gallery")
        .navigationSplitViewColumnWidth(min: 220, ideal: 280, max: 360)
        .searchable(text: $words, placement: .sidebar, prompt: "Search screens")
    } detail: {
      NavigationStack {
        if let chosen {
          ScreenView(screen: chosen)
            .id(chosen)
        } else {
          ContentUnavailableView(
            "Choose a screen", systemImage: "square.grid.2x2",
            description: Text("Each shows one part of SwiftUI at work."))
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .focusedSceneValue(\.shownScreen, chosen)
    .focusedSceneValue(\.chosenScreen, $chosen)
    .onAppIntentExecution(OpenPlantIntent.self) { intent in
      Garden.shared.opened = intent.target.id
      chosen = .entities
    }
    .onOpenURL { url in
      chosen = Screen(rawValue: url.lastPathComponent) ?? chosen
    }
    .handlesExternalEvents(preferring: ["gallery"], allowing: ["*"])
  }
}

/// The screens by area; those whose titles hold the searched words.
private struct ScreenList: View {
  @Binding var chosen: Screen?
  let words: String

  private var isEmpty: Bool {
    ScreenArea.allCases.allSatisfy { $0.screens(matching: words).isEmpty }
  }

  var body: some View {
    List(selection: $chosen) {
      ForEach(ScreenArea.allCases) { area in
        let screens = area.screens(matching: words)
        if !screens.isEmpty {
          Section(area.rawValue) {
            ForEach(screens) { screen in
              NavigationLink(value: screen) {
                Label(screen.title, systemImage: screen.symbol)
              }
            }
          }
        }
      }
    }
    .listStyle(.sidebar)
    .overlay {
      if isEmpty { ContentUnavailableView.search(text: words) }
    }
  }
}
