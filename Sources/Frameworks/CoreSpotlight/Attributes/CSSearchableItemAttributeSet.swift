import Foundation
import Synchronization

/// The searchable attributes of an item: its title, texts, dates, people and places.
///
/// A reference type, as on the platforms: all references to a set see the same values. Reading and writing is
/// safe from any task. An attribute that was never set, or set to nil, is nil and takes no space.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable: a lock guards all mutable state.
  private let attributes: Mutex<[String: AttributeValue]>

  /// The attributes that are set, by name; custom ones have the prefix ``customPrefix``.
  package var values: [String: AttributeValue] {
    get { attributes.withLock { $0 } }
    set { attributes.withLock { $0 = newValue } }
  }

  /// Creates a set with attributes.
  package init(values: [String: AttributeValue]) {
    attributes = Mutex(values)
  }

  /// Creates an empty set.
  public override convenience init() {
    self.init(values: [:])
  }

  /// Creates a set for items of a type, given its identifier such as `public.text`.
  public convenience init(itemContentType: String) {
    self.init(values: ["contentType": .text(itemContentType)])
  }

  /// Creates a set from its encoded form.
  public required init(from decoder: any Decoder) throws {
    attributes = Mutex(try decoder.singleValueContainer().decode([String: AttributeValue].self))
  }

  /// Encodes all attributes that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    CSSearchableItemAttributeSet(values: values)
  }

  open override var description: String {
    "CSSearchableItemAttributeSet(\(values.keys.sorted().joined(separator: ", ")))"
  }

  /// Returns the attribute with a name, or nil if it isn't set or has another kind.
  func attribute<Value: AttributeRepresentable>(_ name: String, as type: Value.Type) -> Value? {
    attributes.withLock { $0[name] }.flatMap(Value.init(attribute:))
  }

  /// Sets or removes the attribute with a name.
  package func setAttribute(_ value: AttributeValue?, named name: String) {
    attributes.withLock { $0[name] = value }
  }

  /// Returns the attribute with a name.
  package func attribute(named name: String) -> AttributeValue? {
    attributes.withLock { $0[name] }
  }

  /// The attribute with the name of the property that accesses it.
  subscript<Value: AttributeRepresentable>(name: String = #function) -> Value? {
    get { attribute(name, as: Value.self) }
    set { setAttribute(newValue?.attributeValue, named: name) }
  }

  /// The number with the name of the property that accesses it.
  subscript(name: String = #function) -> NSNumber? {
    get { attribute(name, as: AttributeNumber.self)?.number }
    set { setAttribute(newValue.map { AttributeNumber($0).attributeValue }, named: name) }
  }
}
