import SwiftUI

/// Values that outlive the view, the window, and the program.
struct StorageScreen: View {
  @AppStorage("gallery.bed") private var bed = Bed.herbs
  @AppStorage("gallery.visits") private var visits = 0
  @SceneStorage("gallery.draft") private var draft = ""

  var body: some View {
    Form {
      Section {
        Picker("Favourite bed", selection: $bed) {
          ForEach(Bed.allCases) { Text($0.title).tag($0) }
        }
        Button("Visited \(visits) times") { visits += 1 }
      } header: {
        Text("For the app")
      } footer: {
        Text("The same in all windows, and still there when the program starts again.")
      }
      Section {
        TextField("Draft", text: $draft)
      } header: {
        Text("For the window")
      } footer: {
        Text("Each window has its own.")
      }
      Section("In a place of its own") {
        OwnStore().defaultAppStorage(UserDefaults(suiteName: "gallery.own") ?? .standard)
      }
    }
  }
}

private struct OwnStore: View {
  @AppStorage("gallery.visits") private var visits = 0

  var body: some View {
    Button("Visited \(visits) times here") { visits += 1 }
  }
}
