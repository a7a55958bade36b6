/// The identity of what a person did, such as a press of a button.
///
/// A surface that loses its line to a person can't know whether the last thing they did was heard, and delivers it
/// again when the line is back, also to a program that was started anew. It is the same identity then: an app that
/// stores it together with what came of it, in one transaction, does outward things once.
public struct EventIdentity: Hashable, Sendable {
  /// The text of the identity, which can't be guessed and belongs to one event alone.
  public let text: String

  package init(_ text: String) { self.text = text }

  @TaskLocal package static var delivered: EventIdentity?

  /// The identity of the event that is being handled, in its action and in tasks that the action begins; nil
  /// where nothing was done by a person, or by one whose surface delivers each event once.
  public static var current: EventIdentity? { delivered }
}
