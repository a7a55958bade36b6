import Foundation

extension CSSearchableItemAttributeSet {
  /// The prefix of custom attribute names inside the set, which keeps them apart from others.
  package static let customPrefix = "custom."
  /// The prefix of custom attributes that are only searched by name.
  package static let namedPrefix = "custom-named."
  /// The prefix of custom attributes that are not searchable.
  package static let keptPrefix = "custom-kept."

  /// Sets or removes a custom attribute.
  ///
  /// The value is a text, a number, a Boolean, a date, a URL, data, null, or a list of texts or dates; any
  /// other is stored as its description. Lists require a multi-valued key: otherwise only the first element
  /// is stored.
  public func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    setCustomValue(value, forCustomKey: key)
  }

  /// Sets or removes a custom attribute.
  ///
  /// An addition of Beckon for values that are no objects here, such as `String` and `Int`; see
  /// ``setValue(_:forCustomKey:)`` for their treatment.
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

  /// Returns a custom attribute, or nil if it isn't set.
  ///
  /// Texts are returned as `NSString`, numbers and Booleans as `NSNumber`, and dates, URLs, data and lists as
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
  /// The name of the attribute inside a set, which determines how it is searched.
  package var attributeName: String {
    if !isSearchable { return CSSearchableItemAttributeSet.keptPrefix + keyName }
    return isSearchableByDefault
      ? CSSearchableItemAttributeSet.customPrefix + keyName
      : CSSearchableItemAttributeSet.namedPrefix + keyName
  }
}
