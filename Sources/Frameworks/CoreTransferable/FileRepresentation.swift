import Foundation
import UniformTypeIdentifiers

/// A file that an item was exported to.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// A Boolean value that indicates whether the receiver may use the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a reference to an exported file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an item is imported from.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file. A copy is removed when the importing closure returns: move or copy it to keep it.
  public let file: URL
  /// A Boolean value that indicates whether this is the sender's own file, not a copy.
  public let isOriginalFile: Bool
}

/// A representation of an item as a file. Contents are only read into memory if data is requested.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType
  private let opensInPlace: Bool
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a representation that exports and imports.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: A Boolean value that indicates whether the original is shared, if both
  ///     sides allow it. Otherwise `importing` receives a copy.
  ///   - exporting: A closure that returns the file. The receiver gets a copy unless the file allows access
  ///     to the original; the file itself stays in place and remains the app's to remove.
  ///   - importing: A closure that creates an item from a file. A copy is removed when the closure returns.
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

  /// Creates a representation that only exports.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: A Boolean value that indicates whether the receiver may use the original,
  ///     if the file allows it as well.
  ///   - exporting: A closure that returns the file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    opensInPlace = shouldAllowToOpenInPlace
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that only imports.
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
