import CoreTransferable
import SwiftUI
import UnicornChatModel
import UniformTypeIdentifiers

/// A modifier that saves the attachment that a person chose elsewhere.
struct AttachmentSaving: ViewModifier {
  let screen: ThreadScreen

  func body(content: Content) -> some View {
    let saved = screen.saved
    content.fileExporter(
      isPresented: Binding(get: { screen.saved != nil }, set: { if !$0 { screen.saved = nil } }),
      item: saved.map { StoredFile(attachment: $0, store: screen.manager.store) },
      contentTypes: [saved.flatMap { UTType(mimeType: $0.mediaType) } ?? .data], defaultFilename: saved?.name
    ) { result in
      if case .failure(let error) = result { screen.failure = Failure("Not Saved", error) }
    }
  }
}

/// A file of the store on its way out, looked at before it goes.
struct StoredFile: Transferable {
  let attachment: Attachment
  let store: ChatStore

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) {
      SentTransferredFile(try $0.store.checkedURL(of: $0.attachment))
    }
    .suggestedFileName { $0.attachment.name }
  }
}
