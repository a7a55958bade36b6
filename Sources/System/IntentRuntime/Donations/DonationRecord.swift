import AppIntents
import JSONValues

/// A recorded donation of an action: readable also where its types are no more.
package struct DonationRecord: Sendable, Hashable {
  package let identifier: IntentDonationIdentifier
  /// The date of the donation, to the microsecond.
  package let date: Date
  /// The persistent identifier of the intent.
  package let intent: String
  /// The parameters that had a value that was set, by name, in the form of ``IntentValueCoding``.
  package let parameters: JSONValue
  /// The value that came of it, in the same form.
  package let result: JSONValue?
  package let ending: IntentDonation.Ending
  /// The source through which the action was done: `IntentDonation.app`, or the name of a surface.
  package let source: String
  /// The program that wrote it down.
  package let program: String
  package let entities: Set<EntityIdentifier>
}
