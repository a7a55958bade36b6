import Foundation

/// A condition on the attributes of an item; one that an item has several values of is met where any value
/// meets it, and by none where it is missing.
package indirect enum SearchFilter: Sendable, Hashable {
  case all([SearchFilter])
  case any([SearchFilter])
  case not(SearchFilter)
  case compare(String, Relation, SearchValue)
  /// Both ends belong to the range.
  case between(String, SearchValue, SearchValue)
  case oneOf(String, [SearchValue])
  /// The attribute has a value.
  case has(String)

  package enum Relation: String, Sendable, Hashable {
    case equal = "="
    case different = "<>"
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }
}
