import BrowserDriver
import Foundation
import Testing

extension Page {
  /// Where `script/fetch-axe` puts axe.
  private static let axe = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/axe/axe.min.js")

  static var hasAxe: Bool { FileManager.default.fileExists(atPath: axe.path) }

  /// Records what axe finds: which rule, and at which elements.
  func isAccessible(_ what: String) async throws {
    try await settle()
    if try await evaluate("typeof axe").string == "undefined" {
      try await evaluate(String(contentsOf: Self.axe, encoding: .utf8) + ";undefined")
    }
    let found = try await evaluate(
      """
      axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations.map(each =>
        each.id + ": " + each.nodes.slice(0, 3).map(node => node.target.join(" ") + " " + node.html.slice(0, 120)
          + " " + (node.any[0]?.message ?? "")).join(" | ")).join("\\n"))
      """
    ).string
    #expect(found == "", "\(what), \(options.scheme)\(options.forcedColors ? ", forced colours" : "")")
  }
}
