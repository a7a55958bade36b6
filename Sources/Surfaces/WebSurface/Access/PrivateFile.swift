import Foundation

/// A file that its owner alone may read (mode 0600).
enum PrivateFile {
  /// Writes a file beside its place and puts it there whole; what stood there before is replaced, a link too.
  ///
  /// - Throws: `WebSurfaceError` with `cannotKeep`.
  static func write(_ data: Data, to url: URL) throws {
    let draft = url.path + ".new"
    unlink(draft)
    let file = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure(url) }
    let written = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    let isWhole = written == data.count && fsync(file) == 0
    let problem = failure(url)
    close(file)
    guard isWhole, rename(draft, url.path) == 0 else {
      unlink(draft)
      throw problem
    }
  }

  private static func failure(_ url: URL) -> WebSurfaceError {
    WebSurfaceError(.cannotKeep, "\(url.path) can't be written: \(String(cString: strerror(errno))).")
  }
}
