import CFiles
import Foundation

/// The backups of one program's data folder: making one, checking one, going back to one, and checking the
/// folder itself.
///
/// A backup is one SQLite file with everything in it (`BackupContents`), under a passphrase if one is given
/// (`SealedFile`). It is made while the program runs.
package struct DataBackup: Sendable {
  /// The contents that a backup, or the folder, was found to hold.
  package struct Report: Sendable {
    package var program: String
    /// The time at which the backup was made.
    package var date: Date
    package var databases: Int
    /// Files beside the databases.
    package var files: Int
    package var byteCount: Int
    /// The things that are wrong or were left out, in sentences with the place.
    package var findings: [String]
  }

  private let program: String
  private let folder: DataFolder
  private let transient: URL
  private let now: @Sendable () -> Date

  /// Creates the backups of a program.
  /// - Parameters:
  ///   - program: the name that a backup bears, and has to bear to be restored.
  ///   - now: the clock.
  package init(
    of program: String, in locations: DataLocations, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.program = program
    folder = DataFolder(url: locations.data)
    transient = locations.transient
    self.now = now
  }

  // MARK: Making

  /// Makes a backup, restores it for a test, and puts it in place when that has succeeded: a file that is
  /// there is whole, also after the process was killed.
  ///
  /// - Parameters:
  ///   - replacing: whether a regular file in the place is replaced.
  ///   - passphrase: what the backup is sealed with, or nil.
  ///   - progress: called with numbers of bytes as they are done; what it throws ends the work.
  /// - Throws: `StorageError`: `damaged` where a database is, `alreadyThere`, `notAFile`, `diskFull` …
  package func make(
    at path: String, replacing: Bool, passphrase: String?, progress: @escaping (Int) throws -> Void
  ) throws -> Report {
    try requireData()
    WholeFile.removeAbandoned(beside: path)
    let file = try WholeFile(at: path, replacing: replacing, permissions: 0o600)
    // A backup is as private as what is in it, whatever it replaces.
    fchmod(file.descriptor, 0o600)
    let work = try TransientFolder(in: transient)
    defer { work.remove() }
    let drafts = try work.folder()
    let plain = passphrase == nil ? file.draft : drafts.appending(path: "backup").path
    var skipped: [String] = []
    try BackupContents.write(
      folder, of: program, at: now(), to: plain, drafts: drafts,
      skipped: { skipped.append("\($0) is a link or no file, and was left out.") }, progress: progress)
    if let passphrase {
      try SealedFile.seal(URL(filePath: plain), passphrase: passphrase, to: file)
      unlink(plain)
    }
    var report = try restored(
      URL(filePath: file.draft), calledAs: path, passphrase, into: try work.folder(), work, progress)
    report.findings = skipped + report.findings
    try file.commit()
    return report
  }

  private func requireData() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.url.path, isDirectory: &isFolder), isFolder.boolValue
    else { throw StorageError(.cannotOpen, "\(program) has no data yet: there is no \(folder.url.path).") }
  }

  // MARK: Checking

  /// Restores a backup for a test, and checks every database and file in it.
  /// - Throws: `foreignFile` for what is no backup; `damaged`; `wrongPassphrase`.
  package func verify(
    _ path: String, passphrase: String?, progress: @escaping (Int) throws -> Void
  ) throws -> Report {
    let work = try TransientFolder(in: transient)
    defer { work.remove() }
    return try restored(
      URL(filePath: path), calledAs: path, passphrase, into: try work.folder(), work, progress)
  }

  /// Checks the databases of the folder and the files that they name, whatever their size.
  /// - Throws: `cannotOpen`.
  package func verifyData(progress: @escaping (Int) throws -> Void) throws -> Report {
    try requireData()
    return try report(of: folder, at: now(), isImmutable: false, progress)
  }

  private func report(
    of folder: DataFolder, at date: Date, isImmutable: Bool, _ progress: @escaping (Int) throws -> Void
  ) throws -> Report {
    var check = DataCheck(folder, isImmutable: isImmutable, progress: progress)
    try check.run()
    return Report(
      program: program, date: date, databases: check.databases, files: check.files, byteCount: check.bytes,
      findings: check.findings)
  }

  /// The least length of a new passphrase, in characters: that of NIST SP 800-63B, 5.1.1.1.
  package static let leastPassphrase = 8

  /// Returns whether a file is a backup under a passphrase.
  /// - Throws: `cannotOpen`, `notAFile`, `inputOutput`.
  package func isSealed(_ path: String) throws -> Bool { try SealedFile.isSealed(URL(filePath: path)) }

  /// Writes the files of a backup into an empty folder, and checks them.
  private func restored(
    _ file: URL, calledAs path: String, _ passphrase: String?, into target: URL, _ work: TransientFolder,
    _ progress: @escaping (Int) throws -> Void
  ) throws -> Report {
    var plain = file
    if try SealedFile.isSealed(file) {
      guard let passphrase else {
        throw StorageError(.wrongPassphrase, "\(path) is sealed: it opens with its passphrase only.")
      }
      plain = try work.folder().appending(path: "backup")
      let opened = try WholeFile(at: plain.path, replacing: false, permissions: 0o600)
      try SealedFile.open(file, passphrase: passphrase, calledAs: path, to: opened)
      try opened.commit(syncing: false)
    }
    let contents = try BackupContents.open(plain, calledAs: path)
    let head = try BackupContents.head(contents, calledAs: path)
    guard head.program == program else {
      throw StorageError(.foreignFile, "\(path) is a backup of \(head.program), not of \(program).")
    }
    try BackupContents.extract(contents, calledAs: path, into: DataFolder(url: target), progress: progress)
    return try report(of: DataFolder(url: target), at: head.date, isImmutable: true, progress)
  }

  // MARK: Going back

  /// Goes back to a backup. The current data is moved aside, whole; until the one step that exchanges the
  /// two, nothing is changed, and after it everything is.
  /// - Returns: what was restored, and where the data lies that was current.
  /// - Throws: the errors of `verify`; `busy` while the program runs.
  package func restore(
    _ path: String, passphrase: String?, progress: @escaping (Int) throws -> Void
  ) throws -> (report: Report, aside: URL) {
    try requireEnd()
    let work = try TransientFolder(in: transient)
    defer { work.remove() }
    let target = try work.folder()
    let report = try restored(URL(filePath: path), calledAs: path, passphrase, into: target, work, progress)
    // All of it is to be on the disk before it is what there is.
    sync()
    let aside = try asideURL()
    // Programs that start now wait for the turn, and find what was restored.
    let turn = try TransientFolder.turn(in: transient)
    try requireEnd()
    guard rename(target.path, aside.path) == 0 else {
      throw failure("can't be put beside \(folder.url.path)")
    }
    guard cfiles_exchange(aside.path, folder.url.path) == 0 else {
      let error = failure("can't be put in the place of \(folder.url.path)")
      _ = Result { try FileManager.default.removeItem(at: aside) }
      throw error
    }
    sync()
    _ = consume turn
    // What was transient is with the old data now.
    _ = Result { try FileManager.default.removeItem(at: aside.appending(path: transient.lastPathComponent)) }
    return (report, aside)
  }

  private func requireEnd() throws {
    let others = TransientFolder.others(in: transient)
    guard others.isEmpty else {
      throw StorageError(
        .busy,
        "\(program) is running (process \(others.map(String.init).joined(separator: ", "))). End it, then "
          + "restore.")
    }
    let items = try folder.items().filter { $0.kind == .database && $0.byteCount > 0 }
    for item in items {
      let file = try folder.place(of: item.path)
      if Connection.isInUse(file) {
        throw StorageError(.busy, "\(file.path) is open in a program. End the program, then restore.")
      }
    }
  }

  /// A free name beside the folder with the date: "unicornchat.set-aside-20260313-090000".
  private func asideURL() throws -> URL {
    let date = now().formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(year: .padded(4))\(month: .twoDigits)\(day: .twoDigits)-\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)
          """, timeZone: .current, calendar: Calendar(identifier: .gregorian)))
    let parent = folder.url.deletingLastPathComponent()
    for number in 1...1_000 {
      let name = "\(folder.url.lastPathComponent).set-aside-\(date)" + (number == 1 ? "" : "-\(number)")
      let url = parent.appending(path: name, directoryHint: .isDirectory)
      if access(url.path, F_OK) != 0 { return url }
    }
    throw StorageError(.cannotOpen, "There is no free name beside \(folder.url.path).")
  }

  private func failure(_ what: String) -> StorageError {
    StorageError(.cannotOpen, "What was restored \(what): \(String(cString: strerror(errno))).")
  }
}
