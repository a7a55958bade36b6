import SwiftUI
import UniformTypeIdentifiers

/// Files that people choose, and those that they get.
struct FilesScreen: View {
  @State private var isChoosing = false
  @State private var isSaving = false
  @State private var text = "Basil, every two days"
  @State private var outcome = "Nothing yet"

  var body: some View {
    Form {
      Section {
        Button("Open a text") { isChoosing = true }
          .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText]) { open($0) }
        TextField("Text", text: $text, axis: .vertical)
        Button("Save the text") { isSaving = true }
          .fileExporter(
            isPresented: $isSaving, document: Note(text: text), contentType: .plainText,
            defaultFilename: "Note"
          ) { result in
            switch result {
            case .success(let url): outcome = "Saved \(url.lastPathComponent)"
            case .failure(let error): outcome = "Not saved: \(error.localizedDescription)"
            }
          }
      } footer: {
        Text(outcome).accessibilityIdentifier("outcome")
      }
    }
  }

  private func open(_ result: Result<URL, any Error>) {
    do {
      let url = try result.get()
      let isScoped = url.startAccessingSecurityScopedResource()
      defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
      text = try String(contentsOf: url, encoding: .utf8)
      outcome = "Opened \(url.lastPathComponent)"
    } catch {
      outcome = "Not opened: \(error.localizedDescription)"
    }
  }
}

/// A text as a document.
private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]

  let text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
