import Foundation
import SearchIndex

extension SearchableItemRecord {
  /// The length in bytes beyond which texts can't be used as filters.
  private static let longestFilterText = 256

  /// Returns the item in the form that a search index stores.
  ///
  /// - Parameter expires: The expiration date if the app specifies none.
  func searchItem(expires: Date) throws -> SearchItem {
    var item = SearchItem(identifier: uniqueIdentifier, domain: domainIdentifier)
    item.type = appEntity?.type
    item.expires = expirationDate ?? expires
    item.isHidden = isHidden
    let priority = Double(appEntityPriority)
    item.priority = priority == 0 ? hint : priority / (1 + abs(priority))
    item.fields = fields
    for (name, value) in attributes {
      let values = value.filterValues.filter { value in
        if case .text(let text) = value { text.utf8.count <= Self.longestFilterText } else { true }
      }
      if !values.isEmpty { item.attributes[name] = values }
    }
    var kept = self
    kept.expirationDate = item.expires
    item.payload = try AttributeCoding.bytes(of: kept.attributes)
    return item
  }

  /// Creates a record from an item of a search index.
  init(_ item: StoredItem) throws {
    self.init(
      uniqueIdentifier: item.identifier, domainIdentifier: item.domain, expirationDate: item.expires,
      attributes: try AttributeCoding.attributes(in: item.payload))
  }

  /// The app's own ranking as a fraction below one, so that it only decides between equals.
  var hint: Double {
    switch attributes["rankingHint"] {
    case .integer(let hint): Double(min(max(hint, 0), 100)) / 101
    case .real(let hint): min(max(hint, 0), 100) / 101
    default: 0
    }
  }

  /// The searchable texts without duplicates: a title is often a name as well.
  private var fields: [SearchField] {
    var fields: [SearchField] = []
    var seen: Set<String> = []
    let searched = attributes.filter { SearchableText.isSearchedByDefault($0.key) }
      .sorted { (SearchableText.weight($1.key), $0.key) < (SearchableText.weight($0.key), $1.key) }
    for (name, value) in searched {
      let weight = SearchableText.weight(name)
      for text in value.searchableTexts where seen.insert(text).inserted {
        fields.append(SearchField(text, weight: weight >= 3 ? .heading : weight >= 2 ? .notes : .body))
      }
    }
    return fields
  }
}

extension AttributeValue {
  /// The values for filters.
  var filterValues: [SearchValue] {
    switch self {
    case .text(let text): [.text(text)]
    case .texts(let texts): texts.map { .text($0) }
    case .integer(let number): [.number(Double(number))]
    case .real(let number): [.number(number)]
    case .flag(let flag): [.number(flag ? 1 : 0)]
    case .date(let date): [.date(date)]
    case .dates(let dates): dates.map { .date($0) }
    case .url(let url): [.text(url.absoluteString)]
    case .data, .people, .headers: []
    }
  }
}
