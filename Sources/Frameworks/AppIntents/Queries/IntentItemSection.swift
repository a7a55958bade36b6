/// A section of options.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The heading of the section, or nil if it has none.
  public var description: DisplayRepresentation?

  /// The options in the section.
  public var items: [IntentItem<Result>]

  private init(heading: DisplayRepresentation?, _ items: [IntentItem<Result>]) {
    description = heading
    self.items = items
  }

  /// Creates a section without a heading.
  public init(items: [IntentItem<Result>]) {
    self.init(heading: nil, items)
  }

  /// Creates a section with a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(heading: DisplayRepresentation(title: title), items)
  }

  /// Creates a section with a title.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(heading: DisplayRepresentation(title: title), items)
  }

  /// Creates a section of values with a title.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(heading: DisplayRepresentation(title: title), items.map { IntentItem($0) })
  }

  /// Creates a section from values and items.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(heading: title.map { DisplayRepresentation(title: $0) }, itemsBuilder())
  }

  /// Creates a section from values and items, with a title, subtitle and image.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(heading: DisplayRepresentation(title: title, subtitle: subtitle, image: image), itemsBuilder())
  }
}

extension IntentItemSection {
  /// A result builder for lists of sections from sections and items. Adjacent items form a section.
  @resultBuilder
  public enum Builder {
    /// A section, or an item outside of any section.
    public enum Part {
      case section(IntentItemSection<Result>)
      case item(IntentItem<Result>)
    }

    /// Turns a section into a part.
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [Part] { [.section(section)] }
    /// Turns an item into a part.
    public static func buildExpression(_ item: IntentItem<Result>) -> [Part] { [.item(item)] }
    /// Turns a value into a part.
    public static func buildExpression(_ value: Result) -> [Part] { [.item(IntentItem(value))] }
    /// Concatenates parts.
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
    /// Concatenates the parts of a loop.
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
    /// Returns the parts of a condition, or none.
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
    /// Returns the parts of the first branch.
    public static func buildEither(first parts: [Part]) -> [Part] { parts }
    /// Returns the parts of the second branch.
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
    /// Returns the parts of an availability check.
    public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }

    /// Returns the sections, with adjacent items grouped into sections without a heading.
    public static func buildFinalResult(_ parts: [Part]) -> [IntentItemSection<Result>] {
      var sections: [IntentItemSection<Result>] = []
      var loose: [IntentItem<Result>] = []
      for part in parts {
        switch part {
        case .item(let item): loose.append(item)
        case .section(let section):
          if !loose.isEmpty { sections.append(IntentItemSection(items: loose)) }
          loose = []
          sections.append(section)
        }
      }
      if !loose.isEmpty { sections.append(IntentItemSection(items: loose)) }
      return sections
    }
  }
}
