import Foundation

extension NSItemProvider {
  /// Loads the item as an object.
  ///
  /// An object that was registered comes as it is. Data comes as a URL object for the types of URLs, as a string
  /// object for plain text, and else as data; a file comes as its URL, which holds until the completion returns
  /// unless it may be opened in place.
  /// - Parameters:
  ///   - typeIdentifier: The type that is wanted.
  ///   - options: Not used here.
  ///   - completionHandler: Receives the object or an error.
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

  /// Loads the item as an object, as ``loadItem(forTypeIdentifier:options:completionHandler:)``. A file that may not
  /// be opened in place is copied for the caller, who removes it.
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

  /// A file that goes away when the completion returns is copied.
  private static func kept(_ item: any NSSecureCoding) throws -> any NSSecureCoding {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-").path
    guard let url = item as? NSURL, url.isFileURL, let path = url.path, path.hasPrefix(temporary) else {
      return item
    }
    let copy = try ItemProviderFiles.temporaryFolder().appendingPathComponent(url.lastPathComponent ?? "Item")
    try ItemProviderFiles.copy(URL(fileURLWithPath: path), to: copy, isCancelled: { false })
    return copy as NSURL
  }

  /// Makes a preview of the item when it is asked for.
  public var previewImageHandler: LoadHandler? {
    get { state.withLock { $0.previewImageHandler } }
    set { state.withLock { $0.previewImageHandler = newValue } }
  }

  /// Loads the preview that ``previewImageHandler`` makes; fails with `itemUnavailableError` if there is none.
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

  /// The type of an object that was given without one.
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

  /// An object as data of its type.
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
