import FoundationPlus

extension NSItemProvider {
  /// A provider of a file, named after it.
  ///
  /// - Parameters:
  ///   - fileURL: The file or folder.
  ///   - contentType: Its type; nil for that of its extension.
  ///   - openInPlace: Whether the receiver may use the original.
  ///   - coordinated: Whether the file must be coordinated, which has no effect here.
  ///   - visibility: Who may see it.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
      completion(fileURL, coordinated, nil)
      return nil
    }
  }

  /// The types in the order in which they were registered, which is that of preference. Identifiers that nobody
  /// declares make undeclared types.
  public var registeredContentTypes: [UTType] { types(registeredTypeIdentifiers) }

  /// The types whose files the receiver may use where they lie.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    types(registeredTypeIdentifiers(fileOptions: .openInPlace))
  }

  /// The registered types that are a type or conform to it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  private func types(_ identifiers: [String]) -> [UTType] {
    identifiers.compactMap { UTType(identifier: $0, allowUndeclared: true) }
  }

  /// Adds a representation by data, as
  /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a representation by file, as
  /// ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the item as data, as ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the item as a file: the original if `openInPlace` is true and the item allows it, and else a copy, which
  /// is removed when the completion returns. The completion is told which it is.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if openInPlace {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { file, error in
      completionHandler(file, false, error)
    }
  }
}
