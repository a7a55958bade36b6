/// The size and place of a widget, as far as a parameter or a summary depends on it.
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
