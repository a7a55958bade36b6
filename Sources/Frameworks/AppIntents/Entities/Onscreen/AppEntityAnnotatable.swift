/// Something that can be associated with an entity that it shows: an activity, a view, a notification.
public protocol AppEntityAnnotatable {
  /// The identifier of the entity, or nil.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

/// The slot of an activity for the entity that it is about.
private enum EntitySlot: UserActivitySlot {
  typealias Value = EntityIdentifier
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The identifier of the entity that the activity is about, or nil.
  public var appEntityIdentifier: EntityIdentifier? {
    get { self[EntitySlot.self] }
    set { self[EntitySlot.self] = newValue }
  }
}
