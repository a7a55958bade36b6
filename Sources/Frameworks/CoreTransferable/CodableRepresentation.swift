import Foundation
import UniformTypeIdentifiers

/// Transfers an item as the data that its coding makes, JSON unless another coder is given.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never

  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Transfers with coders of your own, which are used for each item anew and must not be changed meanwhile.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    self.contentType = contentType
    self.encoder = encoder
    self.decoder = decoder
  }

  /// Transfers as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    [
      TransferOffer(
        form: .data(contentType),
        exporting: { [encoder] in .data(try encoder.encode($0)) },
        importing: { [decoder] content in
          guard case .data(let data) = content else { throw TransferError.wrongForm("data") }
          return try decoder.decode(Item.self, from: data)
        })
    ]
  }
}
