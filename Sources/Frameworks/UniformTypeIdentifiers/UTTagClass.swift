/// A class of tags, such as filename extensions, by which a type is looked up.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions, without the dot. Case doesn't matter.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

  /// MIME types (RFC 2045). Case doesn't matter.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { rawValue }
  public var debugDescription: String { "UTTagClass(\(rawValue))" }
}
