import Foundation
import FoundationPlus
import HTTPServer
import SwiftUICore

/// The files that a person has handed over to a window.
///
/// They wait here until a view takes them, and are kept on disk for a while after that: an app reads them
/// when it comes to it. With the window goes whatever is left.
@MainActor
final class UploadedFiles {
  private struct Upload {
    let node: Int
    let file: TakenFile
    let kept: Kept?
  }

  /// A file on disk, in a folder of its own.
  private struct Kept {
    let folder: TemporaryFolder
    let byteCount: Int
  }

  private var waiting: [String: Upload] = [:]
  /// The files that were taken, the oldest first.
  private var taken: [Kept] = []
  private let mostFiles: Int
  private let mostBytes: Int

  init(_ limits: WebLimits) {
    mostFiles = limits.uploads
    mostBytes = limits.uploadedBytes
  }

  var count: Int { waiting.count }

  /// Keeps a file for a node.
  ///
  /// - Returns: The reference under which the node gets it.
  /// - Throws: `WebSurfaceError` with `tooMuch`; what comes of a disk that is full.
  func add(_ file: HTTPForm.File, for node: Int) throws -> String {
    guard waiting.count < mostFiles else {
      throw WebSurfaceError(.tooMuch, "\(mostFiles) files wait already; none more is taken.")
    }
    let bytes = waiting.values.reduce(file.count) { $0 + ($1.kept?.byteCount ?? 0) }
    guard bytes <= mostBytes else {
      throw WebSurfaceError(
        .tooMuch,
        "The files are larger than \(mostBytes / 1_000_000) MB together; no more is taken.")
    }
    makeRoom(for: bytes)
    let reference = try SecureToken().text
    let name = file.filename.isEmpty ? "" : WebSite.plainName(file.filename)
    let type = String(file.contentType.prefix { $0 != ";" })
    switch file.content {
    case .bytes(let bytes):
      let data = TakenFile(name: name, mediaType: type, content: .data(Data(bytes)))
      waiting[reference] = Upload(node: node, file: data, kept: nil)
    case .file(let temporary):
      let folder = try TemporaryFolder()
      let url = folder.url(name)
      try temporary.move(to: url.path)
      waiting[reference] = Upload(
        node: node, file: TakenFile(name: name, mediaType: type, content: .file(url)),
        kept: Kept(folder: folder, byteCount: file.count))
    }
    return reference
  }

  /// Hands a file over, once.
  func take(_ reference: String, for node: Int) -> TakenFile? {
    guard let upload = waiting[reference], upload.node == node else { return nil }
    waiting[reference] = nil
    if let kept = upload.kept { taken.append(kept) }
    return upload.file
  }

  /// A file that was taken, as a file with its own name.
  ///
  /// - Throws: What comes of a disk that is full.
  func onDisk(_ file: TakenFile) throws -> URL {
    switch file.content {
    case .file(let url): return url
    case .data(let data):
      let folder = try TemporaryFolder()
      let url = folder.url(file.name)
      try data.write(to: url)
      TransientFiles.makePrivate(url)
      taken.append(Kept(folder: folder, byteCount: data.count))
      return url
    }
  }

  /// Lets go what was taken longest ago, where more would be kept than a window may.
  private func makeRoom(for bytes: Int) {
    var kept = taken.reduce(bytes) { $0 + $1.byteCount }
    while kept > mostBytes || taken.count > mostFiles * 4, let oldest = taken.first {
      kept -= oldest.byteCount
      taken.removeFirst()
    }
  }
}

/// A folder that only this user may read; it is deleted with all in it when nothing refers to it.
private final class TemporaryFolder {
  private let folder: URL

  init() throws { folder = try TransientFiles.makeFolder() }

  deinit {
    // What can't be removed goes when the program is started again.
    _ = Result { try FileManager.default.removeItem(at: folder) }
  }

  /// Returns the URL of the file with the name that a person gave it.
  func url(_ name: String) -> URL { folder.appending(path: WebSite.plainName(name)) }
}
