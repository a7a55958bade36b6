import PlainText

extension DisplayRepresentation {
  /// Creates a representation of any value: the one that the value provides, else its text.
  package init(showing value: any Sendable) {
    switch value {
    case let value as any InstanceDisplayRepresentable: self = value.displayRepresentation
    case let value as any CaseDisplayRepresentable: self = value.caseRepresentation
    case let value as any CustomLocalizedStringResourceConvertible:
      self.init(title: value.localizedStringResource)
    default: self.init(title: LocalizedStringResource("\(Self.text(of: value))"))
    }
  }

  /// A plain value as text, in the current locale.
  private static func text(of value: any Sendable) -> String {
    switch value {
    case let value as String: value
    case let value as Bool: String(localized: value ? "Yes" : "No")
    case let value as Int: value.formatted()
    case let value as Double: value.formatted()
    case let value as Date: value.formatted(date: .abbreviated, time: .shortened)
    case let value as URL: value.absoluteString
    case let value as AttributedString: String(value.characters)
    case let value as any CollectionIntentValue:
      value.elements.map { String(localized: DisplayRepresentation(showing: $0).title) }
        .joined(separator: ", ")
    case let value as any OptionalIntentValue:
      value.wrapped.map { String(localized: DisplayRepresentation(showing: $0).title) } ?? ""
    default: String(describing: value)
    }
  }
}

extension CaseDisplayRepresentable {
  /// The display representation of the value, or its name when the type declares none.
  package var caseRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(
        title: LocalizedStringResource("\(IdentifierWords.title(of: String(describing: self)))"))
  }
}
