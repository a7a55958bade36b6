import FoundationPlus
import HTTPServer
import ViewCore

/// The files that a person has handed over to a window, until a view takes them; those that nobody takes go with
/// the window.
@MainActor
final class UploadedFiles {
  private struct Upload {
    let node: Int
    let file: TakenFile
    /// Deletes the file when nobody took it.
    let owner: TemporaryFile?
  }

  private var uploads: [String: Upload] = [:]
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { uploads.count }

  /// Keeps a file for a node.
  ///
  /// - Returns: The reference under which the node gets it.
  /// - Throws: `WebSurfaceError` with `tooMuch`.
  func add(_ file: TakenFile, for node: Int, owner: TemporaryFile? = nil) throws -> String {
    guard uploads.count < limit else {
      throw WebSurfaceError(.tooMuch, "\(limit) files wait already; none more is taken.")
    }
    let reference = try SecureToken().text
    uploads[reference] = Upload(node: node, file: file, owner: owner)
    return reference
  }

  /// Hands a file over, once.
  func take(_ reference: String, for node: Int) -> TakenFile? {
    guard let upload = uploads[reference], upload.node == node else { return nil }
    uploads[reference] = nil
    return upload.file
  }
}
