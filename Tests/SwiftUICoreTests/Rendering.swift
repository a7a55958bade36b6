import Foundation
import SwiftUICore
import Testing

/// The tree of a view as text, in a fixed place and time.
@MainActor
func outline(_ view: some View) -> String { ViewRenderer(environment: fixed).render(view).outline }

/// English, the Gregorian calendar, UTC, and noon of 1 June 2026.
@MainActor
var fixed: EnvironmentValues {
  var values = EnvironmentValues()
  values.locale = Locale(identifier: "en_US")
  values.calendar = Calendar(identifier: .gregorian)
  values.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  values.now = noon
  return values
}

let noon = Date(timeIntervalSince1970: 1_780_315_200)

extension [ViewNode] {
  /// The first node of a kind, by the beginning of its line.
  func first(_ kind: String) throws -> ViewNode {
    try #require(flatMap(\.all).first { $0.content.description.hasPrefix(kind) })
  }

  func all(_ kind: String) -> [ViewNode] {
    flatMap(\.all).filter { $0.content.description.hasPrefix(kind) }
  }
}
