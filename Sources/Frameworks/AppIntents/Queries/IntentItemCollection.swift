/// A list of options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections in display order.
  public var sections: [IntentItemSection<Result>]

  /// The prompt above the list.
  public var promptLabel: LocalizedStringResource?

  /// A Boolean value that indicates whether long lists get an index of initial letters.
  public var usesIndexedCollation: Bool

  /// Creates a list of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a list of one section without a heading, with the values' own representations.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// Creates a list from sections or items.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// The values of all sections, in order.
  public var items: [Result.ValueType] { sections.flatMap { $0.items.flatMap(\.value.plainValues) } }

  /// The empty list.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
