import AppIntents
import SwiftUICore

/// Recommended settings of a widget.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  package let intent: Intent
  package let description: Text

  /// Creates a recommendation with a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a localized name.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a localized name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a verbatim name.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
