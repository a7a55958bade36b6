import Foundation
import Storage

/// The folder with the contents of attachments, each in a file under a generated name.
///
/// A file is written under a temporary name, synced and renamed before anything refers to it, and removed after nothing
/// does any more. So what is referred to is there and whole, whenever a process ends. What was left over is swept by the
/// names that the store has noted (`LooseFiles`); a file that it never named stays.
struct AttachmentFiles: Sendable {
  let folder: URL

  /// The most bytes of one attachment.
  static let limit = 100_000_000
  private static let chunk = 1 << 18
  private static let temporary = ".part"

  init(folder: URL) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UnicornChatError(
        .file, "The folder \(folder.path) can't be made: \(error.localizedDescription)", underlying: error)
    }
  }

  /// A file's name: nothing in it comes from outside.
  static func name(_ id: UUID, mediaType: String) -> String {
    "\(id.uuidString.lowercased()).\(FileFormat.fileExtension(of: mediaType))"
  }

  /// The part of a file's name that all files of one attachment have in common.
  static func stem(_ id: UUID) -> String { id.uuidString.lowercased() }
  static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  // MARK: Taking in

  /// Takes content in, and says what it is.
  /// - Parameters:
  ///   - next: the next bytes, nothing at the end; at most some hundred KB at once.
  ///   - name: what the content is called, for messages.
  /// - Returns: what the content is, with its size and checksum; it lies in the file with the identifier's name.
  /// - Throws: `tooLarge`, `file`, and what `next` throws; nothing is left then.
  func take(
    _ id: UUID, named name: String, _ next: () throws -> ArraySlice<UInt8>
  ) throws -> (format: FileFormat, byteCount: Int, checksum: [UInt8]) {
    // A name that nothing else has, also where two processes take the same in.
    let part = url("\(id.uuidString.lowercased()).\(UUID().uuidString)\(Self.temporary)").path
    let descriptor = open(part, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw UnicornChatError.file(folder.path, "written") }
    defer { close(descriptor) }
    do {
      var count = 0
      let checksum = Checksum()
      while true {
        let bytes = try next()
        if bytes.isEmpty { break }
        checksum.add(bytes)
        count += bytes.count
        guard count <= Self.limit else { throw Self.tooLarge(name) }
        try write(bytes, to: descriptor, part)
      }
      let format = FileFormat(FileBytes(descriptor: descriptor, count: count))
      guard fsync(descriptor) == 0 else { throw UnicornChatError.file(part, "written") }
      let final = url(Self.name(id, mediaType: format.mediaType)).path
      guard rename(part, final) == 0 else { throw UnicornChatError.file(final, "made") }
      try syncFolder()
      return (format, count, checksum.finish())
    } catch {
      unlink(part)
      throw error
    }
  }

  static func tooLarge(_ name: String) -> UnicornChatError {
    UnicornChatError(
      .tooLarge,
      "\(name) is larger than \(limit / 1_000_000) MB, which is the most that can be sent. "
        + "Send a smaller one, or a link to it.")
  }

  private func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ path: String) throws {
    try bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else { throw UnicornChatError.file(path, "written") }
        done += written
      }
    }
  }

  private func syncFolder() throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UnicornChatError.file(folder.path, "read") }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw UnicornChatError.file(folder.path, "written") }
  }

  /// The bytes of a file, one piece after the other.
  /// - Throws: `notFound` for what isn't there or is no file, `tooLarge`, `file`.
  /// - Parameter name: what the content is called, for messages.
  static func pieces<T>(
    of file: URL, named name: String, _ body: (() throws -> ArraySlice<UInt8>) throws -> T
  ) throws -> T {
    // Without waiting for whoever would write into a pipe.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR {
        throw UnicornChatError(.notFound, "There is no file \(file.path).")
      }
      throw UnicornChatError.file(file.path, "read")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw UnicornChatError(.notFound, "\(file.path) is not a file.")
    }
    // Before anything is copied; what grows meanwhile is noticed there.
    if Int(status.st_size) > limit { throw tooLarge(name) }
    return try body {
      let bytes = try [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        while true {
          count = Foundation.read(descriptor, buffer.baseAddress, chunk)
          if count >= 0 { return }
          count = 0
          if errno != EINTR { throw UnicornChatError.file(file.path, "read") }
        }
      }
      return bytes[...]
    }
  }

  // MARK: Removing

  /// Removes files that nothing refers to. One that can't be removed is left to the next sweep.
  func remove(_ names: [String]) {
    for name in names { unlink(url(name).path) }
  }

  /// Removes all files of attachments by the common part of their names.
  func remove(stems: Set<String>) throws {
    if stems.isEmpty { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw UnicornChatError(
        .file, "The folder \(folder.path) can't be read: \(error.localizedDescription)", underlying: error)
    }
    remove(names.filter { stems.contains(Self.stem($0)) })
  }
}
