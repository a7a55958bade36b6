import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// Returns the types that values of this type may be exported as, by descending preference, without
  /// duplicates.
  ///
  /// - Parameter visibility: The relation to the receiver; representations only for the program itself are
  ///   left out for others.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    unique(transferOffers.filter { $0.exporting != nil && visibility.admits($0.visibility) })
  }

  /// Returns the types that this value can be exported as, by descending preference, without duplicates. The
  /// conditions of the representations are checked, except those behind an asynchronous proxy.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.unique(
      Self.transferOffers.filter {
        $0.exporting != nil && visibility.admits($0.visibility) && $0.isOpen(for: self)
      })
  }

  /// The suggested name for a file of this value: that of the first representation that has one.
  public var suggestedFilename: String? {
    Self.transferOffers.lazy
      .filter { $0.exporting != nil && $0.isOpen(for: self) }
      .compactMap { $0.fileName?(self) }.first
  }

  /// Returns this value as data, from the first representation whose type conforms to the requested one.
  ///
  /// A file representation is read into memory; prefer ``export(to:contentType:)`` if it may be large.
  ///
  /// - Parameter contentType: The type to conform to, such as `.image`, or nil for the preferred one.
  /// - Throws: ``TransferError`` if no representation applies, the error of the representation's closure, or
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
  /// The file is named after ``suggestedFilename``, else after the representation's file, else after the type
  /// of the value; a number is added if the name is taken. After a failure nothing is left behind.
  ///
  /// - Parameters:
  ///   - destinationDirectory: An existing folder.
  ///   - contentType: The type to conform to, or nil for the preferred one.
  /// - Returns: The URL of the file, which the caller owns.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    try await transferExport(as: contentType).write(to: destinationDirectory)
  }

  /// Calls a closure with this value as a file.
  ///
  /// The closure receives the original if the representation allows it, else a file that is removed when the
  /// closure returns. It runs on the caller's actor.
  ///
  /// - Parameters:
  ///   - contentType: The type to conform to, or nil for the preferred one.
  ///   - fileHandler: A closure that receives the URL of the file.
  public nonisolated(nonsending) func withExportedFile<Result>(
    contentType: UTType?, fileHandler: nonisolated(nonsending) (URL) async throws -> Result
  ) async throws -> Result {
    let export = try await transferExport(as: contentType)
    if case .file(let original, isOriginal: true) = export.content { return try await fileHandler(original) }
    let folder = try TransferFiles.temporaryFolder()
    defer { TransferFiles.remove(folder) }
    return try await fileHandler(try await export.write(to: folder))
  }

  /// Returns this value in the first form that applies, for a receiver.
  ///
  /// - Parameters:
  ///   - contentType: The type to conform to, or nil for the preferred one.
  ///   - visibility: The relation to the receiver; `.ownProcess` sees everything.
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

/// An exported item with the suggested name of its file.
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
