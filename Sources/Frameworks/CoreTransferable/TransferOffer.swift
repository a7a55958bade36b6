import Foundation
import UniformTypeIdentifiers

/// The content of a transfer: data, a file, or a value within the process.
package enum TransferContent: Sendable {
  case data(Data)
  /// A file; `isOriginal` indicates whether it may be used in place, or is the sender's own.
  case file(URL, isOriginal: Bool)
  case value(any Sendable)
}

/// One way to transfer an item, after all modifiers, proxies and nesting: a leaf of the tree of
/// representations.
package struct TransferOffer<Item: Transferable>: Sendable {
  package enum Form: Sendable {
    case data(UTType)
    /// A file; `inPlace` indicates whether the importer prefers the original to a copy.
    case file(UTType, inPlace: Bool)
    /// A value of a type, for another module that understands it.
    case value(any Sendable.Type)
  }

  package var form: Form
  /// A closure that creates the content of an item, or nil for an offer that only imports. It returns nil if
  /// it turns out not to apply to the item, so that the next offer is tried.
  package var exporting: (@Sendable (Item) async throws -> TransferContent?)?
  /// A closure that creates an item from content in the offer's form, or nil for an offer that only exports.
  package var importing: (@Sendable (TransferContent) async throws -> Item)?
  package var visibility = TransferRepresentationVisibility.all
  /// A closure that returns whether the item can be exported this way; nil stands for always.
  package var condition: (@Sendable (Item) -> Bool)?
  package var fileName: (@Sendable (Item) -> String?)?

  package init(
    form: Form, exporting: (@Sendable (Item) async throws -> TransferContent?)? = nil,
    importing: (@Sendable (TransferContent) async throws -> Item)? = nil
  ) {
    self.form = form
    self.exporting = exporting
    self.importing = importing
  }

  /// The type of the data or file, or nil for a value.
  package var contentType: UTType? {
    switch form {
    case .data(let type), .file(let type, _): type
    case .value: nil
    }
  }

  func isOpen(for item: Item) -> Bool { condition?(item) ?? true }

  /// Returns the content of an item, or throws if the offer doesn't apply to it.
  func content(of item: Item) async throws -> TransferContent {
    guard let exporting, isOpen(for: item), let content = try await exporting(item) else {
      throw TransferError.notExported(Item.self, as: contentType, offered: item.exportedContentTypes())
    }
    return content
  }
}

/// A representation that lists its offers itself instead of being composed of others.
///
/// The ready-made representations and the modifiers conform, as does any representation of another module:
/// the engine requires nothing else of a tree.
package protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation {
  /// Returns the offers in order of preference. Pass `walk` on when asking other representations.
  func offers(in walk: TransferWalk) -> [TransferOffer<Item>]
}

/// A walk through a tree of representations, including the types that proxies name.
package struct TransferWalk: Sendable {
  /// The item types whose representations are being visited, outermost first: a proxy that leads back to one
  /// of them yields no offers.
  private var path: [ObjectIdentifier] = []

  package init() {}

  /// Returns the offers of a representation, or none if it is for another item type.
  package func offers<Item: Transferable>(
    of representation: some TransferRepresentation, for item: Item.Type
  ) -> [TransferOffer<Item>] {
    if let primitive = representation as? any PrimitiveTransferRepresentation<Item> {
      return primitive.offers(in: self)
    }
    guard !(representation is any PrimitiveTransferRepresentation) else { return [] }
    return offers(of: representation.body, for: item)
  }

  /// Returns the offers of a type.
  package func offers<Item: Transferable>(of item: Item.Type) -> [TransferOffer<Item>] {
    guard !path.contains(ObjectIdentifier(item)) else { return [] }
    var inner = self
    inner.path.append(ObjectIdentifier(item))
    return inner.offers(of: Item.transferRepresentation, for: item)
  }
}

extension Transferable {
  /// All offers of this type, in order of preference.
  package static var transferOffers: [TransferOffer<Self>] { TransferWalk().offers(of: Self.self) }
}
