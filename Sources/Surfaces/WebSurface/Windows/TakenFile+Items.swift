import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

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
}
