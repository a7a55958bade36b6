import Foundation
import UniformTypeIdentifiers

/// What travels: bytes, a file, or a value that stays in the process.
package enum TransferContent: Sendable {
  case data(Data)
  /// A file; `isOriginal` says whether it may be used where it lies, or is the one that the sender keeps.
  case file(URL, isOriginal: Bool)
  case value(any Sendable)
}

/// One way to transfer an item, with all that modifiers, proxies and nesting have made of it: a leaf of the tree
/// of representations.
package struct TransferOffer<Item: Transferable>: Sendable {
  package enum Form: Sendable {
    case data(UTType)
    /// A file; `inPlace` says whether the importer would like the original rather than a copy.
    case file(UTType, inPlace: Bool)
    /// A value of a type, for another module that understands it.
    case value(any Sendable.Type)
  }

  package var form: Form
  /// Makes the content of an item; nil for a way that only imports. Returns nil if, after all, it doesn't hold
  /// for this item, so that the next way is tried.
  package var exporting: (@Sendable (Item) async throws -> TransferContent?)?
  /// Makes an item of content in the offer's form; nil for a way that only exports.
  package var importing: (@Sendable (TransferContent) async throws -> Item)?
  package var visibility = TransferRepresentationVisibility.all
  /// Whether the item can be exported this way; nil for always.
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

  /// The type of the bytes or the file; nil for a value.
  package var contentType: UTType? {
    switch form {
    case .data(let type), .file(let type, _): type
    case .value: nil
    }
  }

  func isOpen(for item: Item) -> Bool { condition?(item) ?? true }

  /// The content of an item, or an error if the offer doesn't hold for it.
  func content(of item: Item) async throws -> TransferContent {
    guard let exporting, isOpen(for: item), let content = try await exporting(item) else {
      throw TransferError.notExported(Item.self, as: contentType, offered: item.exportedContentTypes())
    }
    return content
  }
}

/// A representation that knows its offers itself instead of being composed of others.
///
/// The ready-made representations and the modifiers conform, and so does any representation that another module
/// adds: the engine asks nothing else of a tree.
package protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation {
  /// The offers in order of preference. Pass `walk` on when other representations are asked.
  func offers(in walk: TransferWalk) -> [TransferOffer<Item>]
}

/// A walk through a tree of representations, which leads through the types that proxies name.
package struct TransferWalk: Sendable {
  /// The items whose representations are being asked, outermost first: a proxy that leads back to one of them
  /// offers nothing more.
  private var path: [ObjectIdentifier] = []

  package init() {}

  /// The offers of one representation. One that is for another item offers nothing.
  package func offers<Item: Transferable>(
    of representation: some TransferRepresentation, for item: Item.Type
  ) -> [TransferOffer<Item>] {
    if let primitive = representation as? any PrimitiveTransferRepresentation<Item> {
      return primitive.offers(in: self)
    }
    guard !(representation is any PrimitiveTransferRepresentation) else { return [] }
    return offers(of: representation.body, for: item)
  }

  /// The offers of a type.
  package func offers<Item: Transferable>(of item: Item.Type) -> [TransferOffer<Item>] {
    guard !path.contains(ObjectIdentifier(item)) else { return [] }
    var inner = self
    inner.path.append(ObjectIdentifier(item))
    return inner.offers(of: Item.transferRepresentation, for: item)
  }
}

extension Transferable {
  /// All ways to transfer a value of this type, in order of preference.
  package static var transferOffers: [TransferOffer<Self>] { TransferWalk().offers(of: Self.self) }
}
