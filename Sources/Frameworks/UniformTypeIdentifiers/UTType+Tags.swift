extension UTType {
  /// The preferred type with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as `png` or `image/png`. Case doesn't matter.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: A type that the result conforms to; nil for no condition.
  /// - Returns: A type that the system, the program or the MIME database knows; else a dynamic type, the same for
  ///   the same tag on every machine; nil if `tag` can't be one of its class.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }

  /// All types with a tag, the preferred one first; a dynamic type if none is known, and nothing if `tag` can't
  /// be one of its class.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let registry = TypeRegistry.shared
    guard let tag = registry.normalized(tag, tagClass) else { return [] }
    let known = registry.declarations(tag: tag, tagClass: tagClass).map(UTType.init)
    let fitting = supertype.map { supertype in known.filter { $0.conforms(to: supertype) } } ?? known
    if !fitting.isEmpty { return fitting }
    return registry.dynamic(tag: tag, tagClass: tagClass, parent: supertype?.identifier).map { [UTType($0)] }
      ?? []
  }

  /// The preferred type of files with an extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without the dot.
  ///   - supertype: A type that the result conforms to; give `.package` or `.directory` for folders.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The preferred type of data with a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type; parameters after a semicolon are ignored unless a type is known by them.
  ///   - supertype: A type that the result conforms to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The tags of this type by class, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }
}
