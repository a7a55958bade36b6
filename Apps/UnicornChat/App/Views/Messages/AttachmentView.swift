import AVKit
import SwiftUI
import UnicornChatModel

/// A picture as it is, anything else by its name, kind and size.
struct AttachmentView: View {
  let attachment: Attachment
  let screen: ThreadScreen
  @Environment(\.locale) private var locale

  var body: some View {
    if attachment.kind == .picture {
      Button {
        screen.picture = attachment
      } label: {
        StoredPicture(attachment: attachment, bounds: CGSize(width: 260, height: 300))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Picture: \(attachment.name)")
      .accessibilityHint("Shows it large")
    } else {
      VStack(alignment: .leading, spacing: 4) {
        if attachment.isPlayed { AttachmentPlayer(attachment: attachment, store: screen.manager.store) }
        Button {
          screen.saved = attachment
        } label: {
          FileCard(attachment: attachment)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(attachment.title): \(attachment.name), \(attachment.details(in: locale))")
        .accessibilityHint("Saves it")
      }
    }
  }
}

/// A view that plays a recording or a film.
private struct AttachmentPlayer: View {
  let attachment: Attachment
  @State private var player: AVPlayer

  init(attachment: Attachment, store: ChatStore) {
    self.attachment = attachment
    _player = State(initialValue: AVPlayer(url: store.url(of: attachment)))
  }

  var body: some View {
    VideoPlayer(player: player)
      .frame(width: 280, height: attachment.kind == .video ? 210 : 48)
      .accessibilityLabel("Play \(attachment.name)")
  }
}

/// A picture of the store, fitted into bounds whose room it takes before it is there.
struct StoredPicture: View {
  let attachment: Attachment
  let bounds: CGSize
  @Environment(ModelManager.self) private var manager

  var body: some View {
    let size = fitted
    AsyncImage(url: manager.store.url(of: attachment)) { phase in
      if let image = phase.image {
        image.resizable().aspectRatio(contentMode: .fit)
      } else if phase.error != nil {
        Label("Can’t be shown", systemImage: "photo.badge.exclamationmark")
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(width: size.width, height: size.height)
          .background(.quaternary)
      } else {
        Rectangle().fill(.quaternary)
      }
    }
    .frame(width: size.width, height: size.height)
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var fitted: CGSize {
    let width = Double(max(1, attachment.width ?? 4))
    let height = Double(max(1, attachment.height ?? 3))
    let scale = min(bounds.width / width, bounds.height / height)
    // Very wide and very tall ones stay large enough to be pressed.
    return CGSize(width: max(44, width * scale), height: max(44, height * scale))
  }
}

/// A file by its name, with what it is and how large.
struct FileCard: View {
  let attachment: Attachment
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: attachment.symbol)
        .font(.title3)
        .frame(width: 36, height: 36)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: attachment.name).font(.subheadline).bold().lineLimit(2).truncationMode(.middle)
        Text(verbatim: attachment.details(in: locale)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 4)
      Image(systemName: "arrow.down.circle").foregroundStyle(.secondary)
    }
    .padding(10)
    .frame(width: 280, alignment: .leading)
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 14))
  }
}

extension Attachment {
  /// Whether it is something to hear or to watch.
  var isPlayed: Bool { kind == .audio || kind == .video }

  var symbol: String {
    switch kind {
    case .picture: "photo"
    case .audio: "waveform"
    case .video: "film"
    case .file: mediaType == "application/pdf" ? "doc.richtext" : "doc"
    }
  }

  var title: LocalizedStringResource {
    switch kind {
    case .picture: "Picture"
    case .audio: "Audio"
    case .video: "Video"
    case .file: "File"
    }
  }

  /// The name with its beginning and its end, where it is a long one.
  var shortName: String { name.count > 24 ? "\(name.prefix(12))…\(name.suffix(10))" : name }

  /// How long and how large it is, and of which type: `0:12 · 1.2 MB · audio/mpeg`.
  func details(in locale: Locale) -> String {
    var parts: [String] = []
    if let duration, duration.isFinite, duration >= 0, duration < 360_000 {
      let seconds = Int(duration.rounded())
      parts.append("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
    }
    parts.append(Int64(byteCount).formatted(.byteCount(style: .file).locale(locale)))
    let end = name.split(separator: ".").last.map(String.init) ?? ""
    parts.append(name.contains(".") && end.count <= 5 ? end.uppercased() : mediaType)
    return parts.joined(separator: " · ")
  }
}
