import Foundation

/// The context on which an analysis depends beside the text: the time, the place and the reader.
///
/// Nothing in the engine asks the system for the time, the zone or the locale; tests fix all of them.
public struct AnalysisContext: Sendable, Hashable {
  /// The instant the text was written; relative times count from it.
  public var referenceDate: Date
  /// The reader's time zone.
  public var timeZone: TimeZone
  /// The reader's locale: the order of day and month, the first day of the week, the region for phone
  /// numbers and the currency of a bare "$".
  public var locale: Locale
  /// The region (ISO 3166, two letters) of the reader's own phone number, where known; it goes before
  /// the locale's region.
  public var phoneRegion: String?
  /// The name of whoever wrote the text, where known: a courier that writes need not name itself.
  package var sender: String?

  /// Creates a context for a reader at an instant.
  public init(
    referenceDate: Date, timeZone: TimeZone, locale: Locale = Locale(identifier: "en_US"),
    phoneRegion: String? = nil
  ) {
    self.referenceDate = referenceDate
    self.timeZone = timeZone
    self.locale = locale
    self.phoneRegion = phoneRegion
  }

  /// The region that phone numbers without a country code belong to.
  public var region: String? { phoneRegion ?? locale.region?.identifier }
}
