import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that was dropped or pasted: words, or a file in a private folder, which goes when it was taken in, or with
/// the process.
enum IncomingItem: Transferable {
  case text(String)
  case file(URL)

  var file: URL? {
    if case .file(let url) = self { url } else { nil }
  }

  /// Removes the file with its folder, when it was taken in.
  static func remove(_ file: URL) {
    if TransientFiles.contains(file) { ItemProviderFiles.remove(file.deletingLastPathComponent()) }
  }

  static var transferRepresentation: some TransferRepresentation {
    // It is text, but somebody who brings a file wants to send a file.
    FileRepresentation(
      importedContentType: UTType(importedAs: "net.daringfireball.markdown"), importing: copied)
    DataRepresentation(importedContentType: .utf8PlainText) { .text(String(decoding: $0, as: UTF8.self)) }
    FileRepresentation(importedContentType: .item, importing: copied)
  }

  @Sendable private static func copied(_ received: ReceivedTransferredFile) throws -> IncomingItem {
    let copy = try TransientFiles.makeFolder().appending(path: received.file.lastPathComponent)
    try FileManager.default.copyItem(at: received.file, to: copy)
    TransientFiles.makePrivate(copy)
    return .file(copy)
  }
}
