/// The data of a program, of which a person keeps backups and which they have checked, for a surface that can hand
/// files over.
///
/// All closures are called on the main actor; what takes long works beside it.
@MainActor
package struct ShellData {
  /// A folder of data that is backed up as a whole.
  package struct Place: Identifiable, Hashable, Sendable {
    /// The name that backups bear.
    package let id: String
    package let path: String
    /// The command that goes back to a backup, as a person types it.
    package let restoring: String
    /// A Boolean value that indicates whether all programs share it.
    package let isShared: Bool

    package init(id: String, path: String, restoring: String, isShared: Bool) {
      self.id = id
      self.path = path
      self.restoring = restoring
      self.isShared = isShared
    }
  }

  /// The contents that a backup or a folder was found to hold.
  package struct Report: Hashable, Sendable {
    package let byteCount: Int
    /// The things that are wrong, in sentences with the place.
    package let findings: [String]

    package init(byteCount: Int, findings: [String]) {
      self.byteCount = byteCount
      self.findings = findings
    }
  }

  /// The least length of a passphrase, in characters.
  package let leastPassphrase: Int
  /// The folders that there are.
  package let places: () -> [Place]
  /// The closure that lets a page without scripts wait for what is being done, until what it returns is called.
  package let hold: () -> () -> Void
  /// The closure that makes a backup and hands it to the person, sealed where there is a passphrase.
  package let backUp: (Place.ID, _ passphrase: String?) async throws -> Report
  /// The closure that checks every database and file.
  package let check: (Place.ID) async throws -> Report

  package init(
    leastPassphrase: Int,
    places: @escaping () -> [Place], hold: @escaping () -> () -> Void,
    backUp: @escaping (Place.ID, _ passphrase: String?) async throws -> Report,
    check: @escaping (Place.ID) async throws -> Report
  ) {
    self.leastPassphrase = leastPassphrase
    self.places = places
    self.hold = hold
    self.backUp = backUp
    self.check = check
  }
}
