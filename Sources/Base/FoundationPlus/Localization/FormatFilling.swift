import Foundation

/// The substitution of values for the placeholders of a text.
///
/// A placeholder without a value keeps its specifier; a value that does not fit its placeholder is formatted
/// by its own type.
struct FormatFilling {
  let arguments: [LocalizationArgument]
  let locale: Locale
  /// A closure that returns the text of a substitution and its argument index, from its name and the next
  /// index.
  let substitution: (String, Int) -> (text: String, argument: Int)?
  /// A Boolean value that indicates whether each value is marked with its number, from 1, as an attribute.
  var marksValues = false
  private var next = 0
  /// The number of expansions so far, which is limited because tables may refer to themselves.
  private var expansions = 0

  init(
    arguments: [LocalizationArgument], locale: Locale,
    substitution: @escaping (String, Int) -> (text: String, argument: Int)?
  ) {
    self.arguments = arguments
    self.locale = locale
    self.substitution = substitution
  }

  private enum Part {
    case literal(String)
    /// A value with its index, from 0.
    case value(WrittenValue, Int)
  }

  /// Returns the text with its values, without attributes.
  mutating func fill(_ text: String) -> String { Self.joined(parts(FormatTemplate(text), own: nil)) }

  /// Returns the text with its values if no value has attributes and no literal contains a character of
  /// `marks`, or nil.
  mutating func fill(_ text: String, without marks: Set<UInt8>) -> String? {
    let parts = parts(FormatTemplate(text), own: nil)
    let isPlain = parts.allSatisfy { part in
      switch part {
      case .literal(let literal): !literal.utf8.contains { marks.contains($0) }
      case .value(.plain, _): true
      case .value(.attributed, _): false
      }
    }
    return isPlain ? Self.joined(parts) : nil
  }

  private static func joined(_ parts: [Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .value(let value, _): text += value.string
      }
    }
  }

  /// Returns the attributed text with its values.
  ///
  /// `read` receives the text with a mark in each placeholder, so that values can't be mistaken for markup.
  mutating func fill(_ text: String, _ read: (String) throws -> AttributedString) rethrows
    -> AttributedString
  {
    let parts = parts(FormatTemplate(text), own: nil)
    let mark = Self.mark(notIn: parts)
    var values: [AttributedString] = []
    var marked = String.UnicodeScalarView()
    for part in parts {
      switch part {
      case .literal(let literal): marked += literal.unicodeScalars
      case .value(let written, let number):
        var value = written.attributed
        if marksValues { value.replacementIndex = number + 1 }
        marked.append(mark)
        marked += String(values.count).unicodeScalars
        marked.append(mark)
        values.append(value)
      }
    }
    return Self.replace(mark, in: try read(String(marked)), by: values)
  }

  /// Returns a private-use character that does not occur in the text.
  private static func mark(notIn parts: [Part]) -> Unicode.Scalar {
    var taken = Set<Unicode.Scalar>()
    for case .literal(let literal) in parts {
      taken.formUnion(literal.unicodeScalars.lazy.filter { $0.value >= 0x10F800 })
    }
    return (0x10F800...0x10FFFD).lazy.compactMap(Unicode.Scalar.init).first { !taken.contains($0) }
      ?? "\u{10FFFF}"
  }

  private static func replace(
    _ mark: Unicode.Scalar, in text: AttributedString, by values: [AttributedString]
  ) -> AttributedString {
    var filled = AttributedString()
    var rest = text[text.startIndex...]
    while let start = rest.unicodeScalars.firstIndex(of: mark) {
      let number = text.unicodeScalars.index(after: start)
      guard let end = text.unicodeScalars[number...].firstIndex(of: mark),
        let index = Int(String(String.UnicodeScalarView(text.unicodeScalars[number..<end]))),
        values.indices.contains(index)
      else { break }
      filled += AttributedString(rest[..<start])
      var value = values[index]
      value.mergeAttributes(text.runs[start].attributes, mergePolicy: .keepCurrent)
      filled += value
      rest = text[text.unicodeScalars.index(after: end)...]
    }
    return filled + AttributedString(rest)
  }

  /// Returns the parts of the text. In a substitution, a placeholder without a number takes the
  /// substitution's `own` value.
  private mutating func parts(_ template: FormatTemplate, own: Int?) -> [Part] {
    var parts: [Part] = []
    for piece in template.pieces {
      switch piece {
      case .literal(let literal): parts.append(.literal(literal))
      case .value(let position, let specifier):
        let index = position ?? own ?? turn()
        let value =
          arguments.indices.contains(index)
          ? specifier.text(of: arguments[index], locale: locale) : .plain(specifier.source)
        parts.append(.value(value, index))
      case .substitution(let name, let position):
        expansions += 1
        let index = position ?? next
        guard expansions <= 64, let (inner, argument) = substitution(name, index) else {
          parts.append(.literal("%#@\(name)@"))
          continue
        }
        if position == nil, argument == next { next += 1 }
        parts += self.parts(FormatTemplate(inner), own: argument)
      }
    }
    return parts
  }

  private mutating func turn() -> Int {
    defer { next += 1 }
    return next
  }
}
