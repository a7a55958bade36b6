/// The settings of the bar above a page.
public struct NavigationBarItem: Sendable {
  /// The way in which the title of a page is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the page below.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar's buttons.
    case large
  }
}
