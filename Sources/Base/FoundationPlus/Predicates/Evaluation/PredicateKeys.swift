import Foundation

/// The lookup of keys in values.
enum PredicateKeys {
  /// Returns the value for a key: of a dictionary, of an object's stored property, or of each element of a
  /// collection. nil has nil for every key.
  ///
  /// - Throws: An error that names the key and the type if the key doesn't exist.
  static func value(of key: String, in subject: Any?) throws -> Any? {
    switch subject {
    case nil, is NSNull: return nil
    case let subject as any PredicateWrapping: return try value(of: key, in: subject.wrappedForPredicates)
    case let subject as any PredicateValue: return try value(of: key, in: subject.predicateValue)
    case let subject as any PredicateDictionary: return subject.predicateValue(under: key)
    case let subject as any PredicateCollection:
      return try subject.predicateElements.map { try value(of: key, in: $0) }
    default: break
    }
    guard let subject else { return nil }
    if let keyed = subject as? any PredicateKeyed, let value = keyed.predicateValue(forKey: key) {
      return value
    }
    if let value = known(key, of: subject) { return value }
    if let value = stored(key, in: subject) { return value }
    throw FoundationPlusError(
      .predicateMismatch,
      "there is no key '\(key)' in \(type(of: subject)): predicates see stored properties and what a "
        + "CustomReflectable type shows.")
  }

  /// Returns the element at an index or for a key.
  static func element(_ index: Any?, of subject: Any?) throws -> Any? {
    if let dictionary = subject as? any PredicateDictionary {
      return index.flatMap { dictionary.predicateValue(under: $0) }
    }
    let elements = try PredicateExpression.elements(PredicateOperand(subject), for: "[index]")
    guard case .number(let number) = PredicateOperand(index), let position = number.integer else {
      throw FoundationPlusError(.predicateMismatch, "the index of a collection has to be a number.")
    }
    guard let position = Int(exactly: position), elements.indices.contains(position) else {
      throw FoundationPlusError(
        .predicateMismatch, "the index \(position) is beyond a collection of \(elements.count).")
    }
    return elements[position]
  }

  /// Returns the value for a key of a Foundation type that formats use.
  private static func known(_ key: String, of subject: Any) -> Any?? {
    switch (subject, key) {
    case (let text as String, "length"): .some(text.utf16.count)
    case (let text as String, "lowercaseString"): .some(text.lowercased())
    case (let text as String, "uppercaseString"): .some(text.uppercased())
    case (let text as String, "integerValue"), (let text as String, "intValue"):
      .some((text as NSString).integerValue)
    case (let text as String, "doubleValue"): .some((text as NSString).doubleValue)
    case (let date as Date, "timeIntervalSince1970"): .some(date.timeIntervalSince1970)
    case (let date as Date, "timeIntervalSinceReferenceDate"): .some(date.timeIntervalSinceReferenceDate)
    case (let url as URL, "absoluteString"): .some(url.absoluteString)
    case (let url as URL, "lastPathComponent"): .some(url.lastPathComponent)
    case (let url as URL, "pathExtension"): .some(url.pathExtension)
    case (let url as URL, "path"): .some(url.path)
    case (let url as URL, "host"): .some(url.host)
    case (let url as URL, "scheme"): .some(url.scheme)
    case (let id as UUID, "UUIDString"), (let id as UUID, "uuidString"): .some(id.uuidString)
    default: nil
    }
  }

  /// Returns the value of a stored property, in the type or a superclass. A wrapped property is stored with
  /// an underscore prefix.
  private static func stored(_ key: String, in subject: Any) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let current = mirror {
      var wrapper: Any?
      for child in current.children {
        if child.label == key { return .some(child.value) }
        if let label = child.label, label.first == "_", label.dropFirst() == key { wrapper = child.value }
      }
      if let wrapper { return .some(wrapped(wrapper)) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value inside a property wrapper if it is accessible.
  private static func wrapped(_ wrapper: Any) -> Any? {
    if let value = wrapper as? any PredicateValue { return value.predicateValue }
    let shown = Mirror(reflecting: wrapper).children.first { child in
      child.label == "wrappedValue" || child.label == "_wrappedValue"
    }
    return shown.map { $0.value } ?? wrapper
  }
}
