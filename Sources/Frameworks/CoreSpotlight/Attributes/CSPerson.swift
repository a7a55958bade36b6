import Foundation

/// A person in the attributes of an item: the author of a document, the recipient of a message.
///
/// Immutable; equal when all values are.
public final class CSPerson: NSObject, NSCopying, Codable, Sendable {
  /// The name to show.
  public let displayName: String?
  /// Addresses, numbers or other handles of the person.
  public let handles: [String]
  /// The contact property that the handles are values of, such as `emailAddresses`.
  public let handleIdentifier: String
  /// The identifier of the contact, where the person is one.
  public let contactIdentifier: String?

  /// Makes a person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    contactIdentifier = nil
  }

  /// Makes a person that is a contact. An addition of Beckon: `contactIdentifier` never changes here, so that
  /// a person may be sent between tasks.
  public init(displayName: String?, handles: [String], handleIdentifier: String, contactIdentifier: String?) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    self.contactIdentifier = contactIdentifier
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSPerson else { return false }
    return other.displayName == displayName && other.handles == handles
      && other.handleIdentifier == handleIdentifier && other.contactIdentifier == contactIdentifier
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(displayName)
    hasher.combine(handles)
    return hasher.finalize()
  }
}
