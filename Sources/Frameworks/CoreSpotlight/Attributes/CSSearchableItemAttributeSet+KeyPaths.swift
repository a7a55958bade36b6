import Foundation

/// The attribute that a key path refers to.
package struct AttributeReference: Sendable, Hashable {
  /// The name of the attribute, which is that of the property.
  package let name: String
  /// The kind of the attribute's value.
  package let kind: AttributeKind
}

extension CSSearchableItemAttributeSet {
  /// Returns the attribute that `keyPath` refers to, or nil if it refers to something else, such as a part of
  /// one.
  package static func attribute(
    at keyPath: PartialKeyPath<CSSearchableItemAttributeSet>
  ) -> AttributeReference? {
    let probe = AttributeProbe()
    _ = probe[keyPath: keyPath]
    // Several attributes or another value type: the path continues beyond an attribute.
    guard let seen = probe.seen, probe.reads == 1, type(of: keyPath).valueType == seen.valueType else {
      return nil
    }
    return AttributeReference(name: seen.name, kind: seen.kind)
  }

  /// Sets the attribute that `keyPath` refers to; nil, even inside optionals, removes it.
  ///
  /// - Throws: ``AttributeError`` with the attribute, its kind and the value's type if they don't match.
  package func setValue(
    _ value: Any?, at keyPath: PartialKeyPath<CSSearchableItemAttributeSet>
  ) throws(AttributeError) {
    guard let attribute = Self.attribute(at: keyPath) else {
      throw AttributeError(
        code: .noAttribute, attribute: "\(keyPath)",
        message: "\(keyPath) is no attribute of CSSearchableItemAttributeSet: use a property of it.")
    }
    guard let value = AttributeConversion.unwrapped(value) else {
      return setAttribute(nil, named: attribute.name)
    }
    guard let plain = AttributeConversion.value(of: value),
      let fitting = AttributeConversion.value(plain, as: attribute.kind)
    else {
      throw AttributeError(
        code: .mismatch, attribute: attribute.name,
        message: """
          The attribute \(attribute.name) holds \(attribute.kind.rawValue), which a value of type \
          \(type(of: value)) can't be.
          """)
    }
    setAttribute(fitting, named: attribute.name)
  }
}

/// A set that records which attribute was read.
private final class AttributeProbe: CSSearchableItemAttributeSet, @unchecked Sendable {
  // Sendable: it never leaves the function that creates it.
  var seen: (name: String, kind: AttributeKind, valueType: any Any.Type)?
  var reads = 0

  init() { super.init(values: [:]) }

  required init(from decoder: any Decoder) throws { try super.init(from: decoder) }

  override func attribute<Value: AttributeRepresentable>(_ name: String, as type: Value.Type) -> Value? {
    let shown: any Any.Type = type == AttributeNumber.self ? NSNumber?.self : Value?.self
    seen = (name, Value.attributeKind, shown)
    reads += 1
    return nil
  }
}
