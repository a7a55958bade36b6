import PlainText

/// A fixed set of values that an app defines for its intents.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, RawRepresentable, StaticDisplayRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The raw value as text.
  package var rawText: String { rawValue.description }

  /// The case whose raw value a text stands for, or nil.
  package init?(rawText: String) {
    guard let raw = RawValue(rawText) else { return nil }
    self.init(rawValue: raw)
  }

  /// The case whose raw value a text stands for, without its type.
  package static func anyCase(rawText: String) -> (any AppEnum)? { Self(rawText: rawText) }

  /// The case that a text means: by its raw value, else, without regard to case and accents, by its raw value, its
  /// title or another of its names. nil when there is none, or when several cases have that name.
  package static func matching(_ text: String) -> Self? {
    if let exact = Self(rawText: text) { return exact }
    let wanted = text.foldedForMatching()
    guard !wanted.isEmpty else { return nil }
    let found = allCases.filter { $0.names.contains { $0.foldedForMatching() == wanted } }
    return found.count == 1 ? found.first : nil
  }

  /// The case that a text means, without its type.
  package static func anyCase(matching text: String) -> (any AppEnum)? { matching(text) }

  /// What the case is called: its raw value, its title, its other names.
  private var names: [String] {
    let shown = caseRepresentation
    return [rawText, String(localized: shown.title)] + shown.synonyms.map { String(localized: $0) }
  }

  /// All cases, in the order of their declaration, as they are shown.
  package static var options: OptionList {
    options(of: Array(allCases))
  }

  /// Some cases, such as those that a parameter supports, as they are shown.
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
