import Foundation
import UniformTypeIdentifiers

/// A representation of an item as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation that exports and imports.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: A closure that creates the data of an item. Its error is passed to the caller that
  ///     requested the data.
  ///   - importing: A closure that creates an item from data. Its error is passed to the caller that provided
  ///     the data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that only exports.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that only imports.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }
}

extension DataRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    [
      TransferOffer(
        form: .data(contentType),
        exporting: exporting.map { exporting in { .data(try await exporting($0)) } },
        importing: importing.map { importing in
          { content in
            guard case .data(let data) = content else { throw TransferError.wrongForm("data") }
            return try await importing(data)
          }
        })
    ]
  }
}
