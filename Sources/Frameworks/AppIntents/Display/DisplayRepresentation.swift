/// The title, subtitle and image with which a value is shown in lists, dialogs and search results.
public struct DisplayRepresentation: Equatable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The title of the value.
  public var title: LocalizedStringResource

  /// A second line that distinguishes the value from others.
  public var subtitle: LocalizedStringResource?

  /// The image that is shown beside the text.
  public var image: Image?

  /// Alternative titles that people type or say.
  public var synonyms: [LocalizedStringResource]

  /// A longer description of the value, for people and for assistants.
  public var descriptionText: LocalizedStringResource?

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: StringLiteralType) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
