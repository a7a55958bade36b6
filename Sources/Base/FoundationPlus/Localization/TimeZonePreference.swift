import Foundation

/// The zone that times are local to which name none.
package enum TimeZonePreference {
  /// The zone of whoever is served at the moment; nil stands for the process's.
  ///
  /// A surface that serves people in several zones sets it around the work for one of them. Tasks inherit it.
  @TaskLocal package static var timeZone: TimeZone?
}
