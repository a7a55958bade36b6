import Foundation

/// Which texts of an item are searched where a question names no attribute.
package enum SearchableText {
  /// Attributes whose texts are for programs: identifiers, types and places of files.
  private static let technical: Set<String> = [
    "contentType", "contentTypeTree", "sharedItemContentType", "identifier", "domainIdentifier",
    "accountIdentifier", "containerIdentifier", "relatedUniqueIdentifier", "weakRelatedUniqueIdentifier",
    "mailboxIdentifiers", "actionIdentifiers", "providerDataTypeIdentifiers", "providerFileTypeIdentifiers",
    "providerInPlaceFileTypeIdentifiers", "contentURL", "thumbnailURL", "darkThumbnailURL", "path", "version",
  ]

  /// Whether the attribute of this name is searched where a question names none.
  package static func isSearchedByDefault(_ name: String) -> Bool {
    !technical.contains(name) && !EntityAttribute.names.contains(name)
      && !name.hasPrefix(CSSearchableItemAttributeSet.namedPrefix)
      && !name.hasPrefix(CSSearchableItemAttributeSet.keptPrefix)
  }

  /// How much a word in the attribute of this name counts.
  package static func weight(_ name: String) -> Double { weights[name] ?? 1 }

  private static let weights: [String: Double] = [
    "title": 4, "displayName": 4, "alternateNames": 3, "keywords": 3, "authorNames": 2, "subject": 2,
    "contentDescription": 2,
  ]
}
