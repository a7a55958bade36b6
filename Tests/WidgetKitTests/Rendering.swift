import SwiftUICore
import Testing
import WidgetKit

/// English, UTC, and noon of 1 June 2026, in a widget of a size.
@MainActor
func environment(_ family: WidgetFamily = .systemMedium) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.locale = Locale(identifier: "en_US")
  values.calendar = Calendar(identifier: .gregorian)
  values.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  values.now = noon
  values.widgetFamily = family
  return values
}

let noon = Date(timeIntervalSince1970: 1_780_315_200)

/// The nodes of a view whose type is lost, in a widget of a size.
@MainActor
func nodes(_ view: any View, _ family: WidgetFamily = .systemMedium) -> [ViewNode] {
  ViewRenderer(environment: environment(family)).render(AnyView(erasing: view))
}

/// The tree of a view as text, in a widget of a size.
@MainActor
func outline(_ view: any View, _ family: WidgetFamily = .systemMedium) -> String {
  nodes(view, family).outline
}

/// A text as a person sees it.
@MainActor
func words(_ text: Text?) -> String? {
  guard let text, case .text(let resolved) = nodes(text).first?.content else { return nil }
  return resolved.string
}
