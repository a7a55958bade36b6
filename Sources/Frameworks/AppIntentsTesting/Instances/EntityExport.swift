import CoreTransferable

/// The export of an entity to files and values, through its transfer representation.
struct EntityExport {
  let entity: any AppEntity

  /// Returns the content as a file, of a type or the first that the entity offers.
  func file(_ contentType: UTType?) async throws -> IntentFile {
    let export = try await item().transferExport(as: contentType)
    let name = export.suggestedName
    switch export.content {
    case .file(let url, isOriginal: true):
      return IntentFile(fileURL: url, filename: name, type: export.contentType)
    case .file(let url, isOriginal: false):
      // The sender may remove the file, so its data is read now.
      return IntentFile(data: try Data(contentsOf: url), filename: name, type: export.contentType)
    case .data(let data): return IntentFile(data: data, filename: name, type: export.contentType)
    case .value: throw unable("be exported as a file")
    }
  }

  /// Returns the entity as a value of a type.
  func value<T: Sendable>(_ type: T.Type) async throws -> T {
    guard let value = try await item().exportedValue(as: type) else { throw unable("be exported as \(type)") }
    return value
  }

  /// Returns the entity as a transferable value: directly, else through a content type that both support.
  func item<T: Sendable & Transferable>(_ type: T.Type) async throws -> T {
    let item = try item()
    if let value = try await item.exportedValue(as: type) { return value }
    for contentType in type.importedContentTypes() {
      guard item.exportedContentTypes(.ownProcess).contains(where: { $0.conforms(to: contentType) }) else {
        continue
      }
      return try await T(importing: try await item.exported(as: contentType), contentType: contentType)
    }
    throw unable("be exported as \(type)")
  }

  private func item() throws -> any Transferable {
    guard let item = entity as? any Transferable else {
      throw IntentTestingError(
        .notSupported, "\(type(of: entity)) can't be exported: it does not conform to Transferable.")
    }
    return item
  }

  private func unable(_ what: String) -> IntentTestingError {
    let offered = (entity as? any Transferable)?.exportedContentTypes(.ownProcess).map(\.identifier) ?? []
    return IntentTestingError(
      .notSupported, "\(type(of: entity)) can't \(what). Its content types are \(offered.quoted).")
  }
}

extension AnyAppEntity {
  /// Returns the entity's content as a file.
  ///
  /// - Parameter contentType: The type to conform to, or nil for the first representation of the entity.
  /// - Throws: `IntentTestingError` with `notSupported`, `TransferError` if no representation fits, or the
  ///   error of the representation.
  public func exported(as contentType: UTType? = nil) async throws -> IntentFile {
    try await app.isolated { try await EntityExport(entity: try await found()).file(contentType) }
  }

  /// Returns the entity as a system value such as a place.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func exported<T>(as type: T.Type) async throws -> T
  where T: _SystemIntentValue, T: IntentValueConvertible {
    try await app.isolated { try await EntityExport(entity: try await found()).value(type) }
  }

  /// Returns the entity as a transferable value such as a string.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func exported<T>(as type: T.Type) async throws -> T
  where T: IntentValueConvertible, T: Transferable {
    try await app.isolated { try await EntityExport(entity: try await found()).item(type) }
  }
}

extension AnyTransientAppEntity {
  /// Returns the entity's content as a file.
  ///
  /// - Parameter contentType: The type to conform to, or nil for the first representation of the entity.
  /// - Throws: `IntentTestingError` with `notSupported`, `TransferError` if no representation fits, or the
  ///   error of the representation.
  public func exported(as contentType: UTType? = nil) async throws -> IntentFile {
    try await app.isolated { try await EntityExport(entity: try entity()).file(contentType) }
  }

  /// Returns the entity as a system value such as a place.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func exported<T>(as type: T.Type) async throws -> T
  where T: _SystemIntentValue, T: IntentValueConvertible {
    try await app.isolated { try await EntityExport(entity: try entity()).value(type) }
  }

  /// Returns the entity as a transferable value such as a string.
  ///
  /// - Throws: `IntentTestingError` with `notSupported`, or the error of the representation.
  public func exported<T>(as type: T.Type) async throws -> T
  where T: IntentValueConvertible, T: Transferable {
    try await app.isolated { try await EntityExport(entity: try entity()).item(type) }
  }
}
