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
public struct UNError: Error, LocalizedError, CustomStringConvertible, Sendable {
  /// The kind of an error. More kinds may be added.
  public struct Code: Hashable, Sendable {
    private let name: String
    /// The person denied notifications.
    public static let notificationsNotAllowed = Code(name: "notificationsNotAllowed")
    /// The URL of an attachment is no readable file.
    public static let attachmentInvalidURL = Code(name: "attachmentInvalidURL")
    /// The type of an attachment is unknown.
    public static let attachmentUnrecognizedType = Code(name: "attachmentUnrecognizedType")
    /// The trigger of a notification never fires.
    public static let notificationInvalidNoDate = Code(name: "notificationInvalidNoDate")
    /// The notification has no content.
    public static let notificationInvalidNoContent = Code(name: "notificationInvalidNoContent")
    /// The content can't be provided.
    public static let contentProvidingInvalid = Code(name: "contentProvidingInvalid")
    /// The badge number is negative.
    public static let badgeInputInvalid = Code(name: "badgeInputInvalid")
  }

  /// The kind of the error.
  public let code: Code
  /// The message, which says what went wrong, where, and what was expected.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
