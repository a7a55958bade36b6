/// The relation of two actions of which one says nothing beyond the other, as the files of
/// `Resources/actions` name it.
package enum ActionRelation: String, Sendable, Hashable, CaseIterable {
  /// Nothing: wherever the other stands.
  case always
  /// Both rest on the same words.
  case words
  /// The same place, letter by letter, as a link may be one.
  case place
  /// The place of the first is part of the place of the other.
  case partOfPlace = "part_of_place"
  case phone
  case email
  /// The mail address, beside which the first knows nothing but a name.
  case onlyEmail = "only_email"
}
