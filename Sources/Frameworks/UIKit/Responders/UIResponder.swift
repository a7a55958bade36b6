import AppIntents
import FoundationPlus

/// An object that responds to what a person does: a view or a view controller. Responders form a chain, along
/// which what one doesn't handle goes on to the next.
@MainActor
open class UIResponder: @MainActor AppEntityAnnotatable {
  /// The activity that a person pursues here. Views without one have that of the next responder that does, which
  /// surfaces offer to be continued elsewhere.
  open var userActivity: NSUserActivity?
  /// The identifier of the entity that the responder shows, or nil.
  open var appEntityIdentifier: EntityIdentifier?

  /// Creates a responder.
  public init() {}

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can become the first one.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder is willing to give up being the first one.
  open var canResignFirstResponder: Bool { true }

  /// The last responder of the chain, which knows the first one.
  private var root: UIResponder {
    var root = self
    while let next = root.next { root = next }
    return root
  }

  private weak var first: UIResponder?

  /// A Boolean value that indicates whether the responder is the first one of its chain.
  public var isFirstResponder: Bool { root.first === self }

  /// Makes the responder the first one: a field gets the focus, and its keyboard session begins.
  ///
  /// - Returns: Whether it is the first one now. It isn't if it can't be, or the one that is doesn't give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let first = root.first, !first.resignFirstResponder() { return false }
    root.first = self
    return true
  }

  /// Gives up being the first responder, by which a keyboard session ends.
  ///
  /// - Returns: Whether it isn't the first one any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    root.first = nil
    return true
  }

  /// Brings an activity up to date before it is read; the default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}

/// Responders are the same if they are one object, as on Apple's platforms.
extension UIResponder: Hashable {
  /// Returns whether two responders are one object.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
