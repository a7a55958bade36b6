import Foundation

/// The style sheets that all windows have in common; rules of single windows follow them.
package enum WindowStyleSheet {
  /// The bytes of the style sheet.
  ///
  /// - Throws: What reading the file throws; `CocoaError` where it isn't beside the program.
  package static func bytes() throws -> [UInt8] { try bytes(StyleSheet.url, "beckon.css") }

  /// The bytes of the style sheet that follows the others where few people are: on paper, with fingers,
  /// and where colours are to be others.
  ///
  /// - Throws: What reading the file throws; `CocoaError` where it isn't beside the program.
  package static func circumstances() throws -> [UInt8] {
    try bytes(StyleSheet.circumstances, "circumstances.css")
  }

  /// The bytes of the style sheet of dialogs, sheets and alerts, for pages that have one. They aren't seen without it.
  ///
  /// - Throws: What reading the file throws; `CocoaError` where it isn't beside the program.
  package static func dialogs() throws -> [UInt8] { try bytes(StyleSheet.dialogs, "dialogs.css") }

  private static func bytes(_ url: URL?, _ name: String) throws -> [UInt8] {
    guard let url else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
    return [UInt8](try Data(contentsOf: url))
  }
}
