import CodedErrors
import UniformTypeIdentifiers

/// An image, sound or video that is shown with a notification.
public final class UNNotificationAttachment: Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The URL of the file.
  public let url: URL
  /// The type identifier of the file.
  public let type: String

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the attachment; an empty one is replaced by a unique one.
  ///   - url: The URL of an existing file.
  ///   - options: Options, such as the type under `UNNotificationAttachmentOptionsTypeHintKey`.
  /// - Throws: `UNError` if the file can't be read or its type is unknown.
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
/// The key for the type identifier in the options of an attachment.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// An error of the notification functions.
public struct UNError: CodedError {
  /// The kind of an error. More kinds may be added.
  public struct Code: ErrorCode {
    /// The stable name.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person denied notifications.
    public static let notificationsNotAllowed = Code(rawValue: "notificationsNotAllowed")
    /// The URL of an attachment is no readable file.
    public static let attachmentInvalidURL = Code(rawValue: "attachmentInvalidURL")
    /// The type of an attachment is unknown.
    public static let attachmentUnrecognizedType = Code(rawValue: "attachmentUnrecognizedType")
    /// The trigger of a notification never fires.
    public static let notificationInvalidNoDate = Code(rawValue: "notificationInvalidNoDate")
    /// The notification has no content.
    public static let notificationInvalidNoContent = Code(rawValue: "notificationInvalidNoContent")
    /// The content can't be provided.
    public static let contentProvidingInvalid = Code(rawValue: "contentProvidingInvalid")
    /// The badge number is negative.
    public static let badgeInputInvalid = Code(rawValue: "badgeInputInvalid")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
