import Foundation
import PlainText

/// A link by which a place is looked up on a map.
///
/// `geo:` leads to the person's maps program; where there is none, as in most browsers on a desk, a page of a
/// map service is opened. The service is OpenStreetMap unless `BECKON_MAPS` names another, as
/// `https://maps.example/?q={query}`, or `geo` for the maps program.
package struct MapLink: Sendable, Hashable {
  /// An address in which `{query}` stands for the place; nil for `geo:`.
  let template: String?

  /// The maps program of the system.
  package static let program = MapLink(known: nil)
  /// A map that anybody may use without an account.
  package static let openStreetMap = MapLink(known: "https://www.openstreetmap.org/search?query={query}")

  private init(known template: String?) { self.template = template }

  /// A service.
  /// - Throws: `SystemActionsError` with `invalidValue` for an address that isn't `https:` or has no
  ///   `{query}`.
  package init(template: String) throws {
    guard template.hasPrefix("https://"), template.contains("{query}"),
      (try? ActionLink(template.replacing("{query}", with: "x"))) != nil
    else {
      throw SystemActionsError(
        .invalidValue,
        "Expected a map's address such as https://maps.example/?q={query}, and not "
          + "“\(ActionText.line(template, limit: 80))”.")
    }
    self.template = template
  }

  /// The service that the environment names; what can't be read there is left aside with a line on standard
  /// error.
  package static func configured(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> MapLink {
    guard let text = environment["BECKON_MAPS"], !text.isEmpty else { return .openStreetMap }
    if text == "geo" { return .program }
    do { return try MapLink(template: text) } catch {
      FileHandle.standardError.write(Data("BECKON_MAPS: \(error)\n".utf8))
      return .openStreetMap
    }
  }

  func address(of query: String) -> String {
    guard let template else { return AddressText.place(query) }
    return template.replacing("{query}", with: PercentEncoding.encode(query))
  }
}
