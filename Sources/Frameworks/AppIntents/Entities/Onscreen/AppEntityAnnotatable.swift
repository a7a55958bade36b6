/// Something that can say which entity it shows or is about: an activity, a view, a notification.
public protocol AppEntityAnnotatable {
  /// The entity, or nil.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

/// The place for the entity that an activity is about.
private enum EntitySlot: UserActivitySlot {
  typealias Value = EntityIdentifier
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The entity that the activity is about, or nil.
  public var appEntityIdentifier: EntityIdentifier? {
    get { self[EntitySlot.self] }
    set { self[EntitySlot.self] = newValue }
  }
}
