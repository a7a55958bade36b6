/// A character that writes: who it is, and how it talks.
package struct Unicorn: Identifiable, Sendable {
  package enum Role: String, Codable, Sendable {
    /// Talks, and remembers what was talked about.
    case friend
    /// Only sends: a courier, a bank, an airline. Says once that nobody reads what it is answered.
    case service
  }

  package let contact: Contact
  package let role: Role
  package let style: VoiceStyle
  /// What it says, by the category of the answer; goes before what everybody says.
  let lines: LineTable
  /// What it does on days of the week when it has no time, by the day's English name: `tuesday`, `choir practice`.
  let busy: [String: String]
  /// What it says in other languages than English; what isn't there is said as everybody says it.
  var tongues: [Tongue: LineTable] = [:]

  /// What it has words of its own for in a language.
  func lines(in tongue: Tongue) -> LineTable {
    tongue == .english ? lines : tongues[tongue] ?? LineTable()
  }

  package var id: Contact.ID { contact.id }
  /// The first of its names, as others address it.
  package var firstName: String { contact.firstName }
}

extension Contact {
  var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }
}
