import Foundation

/// A resource that was looked up: the text in one language, with the values in their places.
struct LocalizedText {
  let attributed: AttributedString

  init(_ resource: LocalizedStringResource) {
    let value = resource.defaultValue
    guard !value.arguments.isEmpty else {
      attributed = AttributedString(value.key)
      return
    }
    attributed = FormatTemplate(value.key).filled(with: value.arguments, locale: resource.locale)
  }
}
