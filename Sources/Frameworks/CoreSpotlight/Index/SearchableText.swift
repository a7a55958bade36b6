import Foundation

/// The texts of an item that queries without an attribute search.
package enum SearchableText {
  /// Attributes whose texts are not for people: identifiers, types and file locations.
  private static let technical: Set<String> = [
    "contentType", "contentTypeTree", "sharedItemContentType", "identifier", "domainIdentifier",
    "accountIdentifier", "containerIdentifier", "relatedUniqueIdentifier", "weakRelatedUniqueIdentifier",
    "mailboxIdentifiers", "actionIdentifiers", "providerDataTypeIdentifiers", "providerFileTypeIdentifiers",
    "providerInPlaceFileTypeIdentifiers", "contentURL", "thumbnailURL", "darkThumbnailURL", "path", "version",
  ]

  /// Returns a Boolean value that indicates whether an attribute is searched by queries without an attribute.
  package static func isSearchedByDefault(_ name: String) -> Bool {
    !technical.contains(name) && !EntityAttribute.names.contains(name)
      && !name.hasPrefix(CSSearchableItemAttributeSet.namedPrefix)
      && !name.hasPrefix(CSSearchableItemAttributeSet.keptPrefix)
  }

  /// Returns the weight of a word in the attribute with a name.
  package static func weight(_ name: String) -> Double { weights[name] ?? 1 }

  private static let weights: [String: Double] = [
    "title": 4, "displayName": 4, "alternateNames": 3, "keywords": 3, "authorNames": 2, "subject": 2,
    "contentDescription": 2,
  ]
}
