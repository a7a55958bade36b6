/// The size and placement of a widget, as far as parameters and summaries depend on it.
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
