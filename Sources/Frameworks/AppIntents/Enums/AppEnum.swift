import PlainText

/// A fixed set of values that an app declares for its intents.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, RawRepresentable, StaticDisplayRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The raw value as text.
  package var rawText: String { rawValue.description }

  /// Creates the case whose raw value has the given text, or returns nil.
  package init?(rawText: String) {
    guard let raw = RawValue(rawText) else { return nil }
    self.init(rawValue: raw)
  }

  /// Returns the case whose raw value has the given text, with its type erased.
  package static func anyCase(rawText: String) -> (any AppEnum)? { Self(rawText: rawText) }

  /// Returns the case that a text means: the one with that raw value, or the only one whose raw value, title
  /// or synonym equals it without regard to case and accents. Returns nil when no case, or more than one,
  /// matches.
  package static func matching(_ text: String) -> Self? {
    if let exact = Self(rawText: text) { return exact }
    let wanted = text.foldedForMatching()
    guard !wanted.isEmpty else { return nil }
    let found = allCases.filter { $0.names.contains { $0.foldedForMatching() == wanted } }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the case that a text means, with its type erased.
  package static func anyCase(matching text: String) -> (any AppEnum)? { matching(text) }

  /// The names of the case: its raw value, title and synonyms.
  private var names: [String] {
    let shown = caseRepresentation
    return [rawText, String(localized: shown.title)] + shown.synonyms.map { String(localized: $0) }
  }

  /// The options for all cases, in declaration order.
  package static var options: OptionList {
    options(of: Array(allCases))
  }

  /// Returns the options for some cases, such as those that a parameter supports.
  package static func options(of cases: [Self]) -> OptionList {
    OptionList(
      promptLabel: nil, usesIndexedCollation: false,
      sections: [
        OptionList.Section(
          heading: nil,
          options: cases.map { OptionList.Option(value: $0, display: $0.caseRepresentation) })
      ])
  }
}
