import Synchronization

/// Names the shortcuts of an app. An app has at most one such type, with at most ten shortcuts.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts, the most useful first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// The colour on which the shortcuts stand.
  static var shortcutTileColor: ShortcutTileColor { get }

  /// Phrases that do not mean this app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  public typealias Title = AppShortcutParameterPresentationTitle
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  public typealias OptionsCollection = AppShortcutOptionsCollection
  public typealias Summary = AppShortcutParameterPresentationSummary

  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

  /// Says that the values have changed which parameters in phrases can have, so that they are asked for again.
  ///
  /// Returns at once.
  public static func updateAppShortcutParameters() {
    ShortcutUpdates.parametersChanged(of: self)
  }
}

/// How many shortcuts an app may have.
package enum ShortcutLimits {
  package static let shortcuts = 10
}

/// Who knows the phrases of shortcuts, and makes them anew when values change.
package protocol ShortcutUpdateObserver: Sendable {
  func parametersChanged(of provider: any AppShortcutsProvider.Type)
}

/// Tells the observer, once there is one, which providers' values have changed.
package enum ShortcutUpdates {
  /// Who is told; ``observe(_:)`` puts somebody there.
  package static let slot = SystemSlot<any ShortcutUpdateObserver>()

  /// Those that changed while nobody observed.
  private static let waiting = Mutex<[ObjectIdentifier: any AppShortcutsProvider.Type]>([:])

  static func parametersChanged(of provider: any AppShortcutsProvider.Type) {
    if let observer = slot.service {
      observer.parametersChanged(of: provider)
    } else {
      waiting.withLock { $0[ObjectIdentifier(provider)] = provider }
    }
  }

  /// Sets who is told, or nobody. It is told at once of what changed before.
  package static func observe(_ observer: (any ShortcutUpdateObserver)?) {
    slot.fill(observer)
    guard let observer else { return }
    let missed = waiting.withLock { waiting in
      defer { waiting = [:] }
      return Array(waiting.values)
    }
    for provider in missed { observer.parametersChanged(of: provider) }
  }
}
