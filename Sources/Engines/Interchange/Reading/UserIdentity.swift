import Conversations
import PlainText

/// A name or handle that tells which of a conversation's people is the user.
struct UserIdentity {
  private let asked: String
  private let folded: String
  private let digits: String?

  init(_ me: String) {
    asked = me
    folded = UserIdentity.fold(me)
    digits = UserIdentity.phoneDigits(me)
  }

  /// The conversations with `isUser` set where the name or the handle fits: the same text without regard to
  /// case, the same digits of a phone number or, where nobody has the whole name, the same first name, if
  /// only one person has that.
  /// - Throws: `InterchangeError` where nobody fits.
  func applied(to conversations: [Conversation]) throws -> [Conversation] {
    var people: [String] = []
    var seen: Set<Participant> = []
    var firstNames: Set<String> = []
    var found = false
    func note(_ person: Participant) {
      guard seen.insert(Participant(name: person.name, handle: person.handle)).inserted else { return }
      if fits(person) { found = true }
      if fitsFirstName(person), let name = person.name { firstNames.insert(UserIdentity.fold(name)) }
      if people.count < 20 { people.append(UserIdentity.label(person)) }
    }
    for message in conversations.lazy.flatMap(\.messages) {
      if let sender = message.sender { note(sender) }
      message.recipients.forEach(note)
    }
    guard !seen.isEmpty else { return conversations }
    let byFirstName = !found && firstNames.count == 1
    guard found || byFirstName else {
      let list = people.joined(separator: ", ") + (seen.count > people.count ? " and others" : "")
      throw InterchangeError(
        .unknownPerson, "nobody in the file is \"\(asked)\"; expected the name or handle of one of: \(list)")
    }
    func marked(_ person: Participant) -> Participant {
      var person = person
      person.isUser = byFirstName ? fitsFirstName(person) : fits(person)
      return person
    }
    return conversations.map { conversation in
      var conversation = conversation
      for index in conversation.messages.indices {
        conversation.messages[index].sender = conversation.messages[index].sender.map(marked)
        conversation.messages[index].recipients = conversation.messages[index].recipients.map(marked)
        conversation.messages[index].copied = conversation.messages[index].copied.map(marked)
      }
      return conversation
    }
  }

  private func fits(_ person: Participant) -> Bool {
    if let name = person.name, UserIdentity.fold(name) == folded { return true }
    guard let handle = person.handle else { return false }
    if UserIdentity.fold(handle) == folded { return true }
    return digits.map { $0 == UserIdentity.phoneDigits(handle) } ?? false
  }

  private func fitsFirstName(_ person: Participant) -> Bool {
    guard let name = person.name else { return false }
    return UserIdentity.fold(name).split(separator: " ").first.map(String.init) == folded
  }

  private static func fold(_ text: String) -> String { text.trimmed.lowercased() }

  /// The digits of a phone number; nil for anything else.
  private static func phoneDigits(_ text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let isPhone = text.allSatisfy { ($0.isASCII && $0.isNumber) || " +-()./\u{A0}\u{2011}".contains($0) }
    return isPhone && digits.count >= 6 ? digits : nil
  }

  private static func label(_ person: Participant) -> String {
    switch (person.name, person.handle) {
    case (let name?, let handle?) where name != handle: "\(name) <\(handle)>"
    case (let name?, _): name
    case (nil, let handle?): handle
    case (nil, nil): "(no name)"
    }
  }
}
