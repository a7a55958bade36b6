import SwiftUI

/// The app's settings.
struct SettingsScreen: View {
  @AppStorage("gallery.bed") private var bed = Bed.herbs
  @AppStorage("gallery.visits") private var visits = 0
  @AppStorage("gallery.isDark") private var isDark = false

  var body: some View {
    Form {
      Picker("Favourite bed", selection: $bed) {
        ForEach(Bed.allCases) { Text($0.title).tag($0) }
      }
      Toggle("Dark settings", isOn: $isDark)
      Button("Forget visits", role: .destructive) { visits = 0 }
        .disabled(visits == 0)
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
    .preferredColorScheme(isDark ? .dark : nil)
  }
}
