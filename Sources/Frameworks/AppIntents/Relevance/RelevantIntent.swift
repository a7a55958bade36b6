import Synchronization

/// The settings of a widget, and when they are likely to be of use.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  package let intent: any AppIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// Makes the pair.
  ///
  /// - Parameters:
  ///   - intent: The settings of the widget.
  ///   - widgetKind: The name of the widget's kind.
  ///   - relevance: When they are likely to be of use.
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

/// Tells the system which settings of an app's widgets are likely to be of use, and when.
///
/// Safe from any task.
public final class RelevantIntentManager: Sendable {
  /// The manager of this process.
  public static let shared = RelevantIntentManager()

  private let current = Mutex<[RelevantIntent]>([])
  private let slot = SystemSlot<any RelevantIntentObserver>()

  package init() {}

  /// Says what is of use from now on, in place of what was said before; an empty list takes it back.
  ///
  /// - Throws: What went wrong while the system was being told.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    current.withLock { $0 = relevantIntents }
    try await slot.service?.relevantIntentsChanged(to: relevantIntents)
  }

  /// What was said last, in its order.
  package var relevantIntents: [RelevantIntent] { current.withLock { $0 } }

  /// Sets who is told from now on, or nobody. What was said before is in `relevantIntents`.
  package func observe(_ observer: (any RelevantIntentObserver)?) { slot.fill(observer) }
}

/// Suggests widgets. Who stands for the system conforms.
package protocol RelevantIntentObserver: Sendable {
  func relevantIntentsChanged(to intents: [RelevantIntent]) async throws
}
