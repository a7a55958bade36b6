import Foundation
import Synchronization

/// What there is to know and to search of an item: its title, texts, dates, people, places.
///
/// A class, as on the platforms: two names for one set see the same values. Reading and writing are safe from
/// any task. An attribute that was never set, or set to nil, is nil and takes no room.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable: what changes stands behind a lock.
  private let attributes: Mutex<[String: AttributeValue]>

  /// All attributes that are set, by name; those of a program's own begin with ``customPrefix``.
  package var values: [String: AttributeValue] {
    get { attributes.withLock { $0 } }
    set { attributes.withLock { $0 = newValue } }
  }

  /// Makes a set of the given attributes.
  package init(values: [String: AttributeValue]) {
    attributes = Mutex(values)
  }

  /// Makes a set without any attribute.
  public override convenience init() {
    self.init(values: [:])
  }

  /// Makes a set for items of the type with this identifier, such as `public.text`.
  public convenience init(itemContentType: String) {
    self.init(values: ["contentType": .text(itemContentType)])
  }

  /// Decodes what ``encode(to:)`` wrote.
  public required init(from decoder: any Decoder) throws {
    attributes = Mutex(try decoder.singleValueContainer().decode([String: AttributeValue].self))
  }

  /// Encodes all attributes that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// Another set of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    CSSearchableItemAttributeSet(values: values)
  }

  open override var description: String {
    "CSSearchableItemAttributeSet(\(values.keys.sorted().joined(separator: ", ")))"
  }

  /// The attribute of this name; nil where it isn't set or is of another kind.
  func attribute<Value: AttributeRepresentable>(_ name: String, as type: Value.Type) -> Value? {
    attributes.withLock { $0[name] }.flatMap(Value.init(attribute:))
  }

  /// Sets the attribute of this name, or removes it.
  package func setAttribute(_ value: AttributeValue?, named name: String) {
    attributes.withLock { $0[name] = value }
  }

  /// The attribute of this name.
  package func attribute(named name: String) -> AttributeValue? {
    attributes.withLock { $0[name] }
  }

  /// The attribute that is called as the property which reads it.
  subscript<Value: AttributeRepresentable>(name: String = #function) -> Value? {
    get { attribute(name, as: Value.self) }
    set { setAttribute(newValue?.attributeValue, named: name) }
  }

  /// The number that is called as the property which reads it.
  subscript(name: String = #function) -> NSNumber? {
    get { attribute(name, as: AttributeNumber.self)?.number }
    set { setAttribute(newValue.map { AttributeNumber($0).attributeValue }, named: name) }
  }
}
