import Foundation
import SwiftUI
import UnicornMailModel

/// The files that came with a mail, each a button that saves it. None is opened or shown.
struct AttachmentList: View {
  let files: [MailFile]
  @State private var saving: MailFile?
  @Environment(\.locale) private var locale
  @State private var failure: String?
  /// The files that are shown; the rest is counted.
  private static let most = 20

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(files.prefix(AttachmentList.most).indices, id: \.self) { place in
        let file = files[place]
        if file.data == nil {
          Label {
            Text(verbatim: "\(file.name), too much to keep: open its mail alone to save it")
          } icon: {
            Image(systemName: "paperclip")
          }
          .foregroundStyle(.secondary)
        } else {
          Button {
            saving = file
          } label: {
            Label {
              Text(verbatim: "\(file.name), \(size(of: file))")
            } icon: {
              Image(systemName: "paperclip")
            }
          }
          .buttonStyle(.bordered)
          .accessibilityHint("Saves the file.")
        }
      }
      if files.count > AttachmentList.most { Text("And \(files.count - AttachmentList.most) more.") }
      if let failure { Text(verbatim: "Not saved: \(failure)").foregroundStyle(.red) }
    }
    .font(.caption)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Attachments")
    .fileExporter(
      isPresented: Binding(get: { saving != nil }, set: { if !$0 { saving = nil } }),
      document: saving?.data.map { MailFileDocument(data: $0) }, contentType: .data,
      defaultFilename: saving?.name
    ) { result in
      failure = if case .failure(let error) = result { error.localizedDescription } else { nil }
    }
  }

  private func size(of file: MailFile) -> String {
    Int64(file.byteCount).formatted(.byteCount(style: .file).locale(locale))
  }
}
