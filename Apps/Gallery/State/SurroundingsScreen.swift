import SwiftUI

/// A screen of what views know of the screen, of the person in front of it, and of the window.
struct SurroundingsScreen: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.accessibilityInvertColors) private var isInverted
  @Environment(\.accessibilityVoiceOverEnabled) private var isRead
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched
  @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnlarged
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.supportsMultipleWindows) private var hasWindows

  var body: some View {
    Form {
      Section("Screen") {
        LabeledContent("Pixels in a point", value: Double(scale), format: .number)
        LabeledContent("Points in a pixel", value: Double(pixel), format: .number)
        LabeledContent("Height", value: height == .compact ? "Compact" : "Regular")
        answer("Dimmed", isDimmed)
      }
      Section("Person") {
        answer("More contrast", contrast == .increased)
        answer("Less transparency", isOpaque)
        answer("Without colours alone", isWithoutColor)
        answer("Colours turned round", isInverted)
        answer("Bold text", weight == .bold)
        answer("Screen reader", isRead)
        answer("Switches", isSwitched)
        answer("Large content", isEnlarged)
      }
      Section("Window") {
        answer("Several windows", hasWindows)
        WindowButtons()
      }
    }
  }

  private func answer(_ name: String, _ isSo: Bool) -> some View {
    LabeledContent(name, value: isSo ? "Yes" : "No")
  }
}

private struct WindowButtons: View {
  @Environment(\.openSettings) private var openSettings
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    #if os(macOS) || os(Linux)
      Button("Open settings") { openSettings() }
    #endif
    Button("Close the chat's window") { dismissWindow(id: "chat") }
  }
}
