import FoundationPlus
import UniformTypeIdentifiers
import ViewCore

extension TakenFile {
  /// The file as an item that is dropped or pasted.
  var item: ExchangeItem {
    // Words come as a file without a name, as a browser has no other; a file with text has one.
    let isWords = name.isEmpty && mediaType?.hasPrefix("text/plain") == true
    let type =
      isWords
      ? .utf8PlainText
      : mediaType.flatMap { UTType(mimeType: $0) }
        ?? UTType(filenameExtension: (name as NSString).pathExtension)
    let content: ExchangeItem.Content =
      switch self.content {
      case .data(let data): .data(data)
      case .file(let url): .file(url)
      }
    return ExchangeItem(
      contentType: (type ?? .data).identifier, name: name.isEmpty ? nil : name, content: content)
  }

  /// The file on disk, which is the app's from then on.
  func onDisk() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let url = folder.appending(path: WebSite.plainName(name))
    switch content {
    case .data(let data): try data.write(to: url)
    case .file(let source): try FileManager.default.copyItem(at: source, to: url)
    }
    return url
  }
}
