import SwiftUI

/// Whether windows are light or dark.
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

/// Gives a window the theme that the person chose in the settings.
struct Themed: ViewModifier {
  @AppStorage(ChatSettings.theme) private var theme = Theme.system

  func body(content: Content) -> some View { content.preferredColorScheme(theme.colorScheme) }
}
