import SwiftUI

/// A screen of what views know from those around them.
struct EnvironmentScreen: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.layoutDirection) private var direction
  @Environment(\.scenePhase) private var phase
  @Environment(\.motto) private var motto
  @Environment(Garden.self) private var garden
  @Environment(\.openWindow) private var openWindow
  @State private var isDark = false

  var body: some View {
    Form {
      Section("Surroundings") {
        LabeledContent("Colours", value: colorScheme == .dark ? "Dark" : "Light")
        LabeledContent("Contrast", value: contrast == .increased ? "Increased" : "Standard")
        LabeledContent("Type", value: "\(typeSize)")
        LabeledContent("Width", value: width == .compact ? "Compact" : "Regular")
        LabeledContent("Direction", value: direction == .rightToLeft ? "Right to left" : "Left to right")
        LabeledContent("Window", value: phase == .active ? "In front" : "Behind")
      }
      Section("Values of one's own") {
        LabeledContent("Motto", value: motto)
        Motto().environment(\.motto, "Less is more")
        Motto().transformEnvironment(\.motto) { $0 += "!" }
        LabeledContent("Plants in the garden", value: garden.plants.count, format: .number)
      }
      Section("Changed for a part") {
        HStack {
          Text("Right to left")
          Image(systemName: "arrow.forward").accessibilityHidden(true)
        }
        .environment(\.layoutDirection, .rightToLeft)
        Toggle("Dark below", isOn: $isDark)
        Text("Its own colours")
          .padding()
          .background(.background)
          .environment(\.colorScheme, isDark ? .dark : .light)
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        Text("Larger").font(.title3)
          .modifier(Framed(color: .blue))
      }
      Section("Windows") {
        Button("Open the chat in a window") { openWindow(id: "chat") }
        Button("Open the text screen in a window") { openWindow(id: "screen", value: Screen.text) }
        #if os(macOS) || os(Linux)
          SettingsLink()
        #endif
      }
    }
  }
}

private struct Motto: View {
  @Environment(\.motto) private var motto

  var body: some View { LabeledContent("Motto", value: motto) }
}

/// A modifier of one's own.
private struct Framed: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content.padding(8).border(color, width: 2)
  }
}

extension EnvironmentValues {
  /// A sentence for the screens below.
  @Entry var motto = "Nothing yet"
}
