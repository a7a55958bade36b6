import Foundation
import Storage

/// An error: what can't be done with the messages, in words that the person who tried it can act on.
package struct UnicornChatError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// An open set of causes: compare with the constants, expect others.
  package struct Code: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A message or a conversation without anybody to write to.
    package static let noRecipients = Code(rawValue: "no_recipients")
    /// There is no such contact, conversation, message, attachment or file (any more).
    package static let notFound = Code(rawValue: "not_found")
    /// Not this person's to do, or not any more.
    package static let notAllowed = Code(rawValue: "not_allowed")
    /// Somebody else changed it first; `current` is what is there now.
    package static let conflict = Code(rawValue: "conflict")
    /// More than is taken.
    package static let tooLarge = Code(rawValue: "too_large")
    /// A file that should have been a picture.
    package static let notAPicture = Code(rawValue: "not_a_picture")
    /// A message that says nothing.
    package static let emptyMessage = Code(rawValue: "empty_message")
    /// A name, a reaction or a link that is none.
    package static let invalidValue = Code(rawValue: "invalid_value")
    /// A file that can't be read or written.
    package static let file = Code(rawValue: "file")
    /// The messages' file can't be read or written.
    package static let storage = Code(rawValue: "storage")
  }

  package let code: Code
  /// Whole sentences, in English.
  package let message: String
  /// The message as it is now, of a `conflict`.
  package let current: Message?
  package let underlying: (any Error)?

  package init(
    _ code: Code, _ message: String, current: Message? = nil, underlying: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.current = current
    self.underlying = underlying
  }

  package var description: String { message }
  package var errorDescription: String? { message }
}

extension UnicornChatError {
  /// - Parameter advice: whether to say what becomes of attachments when the file is moved away.
  init(_ error: StorageError, advice: Bool = false) {
    self.init(
      .storage,
      "The messages can't be read or written. \(error.message)"
        + (advice
          ? " Attachments are not deleted: without the file they are moved to a folder beside it, "
            + "\u{201C}set-aside-\u{201D} with the date, and brought back with it." : ""),
      underlying: error)
  }

  /// A failed call of the system.
  static func file(_ path: String, _ what: String) -> UnicornChatError {
    UnicornChatError(.file, "\(path) can't be \(what): \(String(cString: strerror(errno))).")
  }

  static let noSuchConversation = UnicornChatError(
    .notFound, "The conversation is not there any more.")
  static let noSuchMessage = UnicornChatError(.notFound, "The message is not there any more.")
  static let noSuchContact = UnicornChatError(.notFound, "The contact is not there any more.")
}
