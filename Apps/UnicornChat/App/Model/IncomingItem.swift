import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that was dropped or pasted: words, or a file in a folder of its own for temporary ones.
enum IncomingItem: Transferable {
  case text(String)
  case file(URL)

  var file: URL? {
    if case .file(let url) = self { url } else { nil }
  }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .utf8PlainText) { .text(String(decoding: $0, as: UTF8.self)) }
    FileRepresentation(importedContentType: .item) { received in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appending(path: received.file.lastPathComponent)
      try FileManager.default.copyItem(at: received.file, to: copy)
      return .file(copy)
    }
  }
}
