/// Something that can say which entity it shows or is about: an activity, a view, a notification.
public protocol AppEntityAnnotatable {
  /// The entity, or nil.
  var appEntityIdentifier: EntityIdentifier? { get set }
}
