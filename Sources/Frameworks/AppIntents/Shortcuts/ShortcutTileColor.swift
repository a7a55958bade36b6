/// The background colour of an app's shortcuts.
public enum ShortcutTileColor: String, Hashable, Sendable {
  case red
  case orange
  case tangerine
  case yellow
  case lime
  case teal
  case lightBlue
  case blue
  case navy
  case grape
  case purple
  case pink
  case grayBlue
  case grayGreen
  case grayBrown
}
