import Foundation

/// The style sheets of all windows.
package enum StyleSheet {
  /// The file; nil if it isn't beside the program.
  package static var url: URL? { file("beckon") }

  /// The file of what few people need; nil if it isn't beside the program.
  package static var circumstances: URL? { file("circumstances") }

  /// The file of what comes in front of windows; nil if it isn't beside the program.
  package static var dialogs: URL? { file("dialogs") }

  private static func file(_ name: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: "css")
  }
}
