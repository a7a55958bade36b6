import Synchronization

/// The settings of a widget with the context in which they are likely to be useful.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  package let intent: any AppIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// Creates a relevant intent.
  ///
  /// - Parameters:
  ///   - intent: The settings of the widget.
  ///   - widgetKind: The kind of the widget.
  ///   - relevance: The context in which the widget is likely to be useful.
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }

  public var debugDescription: String {
    "\(type(of: intent).persistentIdentifier) in \(widgetKind), when \(relevance.clue)"
  }
}

/// A manager through which an app reports which settings of its widgets are likely to be useful, and when.
///
/// Safe to use from any task.
public final class RelevantIntentManager: Sendable {
  /// The manager of this process.
  public static let shared = RelevantIntentManager()

  private let current = Mutex<[RelevantIntent]>([])
  private let slot = SystemSlot<any RelevantIntentObserver>()

  package init() {}

  /// Sets the relevant intents, replacing the previous ones; an empty array removes them.
  ///
  /// - Throws: The error of the system's observer.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    current.withLock { $0 = relevantIntents }
    try await slot.service?.relevantIntentsChanged(to: relevantIntents)
  }

  /// The relevant intents that were set last, in order.
  package var relevantIntents: [RelevantIntent] { current.withLock { $0 } }

  /// Sets the observer of changes, or removes it. Intents that were set before are in `relevantIntents`.
  package func observe(_ observer: (any RelevantIntentObserver)?) { slot.fill(observer) }
}

/// An observer that suggests widgets.
package protocol RelevantIntentObserver: Sendable {
  func relevantIntentsChanged(to intents: [RelevantIntent]) async throws
}
