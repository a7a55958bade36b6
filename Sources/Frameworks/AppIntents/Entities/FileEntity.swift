/// An entity that stands for a document or another file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of files that entities of this type can represent.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  /// All types of files.
  public static var supportedContentTypes: [UTType] { [.item] }
}
