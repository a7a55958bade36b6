/// One section of values to choose from.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The heading of the section, or nil for a section without one.
  public var description: DisplayRepresentation?

  /// What can be chosen in it.
  public var items: [IntentItem<Result>]

  private init(heading: DisplayRepresentation?, _ items: [IntentItem<Result>]) {
    description = heading
    self.items = items
  }

  /// Makes a section without a heading.
  public init(items: [IntentItem<Result>]) {
    self.init(heading: nil, items)
  }

  /// Makes a section under a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(heading: DisplayRepresentation(title: title), items)
  }

  /// Makes a section under a title.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(heading: DisplayRepresentation(title: title), items)
  }

  /// Makes a section of values under a title.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(heading: DisplayRepresentation(title: title), items.map { IntentItem($0) })
  }

  /// Makes a section of the values and items that are listed.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(heading: title.map { DisplayRepresentation(title: $0) }, itemsBuilder())
  }

  /// Makes a section of the values and items that are listed, under a title with a second line and a picture.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(heading: DisplayRepresentation(title: title, subtitle: subtitle, image: image), itemsBuilder())
  }
}

extension IntentItemSection {
  /// Builds a list of sections from sections and items; items that follow each other make a section.
  @resultBuilder
  public enum Builder {
    /// A section, or an item that stands by itself.
    public enum Part {
      case section(IntentItemSection<Result>)
      case item(IntentItem<Result>)
    }

    public static func buildExpression(_ section: IntentItemSection<Result>) -> [Part] { [.section(section)] }
    public static func buildExpression(_ item: IntentItem<Result>) -> [Part] { [.item(item)] }
    public static func buildExpression(_ value: Result) -> [Part] { [.item(IntentItem(value))] }
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
    public static func buildEither(first parts: [Part]) -> [Part] { parts }
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
    public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }

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
