import Foundation
import UniformTypeIdentifiers

/// Transfers an item as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Transfers both ways.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Makes the data of an item. What it throws reaches who asked for the data.
  ///   - importing: Makes an item of data. What it throws reaches who gave the data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Exports only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Imports only.
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
