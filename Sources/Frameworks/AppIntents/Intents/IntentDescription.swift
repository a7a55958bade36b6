/// What an action does, in words, and under which words it is found.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The sentence or two that say it.
  public let descriptionText: LocalizedStringResource

  /// The group in which the action is listed.
  public let categoryName: LocalizedStringResource?

  /// Words under which people look for it.
  public let searchKeywords: [LocalizedStringResource]

  /// What its value is called where the next action of a shortcut uses it.
  public let resultValueName: LocalizedStringResource?

  /// Whether this stands for "there is no description".
  let isNone: Bool

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
    isNone = false
  }

  public init(stringLiteral value: StringLiteralType) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  private init() {
    descriptionText = ""
    categoryName = nil
    searchKeywords = []
    resultValueName = nil
    isNone = true
  }

  static let none = IntentDescription()
}
