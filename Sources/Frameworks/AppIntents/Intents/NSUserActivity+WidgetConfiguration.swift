/// The settings of the widget whose press began an activity.
private enum WidgetConfigurationSlot: UserActivitySlot {
  typealias Value = any WidgetConfigurationIntent
}

extension NSUserActivity {
  /// The settings of the widget whose press began the activity.
  ///
  /// - Parameter intentType: The type of the settings.
  /// - Returns: The settings; nil when they are of another type, or no widget began the activity.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    widgetConfigurationIntent as? Intent
  }

  /// The settings of the widget whose press began the activity, of whatever type.
  package var widgetConfigurationIntent: (any WidgetConfigurationIntent)? {
    get { self[WidgetConfigurationSlot.self] }
    set { self[WidgetConfigurationSlot.self] = newValue }
  }
}
