import SwiftUI

/// Labels, labelled values, badges, links, and what stands for what is not yet there.
struct LabelsScreen: View {
  @State private var isLoading = true
  @State private var followed = 0

  var body: some View {
    Form {
      Section("Labels") {
        Label("Automatic", systemImage: "leaf").labelStyle(.automatic)
        Label("Title and icon", systemImage: "leaf").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "leaf").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "leaf").labelStyle(.iconOnly)
        Label("Over each other", systemImage: "leaf").labelStyle(TallStyle())
        Label {
          Text("Of two views")
        } icon: {
          Circle().fill(.green).frame(width: 16, height: 16)
        }
      }
      Section("Labelled values") {
        LabeledContent("Bed", value: "Herbs")
        LabeledContent("Height", value: 42, format: .number)
        LabeledContent("Soil") { Text("Compost").foregroundStyle(.secondary) }
        Text("Watered").badge(3)
        Text("New").badge("Today")
      }
      Section("Links") {
        Link("Garden", destination: Web.garden)
        Link(destination: Web.views) { Label("Views", systemImage: "link") }
        #if os(macOS) || os(Linux)
          HelpLink(destination: Web.views)
        #endif
        Text("Followed \(followed) times")
      }
      .environment(
        \.openURL,
        OpenURLAction { _ in
          followed += 1
          return .handled
        })
      Section("Waiting") {
        Toggle("Is loading", isOn: $isLoading)
        VStack(alignment: .leading) {
          Text("Basil, two pots").font(.headline)
          Text("Never hidden").unredacted()
          Text("4711 0815").privacySensitive()
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Text("21 °C").invalidatableContent()
      }
    }
  }
}

/// The icon above the title.
private struct TallStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}
