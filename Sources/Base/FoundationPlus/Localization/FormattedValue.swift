import Foundation
import Synchronization

/// A value with its format style, which are kept apart until the locale is known.
package struct FormattedValue: Sendable, Hashable {
  private let box: any Box

  init<F: FormatStyle>(
    _ value: F.FormatInput, _ style: F,
    attributed: @escaping @Sendable (F.FormatOutput) -> AttributedString
  ) {
    if F.FormatInput.self is AnyObject.Type {
      // An object may change and may belong to another isolation, so it is formatted right away.
      box = Written(text: attributed(style.format(value)))
    } else {
      box = Styled(value: value, style: style, attributed: attributed)
    }
  }

  /// Returns the value formatted for a locale.
  func text(in locale: Locale) -> AttributedString { box.text(in: locale) }

  package static func == (one: Self, other: Self) -> Bool { one.box.equals(other.box) }

  package func hash(into hasher: inout Hasher) { box.combine(into: &hasher) }
}

private protocol Box: Sendable {
  func text(in locale: Locale) -> AttributedString
  func equals(_ other: any Box) -> Bool
  func combine(into hasher: inout Hasher)
}

private struct Written: Box, Hashable {
  let text: AttributedString

  func text(in locale: Locale) -> AttributedString { text }
  func equals(_ other: any Box) -> Bool { (other as? Written) == self }
  func combine(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Sendable because the value is never exposed or changed: it is no object (see above), and only `format`
/// reads it, which its protocol requires to be a pure function.
private struct Styled<F: FormatStyle>: Box, @unchecked Sendable {
  let value: F.FormatInput
  let style: F
  let attributed: @Sendable (F.FormatOutput) -> AttributedString

  func text(in locale: Locale) -> AttributedString { attributed(style.locale(locale).format(value)) }

  func equals(_ other: any Box) -> Bool {
    guard let other = other as? Self, style == other.style else { return false }
    if let one = value as? any Hashable, let two = other.value as? any Hashable {
      return AnyHashable(one) == AnyHashable(two)
    }
    return attributed(style.format(value)) == attributed(other.style.format(other.value))
  }

  func combine(into hasher: inout Hasher) { hasher.combine(style) }
}
