import CoreTransferable
import SwiftUI
import UnicornChatModel
import UniformTypeIdentifiers

/// A button that saves a conversation as the JSON that `beckon suggest` reads.
struct ExportButton: View {
  let conversation: Conversation
  @Environment(ModelManager.self) private var manager
  @State private var isExporting = false
  @State private var outcome: Failure?

  var body: some View {
    Button("Export Conversation", systemImage: "square.and.arrow.up") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting,
        item: isExporting ? ConversationFile(id: conversation.id, store: manager.store) : nil,
        contentTypes: [.json], defaultFilename: "Conversation.json"
      ) { result in
        if case .failure(let error) = result { outcome = Failure("Not Exported", error) }
      }
      .alert($outcome)
  }
}

/// A conversation on its way out, written when it is asked for.
struct ConversationFile: Transferable {
  let id: Conversation.ID
  let store: ChatStore

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { try $0.store.export($0.id) }
  }
}
