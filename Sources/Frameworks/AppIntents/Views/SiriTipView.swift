import SwiftUICore

/// The appearance of a tip.
public struct SiriTipViewStyle: Hashable, Sendable {
  package let name: String
  /// The appearance that suits the surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light colours.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark colours.
  public static let dark = SiriTipViewStyle(name: "dark")
}

/// The appearance of a link to shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  package let name: String
  /// The appearance that suits the surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// The appearance that suits the surroundings, with an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Light colours.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Light colours with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// Dark colours.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Dark colours with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension EnvironmentValues {
  /// The appearance of tips.
  package var siriTipViewStyle: SiriTipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }

  /// The appearance of links to shortcuts.
  package var shortcutsLinkStyle: ShortcutsLinkStyle {
    get { self[LinkStyleKey.self] }
    set { self[LinkStyleKey.self] = newValue }
  }
}

private struct TipStyleKey: EnvironmentKey {
  static let defaultValue = SiriTipViewStyle.automatic
}

private struct LinkStyleKey: EnvironmentKey {
  static let defaultValue = ShortcutsLinkStyle.automatic
}

nonisolated extension View {
  /// Sets the appearance of tips in this view.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }

  /// Sets the appearance of links to shortcuts in this view.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    environment(\.shortcutsLinkStyle, style)
  }
}

/// A source of the phrases that run actions.
package protocol ShortcutTipSource: Sendable {
  /// Returns the phrase with the app's name filled in, or nil if no shortcut runs the action.
  func phrase(for intent: any AppIntent) -> String?
}

/// The slot for the source of phrases in tips.
package enum ShortcutTips {
  package static let slot = SystemSlot<any ShortcutTipSource>()
}

/// A tip that shows the first phrase of the shortcut that runs an action. It shows nothing if there is no
/// such shortcut.
public struct SiriTipView: View {
  private let intentType: any AppIntent.Type
  private let phrase: @MainActor () -> String?
  @Binding private var isVisible: Bool

  /// Creates a tip, with a close button if `isVisible` is given.
  public nonisolated init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {
    intentType = I.self
    phrase = { ShortcutTips.slot.service?.phrase(for: intent) }
    _isVisible = isVisible ?? .constant(true)
  }

  public var body: some View {
    if isVisible, let phrase = phrase() {
      HStack {
        Label {
          Text("Say \u{201C}\(phrase)\u{201D}")
        } icon: {
          Image(systemName: "mic")
        }
        Spacer(minLength: 8)
        Button {
          isVisible = false
        } label: {
          Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        }
        .buttonStyle(.plain)
      }
      .padding(12)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
    }
  }
}

/// A button that leads to the app's shortcuts.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void

  /// Creates the button. `action` runs when it is pressed, before the shortcuts are shown.
  public nonisolated init(action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Label("Shortcuts", systemImage: "square.2.layers.3d")
    }
  }
}
