import SwiftUI
import UnicornChatModel

/// The pictures, files and links of a conversation, newest first.
struct SharedContent: View {
  /// So many messages are looked through, and so many of each kind are shown.
  private static let searched = 1_000
  private static let most = 12

  let conversation: Conversation.ID
  @Environment(\.locale) private var locale
  @Environment(ModelManager.self) private var manager
  @State private var saved: Attachment?
  @State private var picture: Attachment?

  var body: some View {
    switch shared {
    case .loading: ProgressView()
    case .failed(let reason): Section("Shared") { Text(verbatim: reason).foregroundStyle(.secondary) }
    case .loaded(let shared):
      if !shared.pictures.isEmpty {
        Section("Pictures") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 8) {
            ForEach(shared.pictures) { attachment in
              Button {
                picture = attachment
              } label: {
                StoredPicture(attachment: attachment, bounds: CGSize(width: 90, height: 90))
              }
              .buttonStyle(.plain)
              .accessibilityLabel("Picture: \(attachment.name)")
            }
          }
          .sheet(item: $picture) { SharedPicture(attachment: $0) }
        }
      }
      if !shared.files.isEmpty {
        Section("Files") {
          ForEach(shared.files) { attachment in
            LabeledContent {
              Text(verbatim: attachment.details(in: locale))
            } label: {
              Label(attachment.name, systemImage: attachment.symbol)
            }
          }
        }
      }
      if !shared.links.isEmpty {
        Section("Links") {
          ForEach(shared.links, id: \.self) { LinkCard(url: $0) }
        }
      }
    }
  }

  private struct Shared {
    var pictures: [Attachment] = []
    var files: [Attachment] = []
    var links: [URL] = []
  }

  private var shared: LoadState<Shared> {
    do {
      var shared = Shared()
      for message in try manager.store.messages(in: conversation, before: nil, limit: Self.searched)
        .reversed()
      where message.unsent == nil {
        for attachment in message.attachments {
          if attachment.kind == .picture {
            if shared.pictures.count < Self.most { shared.pictures.append(attachment) }
          } else if shared.files.count < Self.most {
            shared.files.append(attachment)
          }
        }
        if shared.links.count < Self.most, let link = MessageText.firstLink(in: message),
          !shared.links.contains(link)
        {
          shared.links.append(link)
        }
      }
      return .loaded(shared)
    } catch {
      return .failed(error.localizedDescription)
    }
  }
}

private struct SharedPicture: View {
  let attachment: Attachment
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      StoredPicture(attachment: attachment, bounds: CGSize(width: 560, height: 600))
        .accessibilityLabel(attachment.name)
        .padding()
        .navigationTitle(attachment.name)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
    }
    .presentationSizing(.page)
  }
}
