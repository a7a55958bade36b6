/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections, in the order in which they are shown.
  public var sections: [IntentItemSection<Result>]

  /// What stands above the list.
  public var promptLabel: LocalizedStringResource?

  /// Whether long lists get an index of first letters.
  public var usesIndexedCollation: Bool

  /// Makes a list of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes a list of one section without a heading. Values show as they say themselves, or as text.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// Makes a list of the sections, or of the items, that are listed.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// The values of all sections, in their order.
  public var items: [Result.ValueType] { sections.flatMap { $0.items.flatMap(\.value.plainValues) } }

  /// A list without values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}
