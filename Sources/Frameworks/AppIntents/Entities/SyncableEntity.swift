/// An entity whose identifier refers to the same entity on every device of a person.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

/// The identifier of an entity that has one name on this device and another that is the same everywhere.
///
/// Identifiers created on this device have both parts. One that comes from another device has only `stable`,
/// one that was stored locally may have only `local`.
public struct SyncableEntityIdentifier<LocalID, StableID>: Sendable
where
  LocalID: EntityIdentifierConvertible & Sendable, StableID: EntityIdentifierConvertible & Sendable
{
  /// The identifier of the entity on this device.
  public let local: LocalID?

  /// The identifier of the entity on every device.
  public let stable: StableID?

  /// Creates an identifier with both parts.
  public init(local: LocalID, stable: StableID) {
    self.local = local
    self.stable = stable
  }

  init(local: LocalID?, stable: StableID?) {
    self.local = local
    self.stable = stable
  }
}

extension SyncableEntityIdentifier where LocalID == StableID {
  /// Creates an identifier that is the same on this device and everywhere.
  public init(id: LocalID) { self.init(local: id, stable: id) }
}

extension SyncableEntityIdentifier: Equatable where LocalID: Equatable, StableID: Equatable {}
extension SyncableEntityIdentifier: Hashable where LocalID: Hashable, StableID: Hashable {}

extension SyncableEntityIdentifier: EntityIdentifierConvertible, StableIdentifierProviding {
  /// Both parts: the byte length of the local one, a colon, the local one, a colon, the stable one. A missing
  /// part is left out: `5:local:stable`, `:stable`.
  public var entityIdentifierString: String {
    let local = local?.entityIdentifierString
    let stable = stable?.entityIdentifierString
    let head = local.map { "\($0.utf8.count):\($0)" } ?? ""
    return head + (stable.map { ":\($0)" } ?? "")
  }

  package var stableIdentifierString: String? { stable?.entityIdentifierString }

  /// Returns the identifier that a text represents, or nil.
  public static func entityIdentifier(for text: String) -> Self? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return StableID.entityIdentifier(for: text).map { Self(local: nil, stable: $0) }
    }
    let tail = text.utf8.index(after: colon)
    if colon == text.startIndex {
      return StableID.entityIdentifier(for: String(text[tail...])).map { Self(local: nil, stable: $0) }
    }
    guard let length = Int(text[..<colon]), length >= 0,
      let end = text.utf8.index(tail, offsetBy: length, limitedBy: text.utf8.endIndex),
      let localText = String(text.utf8[tail..<end]),
      let local = LocalID.entityIdentifier(for: localText)
    else {
      // Another device writes only the stable part, which may contain a colon.
      return StableID.entityIdentifier(for: text).map { Self(local: nil, stable: $0) }
    }
    guard end < text.utf8.endIndex else { return Self(local: local, stable: nil) }
    guard text.utf8[end] == UInt8(ascii: ":"), let rest = String(text.utf8[text.utf8.index(after: end)...]),
      let stable = StableID.entityIdentifier(for: rest)
    else { return nil }
    return Self(local: local, stable: stable)
  }
}
