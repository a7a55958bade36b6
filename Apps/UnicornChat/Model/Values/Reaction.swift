import Foundation

/// An answer that somebody gave to a message without writing one.
package struct Reaction: Hashable, Sendable {
  /// The ones that are always offered, as people know them.
  package enum Tapback: String, Codable, Sendable, CaseIterable {
    case love, like, dislike, laugh, emphasize, question
  }

  package enum Kind: Hashable, Sendable {
    case tapback(Tapback)
    /// One emoji.
    case emoji(String)
  }

  package let author: Contact.ID
  package let kind: Kind
  package let date: Date

  package init(author: Contact.ID, kind: Kind, date: Date) {
    self.author = author
    self.kind = kind
    self.date = date
  }
}
