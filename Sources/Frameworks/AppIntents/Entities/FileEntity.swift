/// An entity that stands for a document or another file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of files that entities of this type can stand for.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  public static var supportedContentTypes: [UTType] { [.item] }
}
