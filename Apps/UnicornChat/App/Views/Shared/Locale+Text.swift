import SwiftUI

extension Locale {
  /// A text of the app in the language of a window with this locale: for what isn't a `Text`, as a sentence of
  /// several parts.
  func text(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = self
    return String(localized: resource)
  }

  /// Names in one line, as a reader of this locale joins them.
  func list(_ names: [String]) -> String {
    names.formatted(.list(type: .and, width: .narrow).locale(self))
  }
}
