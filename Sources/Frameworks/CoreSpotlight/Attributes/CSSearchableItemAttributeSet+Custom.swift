import Foundation

extension CSSearchableItemAttributeSet {
  /// What the names of an app's own attributes begin with inside the set, so that they never meet others.
  package static let customPrefix = "custom."
  /// The same for those that are searched only by name.
  package static let namedPrefix = "custom-named."
  /// The same for those that aren't searched.
  package static let keptPrefix = "custom-kept."

  /// Sets an attribute of the app's own, or removes it.
  ///
  /// The value is a text, a number, a truth value, a date, a URL, data, null, or a list of texts or of dates;
  /// one of another kind is described as a text. Lists need a key that is multi-valued: of others the first
  /// element is kept.
  public func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    setCustomValue(value, forCustomKey: key)
  }

  /// Sets an attribute of the app's own, or removes it.
  ///
  /// An addition of Beckon for values that are no objects here, such as `String` and `Int`; see
  /// ``setValue(_:forCustomKey:)`` for what happens to them.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    setCustomValue(value, forCustomKey: key)
  }

  private func setCustomValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    guard let value = AttributeConversion.unwrapped(value), !(value is NSNull) else {
      return setAttribute(nil, named: key.attributeName)
    }
    var stored = AttributeConversion.value(of: value) ?? .text(String(describing: value))
    if !key.isMultiValued {
      switch stored {
      case .texts(let texts): stored = .text(texts.first ?? "")
      case .dates(let dates): if let first = dates.first { stored = .date(first) }
      default: break
      }
    }
    setAttribute(stored, named: key.attributeName)
  }

  /// The attribute of the app's own; nil where it isn't set.
  ///
  /// Texts come back as `NSString`, numbers and truth values as `NSNumber`, dates, URLs, data and lists as
  /// `NSDate`, `NSURL`, `NSData` and `NSArray`.
  public func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    guard let value = attribute(named: key.attributeName) else { return nil }
    switch value {
    case .text(let text): return NSString(string: text)
    case .texts(let texts): return NSArray(array: texts.map { NSString(string: $0) })
    case .integer, .real, .flag: return AttributeNumber(attribute: value)?.number
    case .date(let date): return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case .dates(let dates):
      return NSArray(
        array: dates.map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) })
    case .data(let data): return NSData(data: data)
    case .url(let url): return NSURL(string: url.absoluteString)
    case .people, .headers: return nil
    }
  }
}

extension CSCustomAttributeKey {
  /// The attribute's name inside a set, which tells how it is searched.
  package var attributeName: String {
    if !isSearchable { return CSSearchableItemAttributeSet.keptPrefix + keyName }
    return isSearchableByDefault
      ? CSSearchableItemAttributeSet.customPrefix + keyName
      : CSSearchableItemAttributeSet.namedPrefix + keyName
  }
}
