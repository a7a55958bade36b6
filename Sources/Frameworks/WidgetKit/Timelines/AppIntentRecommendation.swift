import AppIntents
import SwiftUICore

/// Settings to offer ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  package let intent: Intent
  package let description: Text

  /// Makes a recommendation under a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Makes a recommendation under a name that is looked up.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Makes a recommendation under a name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Makes a recommendation under a name that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
