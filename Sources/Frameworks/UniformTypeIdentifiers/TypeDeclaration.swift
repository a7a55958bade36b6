import Foundation

/// The declaration of one type. Types are named by identifier, so a declaration may name parents that nobody
/// has declared.
final class TypeDeclaration: Sendable {
  /// The source that says that the type exists.
  enum Origin: Sendable {
    /// The table of system types.
    case system
    /// The running program: `init(exportedAs:)`, `init(importedAs:)` or its `Info.plist`.
    case program
    /// Nobody; made from a tag.
    case dynamic
    /// Nobody; only its identifier is known.
    case undeclared
  }

  let identifier: String
  let origin: Origin
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let summary: String?
  let version: Int?
  let referenceURL: URL?
  /// Descriptions by language code, from the MIME database.
  let localizedSummaries: [String: String]

  init(
    _ identifier: String, origin: Origin, parents: [String] = [], extensions: [String] = [],
    mimeTypes: [String] = [], summary: String? = nil, version: Int? = nil, referenceURL: URL? = nil,
    localizedSummaries: [String: String] = [:]
  ) {
    self.identifier = identifier
    self.origin = origin
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.summary = summary
    self.version = version
    self.referenceURL = referenceURL
    self.localizedSummaries = localizedSummaries
  }
}
