import SwiftUI
import UniformTypeIdentifiers

/// A file that is saved elsewhere: a draft, or one that came with a mail.
struct MailFileDocument: FileDocument {
  static let readableContentTypes = [UTType.data, .emailMessage]

  let data: Data

  init(data: Data) { self.data = data }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
