import Foundation
import UniformTypeIdentifiers

/// A representation of an item as its encoded form, in JSON unless another coder is given.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never

  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Creates a representation with custom coders, which are used for each item and must not be changed
  /// meanwhile.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    self.contentType = contentType
    self.encoder = encoder
    self.decoder = decoder
  }

  /// Creates a representation as JSON.
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
