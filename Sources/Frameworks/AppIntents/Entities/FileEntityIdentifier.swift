/// The identifier of an entity that stands for a file: the file's URL, or a name for a draft that was never
/// saved.
public struct FileEntityIdentifier: Hashable, Codable, Sendable {
  private enum Source: Hashable, Codable {
    case file(URL)
    case draft(String)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// Returns the identifier of a file.
  ///
  /// - Throws: `IntentRunError` with `badURL` when `url` is no file URL.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else {
      throw IntentRunError(.badURL, "A file is identified by a file URL, and not by \(url.absoluteString).")
    }
    return FileEntityIdentifier(.file(url.standardizedFileURL))
  }

  /// Returns the identifier of a document that has not been saved yet.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(.draft(identifier))
  }

  /// The URL of the file, or nil for a draft.
  public var fileURL: URL? {
    if case .file(let url) = source { url } else { nil }
  }

  /// The name of the draft, or nil for a file.
  public var draftIdentifier: String? {
    if case .draft(let identifier) = source { identifier } else { nil }
  }

  /// A Boolean value that indicates whether the document has not been saved yet.
  public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The URL of the file, or `draft:` and the name of the draft.
  public var entityIdentifierString: String {
    switch source {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  /// Returns the identifier that a text represents: a draft after `draft:`, else a file URL, or nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return .draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
    return FileEntityIdentifier(.file(url))
  }
}
