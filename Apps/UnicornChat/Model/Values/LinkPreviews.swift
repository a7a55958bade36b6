import Foundation

/// The preview of a page of the web: what is known of it without asking anybody.
package struct LinkPreview: Hashable, Sendable {
  package let title: String
  package let summary: String
  /// A file that comes with the model.
  package let picture: URL?
}

/// The pages that the data of this machine knows. Nothing is ever asked of the network.
package struct LinkPreviews: Sendable {
  private let pages: [String: LinkPreview]

  /// Reads what comes with the model.
  /// - Throws: `CastError` with the file and the place in it.
  package static func load() throws -> LinkPreviews {
    let file = try ModelResource.decode(LinkFile.self, from: "links.json")
    let pages = try file.pages.map { page in
      let picture = try page.picture.map { try ModelResource.url("files/\($0)") }
      return (name(of: page.url), LinkPreview(title: page.title, summary: page.summary, picture: picture))
    }
    return LinkPreviews(pages: Dictionary(pages) { first, _ in first })
  }

  /// Returns what is known of a page, or else of the one that it lies below: of a shop's parcel, how it
  /// tracks parcels.
  package func preview(of url: URL) -> LinkPreview? {
    var url = url
    for _ in 0..<8 {
      if let page = pages[Self.name(of: url)] { return page }
      guard url.pathComponents.count > 2 else { return nil }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// Host and path, by which a page is told from others.
  private static func name(of url: URL) -> String {
    let host = url.host()?.lowercased() ?? ""
    let path = url.path(percentEncoded: false)
    return host + (path.hasSuffix("/") ? String(path.dropLast()) : path)
  }
}

/// `links.json`.
private struct LinkFile: Decodable {
  struct Page: Decodable {
    let url: URL
    let title: String
    let summary: String
    let picture: String?
  }

  let pages: [Page]
}
