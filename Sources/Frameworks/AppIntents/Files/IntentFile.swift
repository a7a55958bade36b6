/// A file that intents exchange, on disk or in memory.
///
/// A file on disk is only read when its content is requested.
public struct IntentFile: Hashable, Sendable {
  /// The location of the content: memory or a URL.
  enum Content: Hashable, Sendable {
    case data(Data)
    case url(URL)
  }

  var content: Content

  /// The name of the file that people see, with its extension.
  public var filename: String

  /// The type of the content, if it is known.
  public var type: UTType?

  /// A Boolean value that indicates whether the file on disk is removed at the end of the run that received
  /// it.
  public var removedOnCompletion = false

  /// Creates a file in memory.
  ///
  /// - Parameter type: The type of the content; nil derives it from the file extension.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .data(data)
    self.filename = filename
    self.type = type ?? Self.type(ofFileNamed: filename)
  }

  /// Creates a file from one on disk, without reading it.
  ///
  /// - Parameters:
  ///   - filename: The name that people see; nil uses the name on disk.
  ///   - type: The type of the content; nil derives it from the file extension.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .url(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(ofFileNamed: fileURL.lastPathComponent)
  }

  /// The URL of the file on disk, or nil for a file in memory.
  public var fileURL: URL? {
    if case .url(let url) = content { url } else { nil }
  }

  /// The content, or empty data when a file on disk can't be read: `data(contentType:)` says why.
  public var data: Data { (try? bytes()) ?? Data() }

  /// Returns the content, reading a file on disk.
  func bytes() throws -> Data {
    switch content {
    case .data(let data): return data
    case .url(let url):
      guard url.isFileURL else {
        throw IntentRunError(
          .fileUnavailable,
          "The file '\(filename)' is at \(url.absoluteString), which is no file on this machine. Fetch it "
            + "first and make an IntentFile of its data.")
      }
      do {
        return try Data(contentsOf: url)
      } catch {
        throw IntentRunError(
          .fileUnavailable, "The file '\(filename)' can't be read at \(url.path).", underlying: error)
      }
    }
  }

  private static func type(ofFileNamed name: String) -> UTType? {
    let suffix = URL(fileURLWithPath: name).pathExtension
    return suffix.isEmpty ? nil : UTType(filenameExtension: suffix)
  }
}

extension IntentRunError.Code {
  /// A file can't be read or written, or is not of the type that was asked for.
  public static let fileUnavailable = IntentRunError.Code(rawValue: "fileUnavailable")
}

extension IntentFile: _IntentValue, DisplayRepresentable {
  /// The display name of the type, "File".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  /// The file's name as title, and its type as subtitle.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(filename)", subtitle: type?.localizedDescription.map { "\($0)" })
  }
}

// A file on disk is encoded as its URL, one in memory with its bytes.
extension IntentFile: Codable {
  private enum CodingKeys: String, CodingKey { case data, fileURL, filename, type, removedOnCompletion }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let url = try values.decodeIfPresent(URL.self, forKey: .fileURL) {
      content = .url(url)
    } else {
      content = .data(try values.decode(Data.self, forKey: .data))
    }
    filename = try values.decode(String.self, forKey: .filename)
    type = try values.decodeIfPresent(UTType.self, forKey: .type)
    removedOnCompletion = try values.decodeIfPresent(Bool.self, forKey: .removedOnCompletion) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .data(let data): try values.encode(data, forKey: .data)
    case .url(let url): try values.encode(url, forKey: .fileURL)
    }
    try values.encode(filename, forKey: .filename)
    try values.encodeIfPresent(type, forKey: .type)
    if removedOnCompletion { try values.encode(true, forKey: .removedOnCompletion) }
  }
}
