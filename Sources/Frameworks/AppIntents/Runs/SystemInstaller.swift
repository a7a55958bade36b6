import ConformanceRecords
import Synchronization

/// Puts what stands for the system in its places. A module above conforms, and is found when the program first
/// needs a place filled: the app registers nothing.
@_alwaysEmitConformanceMetadata
package protocol SystemInstaller {
  /// Fills the slots. It may not wait for another task that uses them.
  static func install()
}

/// Has the places of the system filled, once, in programs that have something to fill them with.
enum SystemInstallation {
  private static let hasBegun = Atomic(false)

  /// Tests fill the places themselves, each with what it needs.
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
