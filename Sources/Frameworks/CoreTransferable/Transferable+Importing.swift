import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// Returns the types that values of this type are imported from, by descending preference, without
  /// duplicates.
  public static func importedContentTypes() -> [UTType] {
    var seen = Set<UTType>()
    return transferOffers.filter { $0.importing != nil }.compactMap(\.contentType).filter {
      seen.insert($0).inserted
    }
  }

  /// Returns the types that values of this type are imported from, by descending preference, without
  /// duplicates.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// Creates a value from data.
  ///
  /// The first representation that the data's type conforms to is used. If `contentType` is nil, all are
  /// tried in order until one accepts the data.
  ///
  /// - Throws: ``TransferError`` if no representation applies or accepts the data, the error of the
  ///   representation's closure, or `CancellationError`.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.imported(.data(data), as: contentType)
  }

  /// Creates a value from a file.
  ///
  /// A file representation receives a copy, or the file itself if it prefers to open files in place; a data
  /// representation receives the contents.
  ///
  /// - Parameters:
  ///   - file: The file or folder.
  ///   - contentType: The type of the file; nil derives it from the extension, or tries all representations
  ///     in order.
  public init(importing file: URL, contentType: UTType?) async throws {
    let content = TransferContent.file(file, isOriginal: true)
    guard contentType == nil else {
      self = try await Self.imported(content, as: contentType)
      return
    }
    let type = TransferFiles.contentType(of: file)
    let known = type.map { type in Self.importedContentTypes().contains { type.conforms(to: $0) } } ?? false
    self = try await Self.imported(content, as: known ? type : nil)
  }

  /// Returns a value created from content. A file that has to be written for a file representation gets the
  /// suggested name.
  @concurrent
  package static func imported(
    _ content: TransferContent, as contentType: UTType?, suggestedName: String? = nil
  ) async throws -> Self {
    var firstError: (any Error)?
    for offer in transferOffers {
      guard let type = offer.contentType, let importing = offer.importing else { continue }
      guard contentType?.conforms(to: type) ?? true else { continue }
      try Task.checkCancellation()
      do {
        return try await hand(content, suggestedName, in: offer.form, to: importing)
      } catch  where contentType == nil && !(error is CancellationError) {
        firstError = firstError ?? error
      }
    }
    let accepted = importedContentTypes()
    guard let contentType else {
      throw TransferError(
        .notRecognized,
        "\(Self.self) doesn't recognize the content. It is imported from "
          + (accepted.isEmpty ? "nothing." : accepted.map(\.identifier).joined(separator: ", ") + "."),
        supported: accepted, underlying: firstError)
    }
    throw TransferError.notImported(Self.self, from: contentType, accepted: accepted)
  }

  /// Passes content to a closure in the form of an offer. A copy of a file exists for the duration of the
  /// call.
  private static func hand(
    _ content: TransferContent, _ suggestedName: String?, in form: TransferOffer<Self>.Form,
    to importing: @Sendable (TransferContent) async throws -> Self
  ) async throws -> Self {
    switch (form, content) {
    case (.data, .file(let file, _)):
      return try await importing(.data(TransferFiles.contents(of: file)))
    case (.file(_, inPlace: false), .file(let file, _)),
      (.file(_, inPlace: true), .file(let file, isOriginal: false)):
      let folder = try TransferFiles.temporaryFolder()
      defer { TransferFiles.remove(folder) }
      let copy = folder.appendingPathComponent(file.lastPathComponent)
      try TransferFiles.copy(file, to: copy)
      return try await importing(.file(copy, isOriginal: false))
    case (.file(let type, _), .data(let data)):
      let folder = try TransferFiles.temporaryFolder()
      defer { TransferFiles.remove(folder) }
      let name = TransferFiles.name(suggestedName ?? String(describing: Self.self), for: type)
      let file = folder.appendingPathComponent(name)
      try TransferFiles.write(data, to: file)
      return try await importing(.file(file, isOriginal: false))
    default:
      return try await importing(content)
    }
  }
}
