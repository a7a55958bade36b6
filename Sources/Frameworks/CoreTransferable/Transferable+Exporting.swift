import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types that values of this type may be exported as, best first, each once.
  ///
  /// - Parameter visibility: Who is to receive them; what only the program itself may see is left out for all
  ///   others.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    unique(transferOffers.filter { $0.exporting != nil && visibility.admits($0.visibility) })
  }

  /// The types that this value can be exported as, best first, each once: conditions of the representations are
  /// asked, except those behind a proxy that takes time to make.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.unique(
      Self.transferOffers.filter {
        $0.exporting != nil && visibility.admits($0.visibility) && $0.isOpen(for: self)
      })
  }

  /// The name that a file of this value would like to have: that of the first representation that gives one.
  public var suggestedFilename: String? {
    Self.transferOffers.lazy
      .filter { $0.exporting != nil && $0.isOpen(for: self) }
      .compactMap { $0.fileName?(self) }.first
  }

  /// This value as data, made by the first representation whose type conforms to the one that is asked for.
  ///
  /// A representation by file is read into memory; ask for ``export(to:contentType:)`` where it may be large.
  /// - Parameter contentType: The type to conform to, such as `.image`; nil for the best there is.
  /// - Throws: ``TransferError`` if no representation fits, what the representation's closure throws, and
  ///   `CancellationError`.
  public func exported(as contentType: UTType?) async throws -> Data {
    let export = try await transferExport(as: contentType)
    switch export.content {
    case .data(let data): return data
    case .file(let file, _): return try TransferFiles.contents(of: file)
    case .value: throw TransferError.wrongForm("data")
    }
  }

  /// Writes this value to a new file.
  ///
  /// The file is named after ``suggestedFilename``, else after the file that the representation makes, else after
  /// the type of the value; a number is added where the name is taken. Nothing is left behind on failure.
  /// - Parameters:
  ///   - destinationDirectory: An existing folder.
  ///   - contentType: The type to conform to; nil for the best there is.
  /// - Returns: The file, which is the caller's.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    try await transferExport(as: contentType).write(to: destinationDirectory)
  }

  /// Lends this value as a file.
  ///
  /// The closure receives the original where the representation allows that, and else a file that is removed when
  /// it returns. It runs on the caller's actor.
  /// - Parameters:
  ///   - contentType: The type to conform to; nil for the best there is.
  ///   - fileHandler: Uses the file.
  public nonisolated(nonsending) func withExportedFile<Result>(
    contentType: UTType?, fileHandler: nonisolated(nonsending) (URL) async throws -> Result
  ) async throws -> Result {
    let export = try await transferExport(as: contentType)
    if case .file(let original, isOriginal: true) = export.content { return try await fileHandler(original) }
    let folder = try TransferFiles.temporaryFolder()
    defer { TransferFiles.remove(folder) }
    return try await fileHandler(try await export.write(to: folder))
  }

  /// This value in the first form that fits, for a receiver at a distance.
  ///
  /// - Parameters:
  ///   - contentType: The type to conform to; nil for the best there is.
  ///   - visibility: Who receives it; `.ownProcess` sees everything.
  @concurrent
  package func transferExport(
    as contentType: UTType?, visibility: TransferRepresentationVisibility = .ownProcess
  ) async throws -> TransferExport {
    for offer in Self.transferOffers {
      guard let type = offer.contentType, let exporting = offer.exporting else { continue }
      guard visibility.admits(offer.visibility), contentType.map(type.conforms) ?? true else { continue }
      try Task.checkCancellation()
      guard offer.isOpen(for: self), let content = try await exporting(self) else { continue }
      try Task.checkCancellation()
      return TransferExport(
        content: content, contentType: type, fileName: offer.fileName?(self),
        fallbackName: String(describing: Self.self))
    }
    throw TransferError.notExported(Self.self, as: contentType, offered: exportedContentTypes(visibility))
  }

  private static func unique(_ offers: [TransferOffer<Self>]) -> [UTType] {
    var seen = Set<UTType>()
    return offers.compactMap(\.contentType).filter { seen.insert($0).inserted }
  }
}

/// An item that was exported, and what its file would be called.
package struct TransferExport: Sendable {
  package let content: TransferContent
  package let contentType: UTType
  package let fileName: String?
  let fallbackName: String

  /// The name of a file for the content, with an extension of its type.
  package var suggestedName: String {
    var name = fileName
    if name == nil, case .file(let file, _) = content { name = file.lastPathComponent }
    return TransferFiles.name(name ?? fallbackName, for: contentType)
  }

  /// Writes the content to a new file in a folder.
  @concurrent
  package func write(to folder: URL) async throws -> URL {
    let isDirectory = contentType.conforms(to: .directory)
    let target = ItemProviderFiles.vacant(suggestedName, in: folder, isDirectory: isDirectory)
    switch content {
    case .data(let data): try TransferFiles.write(data, to: target)
    case .file(let file, _): try TransferFiles.copy(file, to: target)
    case .value: throw TransferError.wrongForm("data or a file")
    }
    return target
  }
}
