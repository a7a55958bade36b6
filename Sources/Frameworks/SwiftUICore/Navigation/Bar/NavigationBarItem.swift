/// How the bar above a page is set up.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the page below.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar's buttons.
    case large
  }
}
