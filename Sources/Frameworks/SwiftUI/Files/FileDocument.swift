import UniformTypeIdentifiers

/// A document that is read from and written to files.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written to; those that it is read from, if nothing else is said.
  static var writableContentTypes: [UTType] { get }
  /// The configuration that reading receives.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration that writing receives.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads the document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that a document can be written as: those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file and content type that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The file's type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The settings that a document is written with.
public struct FileDocumentWriteConfiguration {
  /// The type to write.
  public let contentType: UTType
  /// The file as it is, if there is one.
  public let existingFile: FileWrapper?
}

/// The content of a file, as documents read and write it. Folders aren't written.
public final class FileWrapper {
  /// The bytes.
  public let regularFileContents: Data?
  /// A name that the file would like to have.
  public var preferredFilename: String?
  /// The file's name.
  public var filename: String?

  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A Boolean value that indicates whether the wrapper holds a file, rather than a folder.
  public var isRegularFile: Bool { regularFileContents != nil }
}

/// A document that is written when it is asked for.
struct DocumentWriting<Document: FileDocument>: Sendable {
  let document: Document
  let contentType: UTType

  func item(named name: String?) throws -> ExchangeItem {
    let wrapper = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    guard let data = wrapper.regularFileContents else { throw CocoaError(.fileWriteUnsupportedScheme) }
    var fileName = name ?? wrapper.preferredFilename ?? String(describing: Document.self)
    if let suffix = contentType.preferredFilenameExtension, !fileName.lowercased().hasSuffix("." + suffix) {
      fileName += "." + suffix
    }
    return ExchangeItem(contentType: contentType.identifier, name: fileName, content: .data(data))
  }
}
