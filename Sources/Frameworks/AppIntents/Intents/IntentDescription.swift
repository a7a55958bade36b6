/// A description of an action, with the keywords under which it is found.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The description, one or two sentences long.
  public let descriptionText: LocalizedStringResource

  /// The category in which the action is listed.
  public let categoryName: LocalizedStringResource?

  /// Keywords under which people search for the action.
  public let searchKeywords: [LocalizedStringResource]

  /// The name of the result where the next action of a shortcut uses it.
  public let resultValueName: LocalizedStringResource?

  /// A Boolean value that indicates whether this stands for a missing description.
  let isNone: Bool

  /// Creates a description.
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
