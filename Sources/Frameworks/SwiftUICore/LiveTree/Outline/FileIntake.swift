/// The settings of a button that takes files from a person: the surface lets them choose and hands the
/// files over.
package struct FileIntake: Sendable {
  /// The identifiers of the types that are taken; empty takes any.
  package let typeIdentifiers: [String]
  package let allowsSeveral: Bool
  /// The closure that takes the files.
  package let take: @MainActor @Sendable ([TakenFile]) -> Void

  package init(
    typeIdentifiers: [String], allowsSeveral: Bool,
    take: @escaping @MainActor @Sendable ([TakenFile]) -> Void
  ) {
    self.typeIdentifiers = typeIdentifiers
    self.allowsSeveral = allowsSeveral
    self.take = take
  }
}

/// A file that a person has chosen.
package struct TakenFile: Hashable, Sendable {
  /// The source of a file's bytes.
  package enum Content: Hashable, Sendable {
    case data(Data)
    /// A file on disk, which the code that takes it over may keep.
    case file(URL)
  }

  /// The file name that the person sees. Never a path.
  package let name: String
  /// The type that the surface knows of, such as `image/png`; nil where it knows none.
  package let mediaType: String?
  package let content: Content

  package init(name: String, mediaType: String? = nil, content: Content) {
    self.name = name
    self.mediaType = mediaType
    self.content = content
  }
}

/// The key of the settings with which a button takes files.
package enum FileIntakeKey: NodeAttributeKey {
  package typealias Value = FileIntake
}
