import SwiftUI

/// The theme of windows: light, dark or the system's.
enum Theme: String, CaseIterable {
  case system, light, dark

  var title: LocalizedStringKey {
    switch self {
    case .system: "As the system"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  fileprivate var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// A modifier that gives a window the theme that the person chose in the settings.
struct Themed: ViewModifier {
  @AppStorage(ChatSettings.theme) private var theme = Theme.system

  func body(content: Content) -> some View { content.preferredColorScheme(theme.colorScheme) }
}
