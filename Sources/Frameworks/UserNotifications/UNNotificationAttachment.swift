import CodedErrors
import UniformTypeIdentifiers

/// A picture, sound or film that is shown with a notification.
public final class UNNotificationAttachment: Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The identifier of the file's type.
  public let type: String

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The name of the attachment; an empty one is made up.
  ///   - url: A file that is there.
  ///   - options: Among them the type, under `UNNotificationAttachmentOptionsTypeHintKey`.
  /// - Throws: `UNError` when the file can't be read or its type isn't known.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL, "There is no readable file at \(url.absoluteString).")
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? UTType(filenameExtension: url.pathExtension)?.identifier else {
      throw UNError(
        .attachmentUnrecognizedType,
        "The type of \(url.lastPathComponent) is not known; give it with "
          + "UNNotificationAttachmentOptionsTypeHintKey.")
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key under which the options of an attachment hold the identifier of its type.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// Why something about notifications could not be done.
public struct UNError: CodedError {
  /// The kind of an error. More kinds may come.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationsNotAllowed = Code(rawValue: "notificationsNotAllowed")
    public static let attachmentInvalidURL = Code(rawValue: "attachmentInvalidURL")
    public static let attachmentUnrecognizedType = Code(rawValue: "attachmentUnrecognizedType")
    public static let notificationInvalidNoDate = Code(rawValue: "notificationInvalidNoDate")
    public static let notificationInvalidNoContent = Code(rawValue: "notificationInvalidNoContent")
    public static let contentProvidingInvalid = Code(rawValue: "contentProvidingInvalid")
    public static let badgeInputInvalid = Code(rawValue: "badgeInputInvalid")
  }

  /// The kind of the error.
  public let code: Code
  /// What went wrong, where, and what would have been right.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
