import AppShell
import Foundation
import FoundationPlus
import HTTPServer
import Storage

/// A folder of data that a program's windows offer a backup of.
struct DataPlace: Sendable {
  /// The name that backups bear.
  let program: String
  let locations: DataLocations
  /// A Boolean value that indicates whether all programs share it.
  var isShared = false

  private static let sharedName = "beckon"

  var backup: DataBackup { DataBackup(of: program, in: locations) }

  /// The places of the running program: its own, and the one that all programs share where it is another.
  static func program(_ name: String) -> [DataPlace] {
    let own = DataPlace(program: name, locations: DataLocations(program: name))
    let shared = DataPlace(program: sharedName, locations: DataLocations(program: sharedName), isShared: true)
    return [own] + (shared.locations.data == own.locations.data ? [] : [shared])
  }
}

extension WebWindow {
  /// The data of the program as the shell offers it; nil where there is none.
  var data: ShellData? {
    guard !app.dataPlaces.isEmpty else { return nil }
    return ShellData(leastPassphrase: DataBackup.leastPassphrase) { [app] in
      app.dataPlaces.filter { FileManager.default.fileExists(atPath: $0.locations.data.path) }.map {
        ShellData.Place(
          id: $0.program, path: $0.locations.data.path, restoring: "\($0.program) data restore FILE",
          isShared: $0.isShared)
      }
    } hold: { [saving] in
      saving.begin()
      return { saving.end() }
    } backUp: { [weak self] id, passphrase in
      guard let self else { throw CancellationError() }
      return try await keepBackup(of: place(id), passphrase)
    } check: { [weak self] id in
      guard let self else { throw CancellationError() }
      let backup = try place(id).backup
      return try await aside { try backup.verifyData { _ in } }
    }
  }

  private func place(_ id: String) throws -> DataPlace {
    guard let place = app.dataPlaces.first(where: { $0.program == id }) else { throw CancellationError() }
    return place
  }

  private func keepBackup(of place: DataPlace, _ passphrase: String?) async throws -> ShellData.Report {
    let folder = try TransientFiles.makeFolder()
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    let day = app.clock.now().formatted(.iso8601.year().month().day())
    let file = folder.appending(path: "\(place.program)-\(day).backup")
    let backup = place.backup
    let report = try await aside {
      try backup.make(at: file.path, replacing: false, passphrase: passphrase) { _ in }
    }
    // Open from now on: it needs no name any more.
    try offer(file.lastPathComponent, OpenFile(path: file.path))
    return report
  }

  /// Does work that takes long beside the main actor.
  private func aside(
    _ work: @escaping @Sendable () throws -> DataBackup.Report
  ) async throws -> ShellData.Report {
    let report = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result(catching: work)) }
    }
    return ShellData.Report(byteCount: report.byteCount, findings: report.findings)
  }
}
