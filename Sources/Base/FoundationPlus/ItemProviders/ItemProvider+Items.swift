import Foundation

extension NSItemProvider {
  /// Loads the item as an object.
  ///
  /// A registered object is returned as it is. Data becomes a URL object for URL types, a string object for
  /// plain text, and a data object otherwise; a file becomes its URL, which is valid until the completion
  /// handler returns unless the file may be opened in place.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The requested type.
  ///   - options: Not used.
  ///   - completionHandler: A closure that receives the object or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler?
  ) {
    guard let registration = registration(for: typeIdentifier), case .file = registration.source else {
      _ = load(typeIdentifier) { content, registration, _ in
        switch content {
        case .item(let item): return item
        case .file(let file, _): return ItemProviderObject<any NSSecureCoding>(file as NSURL)
        case .data(let data):
          return ItemProviderObject(try Self.object(of: data, typeIdentifier: registration.typeIdentifier))
        }
      } then: { result in
        switch result {
        case .success(let item): completionHandler?(item.value, nil)
        case .failure(let error): completionHandler?(nil, error)
        }
      }
      return
    }
    loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { file, _, error in
      completionHandler?(file.map { $0 as NSURL }, error)
    }
  }

  /// Loads the item as an object, like ``loadItem(forTypeIdentifier:options:completionHandler:)``. A file
  /// that may not be opened in place is copied; the caller has to remove the copy.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> sending any NSSecureCoding {
    let box: ItemProviderObject<any NSSecureCoding> = try await withCheckedThrowingContinuation {
      continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        do {
          guard let item else { throw error ?? Self.error(.unknownError, "Nothing was provided.") }
          continuation.resume(returning: ItemProviderObject(try Self.kept(item)))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
    return box.sent()
  }

  /// Returns a copy of a file that would be removed when the completion handler returns.
  private static func kept(_ item: any NSSecureCoding) throws -> any NSSecureCoding {
    guard let url = item as? NSURL, url.isFileURL, let path = url.path,
      TransientFiles.contains(URL(fileURLWithPath: path))
    else { return item }
    let copy = try ItemProviderFiles.temporaryFolder().appendingPathComponent(url.lastPathComponent ?? "Item")
    try ItemProviderFiles.copy(URL(fileURLWithPath: path), to: copy, isCancelled: { false })
    TransientFiles.makePrivate(copy)
    return copy as NSURL
  }

  /// A closure that creates a preview of the item on request.
  public var previewImageHandler: LoadHandler? {
    get { state.withLock { $0.previewImageHandler } }
    set { state.withLock { $0.previewImageHandler = newValue } }
  }

  /// Loads the preview from ``previewImageHandler``, or fails with `itemUnavailableError` if there is none.
  public func loadPreviewImage(
    options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
  ) {
    guard let handler = previewImageHandler else {
      completionHandler(
        nil, Self.error(.itemUnavailableError, "The item has no preview: set previewImageHandler."))
      return
    }
    handler(completionHandler, nil, options)
  }

  // MARK: Objects and data

  /// Returns the type of an object that was given without one.
  static func typeIdentifier(of item: any NSSecureCoding) -> String? {
    switch item {
    case let url as NSURL where url.isFileURL:
      url.path.map { ItemProviderTypes.identifier(ofFile: URL(fileURLWithPath: $0)) }
    case is NSURL: "public.url"
    case is NSString: "public.utf8-plain-text"
    default: "public.data"
    }
  }

  static func object(of data: Data, typeIdentifier: String) throws -> any NSSecureCoding {
    if ItemProviderTypes.type(typeIdentifier, conformsTo: "public.url") {
      return try NSURL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    }
    if ItemProviderTypes.type(typeIdentifier, conformsTo: "public.plain-text"),
      let text = String(data: data, encoding: typeIdentifier.contains("utf16") ? .utf16 : .utf8)
    {
      return text as NSString
    }
    return data as NSData
  }

  /// Returns an object as data of its type.
  static func data(of item: any NSSecureCoding, typeIdentifier: String) throws -> Data {
    switch item {
    case let data as NSData: return data as Data
    case let text as NSString: return Data((text as String).utf8)
    case let url as NSURL:
      if url.isFileURL, let path = url.path, !ItemProviderTypes.type(typeIdentifier, conformsTo: "public.url")
      {
        return try ItemProviderFiles.contents(of: URL(fileURLWithPath: path), isCancelled: { false })
      }
      return Data(url.absoluteString.utf8)
    default:
      do {
        return try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
      } catch {
        throw Self.error(
          .unavailableCoercionError, "The item can't be turned into \(typeIdentifier).", underlying: error)
      }
    }
  }
}
