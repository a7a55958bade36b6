import CoreTransferable
import SwiftUI
import UnicornChatModel
import UniformTypeIdentifiers

/// Saves the attachment that a person chose elsewhere.
struct AttachmentSaving: ViewModifier {
  let screen: ThreadScreen

  func body(content: Content) -> some View {
    let saved = screen.saved
    content.fileExporter(
      isPresented: Binding(get: { screen.saved != nil }, set: { if !$0 { screen.saved = nil } }),
      item: saved.map { StoredFile(url: screen.manager.store.url(of: $0), name: $0.name) },
      contentTypes: [saved.flatMap { UTType(mimeType: $0.mediaType) } ?? .data], defaultFilename: saved?.name
    ) { result in
      if case .failure(let error) = result { screen.failure = Failure("Not Saved", error) }
    }
  }
}

/// A file of the store on its way out.
struct StoredFile: Transferable {
  let url: URL
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { SentTransferredFile($0.url) }
      .suggestedFileName { $0.name }
  }
}
