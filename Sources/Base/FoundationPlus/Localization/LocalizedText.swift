import Foundation

/// A resource after its lookup: the text in one language, whose values have yet to be filled in.
struct LocalizedText {
  private let entry: LocalizedEntry
  /// The language of the table, or nil if no table contains the key.
  private let language: String?
  private let arguments: [LocalizationArgument]
  private let locale: Locale

  init(_ resource: LocalizedStringResource) {
    let table = LocalizationTables.table(resource.table, bundle: resource.bundle.url)
    let found = table.entry(resource.key, wishes: LanguagePreferences.wishes(resource.locale))
    entry = found?.entry ?? LocalizedEntry(text: .plain(resource.defaultValue.key))
    language = found?.language
    arguments = resource.defaultValue.arguments
    locale = LanguagePreferences.writing(resource.locale)
  }

  /// The text with its values.
  var string: String {
    guard !arguments.isEmpty else { return chosen }
    var filling = filling
    return filling.fill(chosen)
  }

  /// The text with its values if it needs no attributes: without Markdown markup and attributed values. Nil
  /// otherwise.
  var plain: String? {
    guard !arguments.isEmpty else {
      let text = chosen
      return text.utf8.contains { Self.marks.contains($0) } ? nil : text
    }
    var filling = filling
    return filling.fill(chosen, without: Self.marks)
  }

  /// Characters of which every text with markup contains one. The dot is for links that are written out.
  private static let marks = Set("*_`[]<>\\~!&:@.^".utf8)

  /// Returns the text with its values, which keep their attributes.
  ///
  /// - Parameter read: A closure that parses the table's text without the values.
  func attributed(
    _ options: AttributedString.FormattingOptions, _ read: (String) throws -> AttributedString
  ) rethrows -> AttributedString {
    guard !arguments.isEmpty else { return try read(chosen) }
    var filling = filling
    filling.marksValues = options.contains(.applyReplacementIndexAttribute)
    return try filling.fill(chosen, read)
  }

  /// The variant of the text for its numeric values, before the values are filled in.
  private var chosen: String { entry.text.chosen { category(of: firstNumber) } }

  private var filling: FormatFilling {
    FormatFilling(arguments: arguments, locale: locale) { name, index in
      guard let substitution = entry.substitutions[name] else { return nil }
      let number = substitution.argument ?? index
      return (substitution.text.chosen { category(of: number) }, number)
    }
  }

  /// The index of the value that selects the plural form of a whole text: the first number.
  private var firstNumber: Int? {
    arguments.firstIndex { argument in
      switch argument.content {
      case .integer, .unsigned, .real: true
      default: false
      }
    }
  }

  private func category(of index: Int?) -> (PluralCategory, isZero: Bool)? {
    guard let index, arguments.indices.contains(index), let language else { return nil }
    switch arguments[index].content {
    case .integer(let number):
      return (PluralRules.category(of: number, language: language), number == 0)
    case .unsigned(let number):
      return (PluralRules.category(of: Int64(clamping: number), language: language), number == 0)
    case .real(let number):
      let digits = FormatTemplate(entry.text.chosen { nil }).fractionDigits(of: index)
      return (PluralRules.category(of: number, digits, language), number == 0)
    default: return nil
    }
  }
}
