import CoreTransferable
import UniformTypeIdentifiers

extension Transferable {
  /// Returns this value as an item to exchange, in the first form that fits; nil asks for the best.
  @MainActor
  func exchangeItem(as contentType: String?) async throws -> ExchangeItem {
    let type = contentType.flatMap { UTType($0) }
    let export = try await transferExport(as: type, visibility: .all)
    let content: ExchangeItem.Content =
      switch export.content {
      case .data(let data): .data(data)
      case .file(let file, _): .file(file)
      case .value: .data(try await exported(as: type))
      }
    return ExchangeItem(
      contentType: export.contentType.identifier, name: export.suggestedName, content: content)
  }
}

extension ExchangeSource {
  /// A source of values that are made when they leave.
  static func of<Item: Transferable>(
    _ item: Item.Type, removes: Bool = false, subject: String? = nil, message: String? = nil, url: URL? = nil,
    _ items: @escaping @MainActor () -> [Item]
  ) -> ExchangeSource {
    ExchangeSource(
      contentTypes: Item.exportedContentTypes(visibility: .all).map(\.identifier), removes: removes,
      subject: subject, message: message, url: url
    ) { contentType in
      var result: [ExchangeItem] = []
      for item in items() { result.append(try await item.exchangeItem(as: contentType)) }
      return result
    }
  }
}

extension ExchangeItem {
  /// The value that the item stands for, made by the first representation that takes it.
  func value<Item: Transferable>(_ type: Item.Type) async throws -> Item {
    switch content {
    case .data(let data):
      try await Item.imported(.data(data), as: UTType(contentType), suggestedName: name)
    case .file(let file): try await Item(importing: file, contentType: UTType(contentType))
    }
  }
}

extension ExchangeTarget {
  /// A target of values: items that none can be made of are left out, and where none is left nothing is
  /// taken.
  static func of<Item: Transferable>(
    _ item: Item.Type, targeted: (@MainActor (Bool) -> Void)? = nil,
    _ take: @escaping @MainActor ([Item], CGPoint) -> Bool
  ) -> ExchangeTarget {
    ExchangeTarget(
      contentTypes: Item.importedContentTypes().map(\.identifier), targeted: targeted
    ) { items, place in
      var values: [Item] = []
      for item in items {
        do {
          values.append(try await item.value(Item.self))
        } catch {
          // One item of several may be of another type; what can be taken is.
          continue
        }
      }
      return values.isEmpty ? false : take(values, place)
    }
  }
}
