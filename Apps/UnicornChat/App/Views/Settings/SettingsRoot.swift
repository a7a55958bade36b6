import SwiftUI
import UnicornChatModel

/// The settings of the app.
struct SettingsRoot: View {
  let launch: ChatLaunch

  var body: some View {
    switch launch {
    case .ready(let manager): NavigationStack { SettingsForm() }.environment(manager).modifier(Themed())
    case .failed(let reason):
      ContentUnavailableView(
        "Settings Can’t Be Shown", systemImage: "exclamationmark.triangle",
        description: Text(verbatim: reason))
    }
  }
}

private struct SettingsForm: View {
  @Environment(ModelManager.self) private var manager
  @AppStorage(ChatSettings.notifies) private var notifies = true
  @AppStorage(ChatSettings.showsPreviews) private var showsPreviews = true
  @AppStorage(ChatSettings.theme) private var theme = Theme.system
  @State private var isResetting = false

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases, id: \.self) { Text($0.title).tag($0) }
        }
      }
      Section("Notifications") {
        Toggle("Notify of New Messages", isOn: $notifies)
        Toggle("Show Texts in Notifications", isOn: $showsPreviews).disabled(!notifies)
        Button("Notify Me Outside UnicornChat, Too") { allowNotifications() }.disabled(!notifies)
      }
      SuggestionSettings()
      Section {
        Picker("Unicorns Answer", selection: speed) {
          ForEach(ChatSettings.speeds, id: \.self) { speed in
            Text(speed == 1 ? "As fast as people" : "\(Int(speed)) times as fast").tag(speed)
          }
        }
      } header: {
        Text("Demonstration")
      } footer: {
        Text("A faster clock shows in seconds what takes minutes.")
      }
      Section {
        Button("Reset Conversations…", systemImage: "arrow.counterclockwise", role: .destructive) {
          isResetting = true
        }
        .confirmationDialog(
          "Begin again with the sample conversations?", isPresented: $isResetting, titleVisibility: .visible
        ) {
          Button("Reset All Conversations", role: .destructive) { Task { await manager.resetToSample() } }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Everything you wrote, your groups and your profile are deleted. This can’t be undone.")
        }
      } footer: {
        Text("To keep a conversation, export it from its details first.")
      }
    }
    .navigationTitle("Settings")
  }

  private func allowNotifications() {
    Task {
      do {
        _ = try await manager.requestNotifications()
      } catch {
        manager.failure = Failure("Notifications Not Allowed", error)
      }
    }
  }

  private var speed: Binding<Double> {
    Binding(
      get: { ChatSettings.speeds.min { abs($0 - manager.speed) < abs($1 - manager.speed) } ?? 1 },
      set: { manager.setSpeed($0) })
  }
}

/// The names under which settings are kept.
enum ChatSettings {
  static let notifies = "notifies"
  static let theme = "theme"
  static let showsPreviews = "showsPreviewsInNotifications"
  static let speeds: [Double] = [1, 5, 20, 100]
}
