import Foundation

/// Somebody who writes or is written to: the person who uses the app, or a unicorn.
package struct Contact: Identifiable, Hashable, Codable, Sendable {
  /// The colour a contact is drawn in, wherever there is no picture.
  package enum Hue: String, Codable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, blue, indigo, purple, pink, brown, gray
  }

  package let id: UUID
  package var name: String
  /// The handle that tells the contact from everybody else, as an address of mail:
  /// `bubbles@unicorns.example`.
  package var handle: String
  /// In E.164 form, where it is known.
  package var phoneNumber: String?
  /// The words of the contact about itself, in a line.
  package var about: String
  package var hue: Hue
  /// The sign that stands for the contact beside its name: one emoji.
  package var emblem: String
  /// Whether this is the person who uses the app. There is one.
  package var isMe: Bool

  package init(
    id: UUID, name: String, handle: String, phoneNumber: String? = nil, about: String = "", hue: Hue,
    emblem: String, isMe: Bool = false
  ) {
    self.id = id
    self.name = name
    self.handle = handle
    self.phoneNumber = phoneNumber
    self.about = about
    self.hue = hue
    self.emblem = emblem
    self.isMe = isMe
  }
}
