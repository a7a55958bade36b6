/// The settings of the bar above a page.
public struct NavigationBarItem: Sendable {
  /// The way in which the title of a page is shown.
  public enum TitleDisplayMode: Sendable {
    /// The title is shown as on the page below.
    case automatic
    /// The title is shown in the bar.
    case inline
    /// The title is shown large, below the bar's buttons.
    case large
  }
}
