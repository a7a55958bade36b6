import Synchronization

/// The files of a folder. Tags are remembered as long as the file is the same.
final class FolderFiles: Sendable {
  private let folder: String
  private let tags = Mutex<[OpenFile.Identity: EntityTag]>([:])

  /// Remembered at most; then all are forgotten.
  private static let maximumTags = 4_096

  init(folder: String) { self.folder = folder }

  func find(_ names: [String]) -> FoundFile? {
    guard let last = names.last, let file = OpenFile.within(folder, names) else { return nil }
    guard let tag = tags.withLock({ $0[file.identity] }) ?? file.tag() else { return nil }
    tags.withLock { tags in
      if tags.count >= FolderFiles.maximumTags { tags = [:] }
      tags[file.identity] = tag
    }
    return FoundFile(content: .file(file), contentType: ContentType.of(last), tag: tag)
  }
}
