/// A representation of an item through the representations of another type.
///
/// The other type may use proxies in turn. A chain that leads back to one of its types ends there.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  private enum Exporting {
    case now(@Sendable (Item) throws -> ProxyRepresentation)
    case later(@Sendable (Item) async throws -> ProxyRepresentation)
  }

  private let exporting: Exporting?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  private init(
    _ exporting: Exporting?, _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that exports the value that a closure or key path returns for the item.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(.now(exporting), nil)
  }

  /// Creates a representation that exports a value which is created asynchronously. Conditions of the other
  /// type are checked on export, not before.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(.later(exporting), nil)
  }

  /// Creates a representation that imports through the other type.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, importing)
  }

  /// Creates a representation that imports through the other type, with an asynchronous conversion.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, importing)
  }

  /// Creates a representation that exports and imports through the other type.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(.now(exporting), importing)
  }

  /// Creates a representation that exports and imports through the other type, with an asynchronous
  /// conversion to the item.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(.now(exporting), importing)
  }

  /// Creates a representation that exports and imports through the other type, with asynchronous conversions.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(.later(exporting), importing)
  }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {
  package func offers(in walk: TransferWalk) -> [TransferOffer<Item>] {
    walk.offers(of: ProxyRepresentation.self).compactMap(through)
  }

  /// Returns an offer of the other type as one of the item, or nil if neither direction is supported.
  private func through(_ inner: TransferOffer<ProxyRepresentation>) -> TransferOffer<Item>? {
    var offer = TransferOffer<Item>(form: inner.form.through())
    offer.visibility = inner.visibility
    if let exporting, let export = inner.exporting {
      offer.exporting = { item in
        let proxy: ProxyRepresentation =
          switch exporting {
          case .now(let convert): try convert(item)
          case .later(let convert): try await convert(item)
          }
        return inner.isOpen(for: proxy) ? try await export(proxy) : nil
      }
      if case .now(let convert) = exporting {
        if let condition = inner.condition {
          offer.condition = { item in
            // Items that can't be converted are not offered.
            if case .success(let proxy) = Result(catching: { try convert(item) }) { return condition(proxy) }
            return false
          }
        }
        if let fileName = inner.fileName {
          offer.fileName = { item in
            if case .success(let proxy) = Result(catching: { try convert(item) }) { return fileName(proxy) }
            return nil
          }
        }
      }
    }
    if let importing, let make = inner.importing {
      offer.importing = { content in try await importing(try await make(content)) }
    }
    return offer.exporting == nil && offer.importing == nil ? nil : offer
  }
}

extension TransferOffer.Form {
  /// Returns the same form for another item type.
  fileprivate func through<Other>() -> TransferOffer<Other>.Form {
    switch self {
    case .data(let type): .data(type)
    case .file(let type, let inPlace): .file(type, inPlace: inPlace)
    case .value(let type): .value(type)
    }
  }
}
