/// The slot of an activity for the settings of the widget that started it.
private enum WidgetConfigurationSlot: UserActivitySlot {
  typealias Value = any WidgetConfigurationIntent
}

extension NSUserActivity {
  /// Returns the settings of the widget that started the activity.
  ///
  /// - Parameter intentType: The type of the settings.
  /// - Returns: The settings, or nil when they have another type or no widget started the activity.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    widgetConfigurationIntent as? Intent
  }

  /// The settings of the widget that started the activity, of any type.
  package var widgetConfigurationIntent: (any WidgetConfigurationIntent)? {
    get { self[WidgetConfigurationSlot.self] }
    set { self[WidgetConfigurationSlot.self] = newValue }
  }
}
