import Foundation

/// The rules of style of the pages.
enum PageStyles {
  /// Those of the file; none where it is missing, so that the page is plain and still there.
  static let calendar: String = {
    guard let file = Bundle.module.url(forResource: "pages", withExtension: "css") else { return "" }
    do { return try String(contentsOf: file, encoding: .utf8) } catch { return "" }
  }()
}
