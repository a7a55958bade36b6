import ConformanceRecords
import Synchronization

/// A type that fills the system slots. A module above conforms, and is discovered when the program first
/// needs a slot: the app registers nothing.
@_alwaysEmitConformanceMetadata
package protocol SystemInstaller {
  /// Fills the slots. It must not wait for another task that uses them.
  static func install()
}

/// The filling of the system slots, which happens once in programs that contain a `SystemInstaller`.
enum SystemInstallation {
  private static let hasBegun = Atomic(false)

  /// False in tests, which fill the slots themselves.
  private static let isWanted = !RunningProgram.isTestRunner

  static func ensure() {
    guard isWanted, !hasBegun.load(ordering: .relaxed),
      hasBegun.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { return }
    for type in ConformanceRecords.types(conformingTo: "AppIntents.SystemInstaller") {
      (type as? any SystemInstaller.Type)?.install()
    }
  }
}
