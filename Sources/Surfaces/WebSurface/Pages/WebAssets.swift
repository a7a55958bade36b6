import Foundation
import HTTPServer
import ViewHTML

/// The files that all windows load: the script, the style sheet, the icon; each under a name with its
/// fingerprint, so that browsers may keep it for good.
struct WebAssets: Sendable {
  /// The prefix of the names.
  static let prefix = "/-/"

  let files: StaticFiles
  let script: String
  /// The part of the script that few pages need, which the script loads then.
  let more: String
  let style: String
  let icon: String
  /// The part of the style sheet for dialogs, and for pages of the shell, which a page loads with the first of them.
  let dialogs: String

  /// The pages that are shown instead of windows.
  var notices: NoticePage { NoticePage(style: style, icon: icon) }

  /// - Parameter pageRules: The rules of style of the shell's pages.
  /// - Throws: `WebSurfaceError` with `missingResource`.
  init(pageRules: String = "") throws {
    let names = ["beckon.js", "beckon.css", "icon.svg", "beckon-more.js", "dialogs.css"]
    let bytes = [
      try Self.resource("beckon.js"),
      try Self.sheets(WindowStyleSheet.bytes) + Self.resource("page.css")
        + Self.sheets(WindowStyleSheet.circumstances),
      try Self.resource("icon.svg"),
      try Self.resource("beckon-more.js"),
      try Self.sheets(WindowStyleSheet.dialogs) + Self.resource("shell-dialogs.css") + Array(pageRules.utf8),
    ]
    let files = StaticFiles(Dictionary(uniqueKeysWithValues: zip(names, bytes)))
    self.files = files
    let paths = names.map { Self.prefix + (files.fingerprintedName($0) ?? $0) }
    (script, style, icon, more, dialogs) = (paths[0], paths[1], paths[2], paths[3], paths[4])
  }

  /// A style sheet of the views.
  private static func sheets(_ bytes: () throws -> [UInt8]) throws -> [UInt8] {
    do {
      return try bytes()
    } catch let error as CocoaError {
      throw WebSurfaceError(
        .missingResource, "The style sheet of views is missing.", underlying: error)
    }
  }

  /// A file as it is served: of the target's resources, or made of `Client` and `StyleSheets` by the build.
  private static func resource(_ name: String) throws -> [UInt8] {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: nil)
        ?? Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources")
    else {
      throw WebSurfaceError(.missingResource, "\(name) of the web surface is missing.")
    }
    do {
      return [UInt8](try Data(contentsOf: url))
    } catch {
      throw WebSurfaceError(
        .missingResource, "\(name) of the web surface can't be read.", underlying: error)
    }
  }
}
