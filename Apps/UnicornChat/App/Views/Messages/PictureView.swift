import SwiftUI
import UnicornChatModel

/// A picture by itself, with its name and a way to keep it.
struct PictureView: View {
  let attachment: Attachment
  let screen: ThreadScreen
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          StoredPicture(attachment: attachment, bounds: CGSize(width: 560, height: 640))
            .accessibilityLabel(attachment.name)
          Text(verbatim: attachment.details(in: locale)).font(.caption).foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      .navigationTitle(attachment.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        ToolbarItem(placement: .primaryAction) {
          Button("Save", systemImage: "square.and.arrow.down") {
            dismiss()
            screen.saved = attachment
          }
        }
      }
    }
    .presentationSizing(.page)
  }
}
