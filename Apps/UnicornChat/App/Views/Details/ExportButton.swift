import CoreTransferable
import SwiftUI
import UnicornChatModel
import UniformTypeIdentifiers

/// A button that saves a conversation as the JSON that `beckon suggest` reads.
struct ExportButton: View {
  let conversation: Conversation
  @Environment(ModelManager.self) private var manager
  @Environment(\.timeZone) private var timeZone
  @State private var isExporting = false
  @State private var outcome: Failure?

  var body: some View {
    Button("Export Conversation", systemImage: "square.and.arrow.up") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting,
        item: isExporting ? ConversationFile(id: conversation.id, store: manager.store) : nil,
        contentTypes: [.json], defaultFilename: filename
      ) { result in
        if case .failure(let error) = result { outcome = Failure("Not Exported", error) }
      }
      .alert($outcome)
  }

  /// The name of the file: whose conversation it is, and of which day.
  private var filename: String {
    let day = manager.now.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
    return ConversationFile.name(of: conversation.title, day: day)
  }
}

/// A conversation on its way out, written when it is asked for.
struct ConversationFile: Transferable {
  let id: Conversation.ID
  let store: ChatStore

  /// The longest part of a title that names a file, in characters.
  private static let longestTitle = 80

  /// The name of a file for a conversation of a day: `Picnic by the lake 2026-11-21.json`.
  static func name(of title: String, day: String) -> String {
    // What parts folders, or is hidden, is no part of a name.
    let words = title.split { $0.isWhitespace || $0.isNewline || "/\\:*?\"<>|.".contains($0) }
    let name = words.joined(separator: " ").prefix(longestTitle)
    return (name.isEmpty ? "Conversation" : name) + " " + day + ".json"
  }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { try $0.store.export($0.id) }
  }
}
