import Synchronization

/// A type that declares the shortcuts of an app. An app has at most one, with at most ten shortcuts.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts, most useful first.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// The background colour of the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }

  /// Phrases that do not refer to this app.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The titles of a shortcut with and without a value.
  public typealias Title = AppShortcutParameterPresentationTitle
  /// A presentation of a shortcut for each value of a parameter.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// A titled group of values.
  public typealias OptionsCollection = AppShortcutOptionsCollection
  /// The name of a shortcut with a value.
  public typealias Summary = AppShortcutParameterPresentationSummary

  /// The background colour of the shortcuts; blue by default.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Phrases that do not refer to this app; none by default.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

  /// Notifies the system that the possible values of parameters in phrases have changed, so that it requests
  /// them again.
  ///
  /// Returns immediately.
  public static func updateAppShortcutParameters() {
    ShortcutUpdates.parametersChanged(of: self)
  }
}

/// The limit on the number of an app's shortcuts.
package enum ShortcutLimits {
  package static let shortcuts = 10
}

/// An observer that knows the phrases of shortcuts and updates them when values change.
package protocol ShortcutUpdateObserver: Sendable {
  func parametersChanged(of provider: any AppShortcutsProvider.Type)
}

/// The notifications of changed parameter values, which are held until there is an observer.
package enum ShortcutUpdates {
  /// The slot for the observer; ``observe(_:)`` fills it.
  package static let slot = SystemSlot<any ShortcutUpdateObserver>()

  /// The providers that changed while there was no observer.
  private static let waiting = Mutex<[ObjectIdentifier: any AppShortcutsProvider.Type]>([:])

  static func parametersChanged(of provider: any AppShortcutsProvider.Type) {
    if let observer = slot.service {
      observer.parametersChanged(of: provider)
    } else {
      waiting.withLock { $0[ObjectIdentifier(provider)] = provider }
    }
  }

  /// Sets the observer, or removes it. It is notified immediately of earlier changes.
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
