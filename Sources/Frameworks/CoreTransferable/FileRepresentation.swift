import Foundation
import UniformTypeIdentifiers

/// A file that an item is exported to.
public struct SentTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL
  /// Whether the receiver may use the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an item is imported from.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies. A copy is removed when the importing closure returns: move or copy it to keep it.
  public let file: URL
  /// Whether this is the sender's own file rather than a copy.
  public let isOriginalFile: Bool
}

/// Transfers an item as a file. Contents are never read into memory unless somebody asks for data.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType
  private let opensInPlace: Bool
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Transfers both ways.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether to import, and to let others import, the original where both sides
  ///     allow it. Otherwise `importing` receives a copy.
  ///   - exporting: Makes or names the file. Who asked receives a copy, unless the file allows access to the
  ///     original; the file itself stays where it is and is yours to remove.
  ///   - importing: Makes an item of a file. A copy is removed when it returns.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    opensInPlace = shouldAttemptToOpenInPlace
    self.exporting = exporting
    self.importing = importing
  }

  /// Exports only.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether the receiver may use the original, if the file allows it as well.
  ///   - exporting: Makes or names the file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    opensInPlace = shouldAllowToOpenInPlace
    self.exporting = exporting
    importing = nil
  }

  /// Imports only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    opensInPlace = shouldAttemptToOpenInPlace
    exporting = nil
    self.importing = importing
  }
}

extension FileRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    [
      TransferOffer(
        form: .file(contentType, inPlace: opensInPlace),
        exporting: exporting.map { exporting in
          { [opensInPlace] item in
            let sent = try await exporting(item)
            return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile && opensInPlace)
          }
        },
        importing: importing.map { importing in
          { content in
            guard case .file(let file, let isOriginal) = content else {
              throw TransferError.wrongForm("a file")
            }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
          }
        })
    ]
  }
}
