import SwiftUI
import UnicornChatModel

/// An address of a message with what is known of it on this machine: title, summary and picture where the data have
/// the page, else the host and what the path says.
struct LinkCard: View {
  let url: URL
  @Environment(ModelManager.self) private var manager

  var body: some View {
    let preview = manager.linkPreviews.preview(of: url)
    Link(destination: url) {
      VStack(alignment: .leading, spacing: 0) {
        if let picture = preview?.picture {
          AsyncImage(url: picture) { image in
            image.resizable().aspectRatio(contentMode: .fill)
          } placeholder: {
            Rectangle().fill(.quaternary)
          }
          .frame(width: 280, height: 140)
          .clipped()
          .accessibilityHidden(true)
        }
        HStack(spacing: 10) {
          if preview?.picture == nil {
            Image(systemName: "link")
              .frame(width: 32, height: 32)
              .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
              .accessibilityHidden(true)
          }
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: preview?.title ?? title).font(.subheadline).bold().lineLimit(2)
            if let summary = preview?.summary {
              Text(verbatim: summary).font(.caption).foregroundStyle(.secondary).lineLimit(2)
                .multilineTextAlignment(.leading)
            }
            Text(verbatim: host).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        .padding(10)
      }
      .frame(width: 280, alignment: .leading)
      .background(.quaternary.opacity(0.5))
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    .foregroundStyle(.primary)
  }

  /// In ASCII, so that no letter in it passes for another.
  private var host: String {
    let host = url.host(percentEncoded: false) ?? url.absoluteString
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The last part of the path as words, where it has some.
  private var title: String {
    let name = url.deletingPathExtension().lastPathComponent.removingPercentEncoding ?? ""
    let words = name.split { "-_+".contains($0) || $0.isWhitespace }.joined(separator: " ").prefix(80)
    guard words.contains(where: \.isLetter) else { return host }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// A place that a message shares.
struct PlaceCard: View {
  let place: Place
  @Environment(\.locale) private var locale

  var body: some View {
    if let url {
      Link(destination: url) { label }.foregroundStyle(.primary)
    } else {
      label
    }
  }

  private var label: some View {
    HStack(spacing: 10) {
      Image(systemName: "mappin.and.ellipse")
        .foregroundStyle(.red)
        .frame(width: 32, height: 32)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: place.name ?? locale.text("Location")).font(.subheadline).bold().lineLimit(2)
        if let address = place.address { Text(verbatim: address).font(.caption).foregroundStyle(.secondary) }
      }
    }
    .padding(10)
    .frame(width: 280, alignment: .leading)
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 14))
  }

  private var url: URL? {
    guard let latitude = place.latitude, let longitude = place.longitude, (-90...90).contains(latitude),
      (-180...180).contains(longitude)
    else { return nil }
    return URL(string: "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)")
  }
}
