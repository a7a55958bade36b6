import Foundation

/// The time zone of times that specify none.
package enum TimeZonePreference {
  /// The time zone of the person currently served, or nil for that of the process.
  ///
  /// A surface that serves people in several zones sets it while it works for one of them. Tasks inherit it.
  @TaskLocal package static var timeZone: TimeZone?
}
