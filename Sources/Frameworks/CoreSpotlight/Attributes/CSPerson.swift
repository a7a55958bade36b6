import Foundation

/// A person in the attributes of an item, such as the author of a document.
///
/// Immutable; equal if all values are.
public final class CSPerson: NSObject, NSCopying, Codable, Sendable {
  /// The name to show.
  public let displayName: String?
  /// The addresses, numbers or other handles of the person.
  public let handles: [String]
  /// The contact property that the handles belong to, such as `emailAddresses`.
  public let handleIdentifier: String
  /// The identifier of the person's contact, if there is one.
  public let contactIdentifier: String?

  /// Creates a person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    contactIdentifier = nil
  }

  /// Creates a person with a contact. An addition of Beckon: `contactIdentifier` is immutable here, so that a
  /// person can be sent between tasks.
  public init(displayName: String?, handles: [String], handleIdentifier: String, contactIdentifier: String?) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    self.contactIdentifier = contactIdentifier
  }

  /// Returns the person itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether all values are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSPerson else { return false }
    return other.displayName == displayName && other.handles == handles
      && other.handleIdentifier == handleIdentifier && other.contactIdentifier == contactIdentifier
  }

  /// The hash value of all values.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(displayName)
    hasher.combine(handles)
    return hasher.finalize()
  }
}
