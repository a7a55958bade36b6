import SwiftUICore

/// The look of a tip.
public struct SiriTipViewStyle: Hashable, Sendable {
  package let name: String
  /// As fits the surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
}

/// The look of a link to shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  package let name: String
  /// As fits the surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  public static let dark = ShortcutsLinkStyle(name: "dark")
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension EnvironmentValues {
  /// The look of tips.
  package var siriTipViewStyle: SiriTipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }

  /// The look of links to shortcuts.
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
  /// Sets the look of tips in this view.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }

  /// Sets the look of links to shortcuts in this view.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    environment(\.shortcutsLinkStyle, style)
  }
}

/// Who knows which words run an action.
package protocol ShortcutTipSource: Sendable {
  /// The words, with the app's name filled in, or nil where no shortcut runs the action.
  func phrase(for intent: any AppIntent) -> String?
}

/// Where tips get their words.
package enum ShortcutTips {
  package static let slot = SystemSlot<any ShortcutTipSource>()
}

/// A tip that tells a person which words run an action: the first phrase of its shortcut. It shows
/// nothing where no shortcut runs it.
public struct SiriTipView: View {
  private let intentType: any AppIntent.Type
  private let phrase: @MainActor () -> String?
  @Binding private var isVisible: Bool

  /// Makes a tip, with a button that closes it when `isVisible` is given.
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

  /// Makes the button. `action` runs when it is pressed, before the shortcuts are shown.
  public nonisolated init(action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Label("Shortcuts", systemImage: "square.2.layers.3d")
    }
  }
}
