import LanguageData
import TextAnalysis

/// Numbers to call or to text, and people to keep: "Ana's new number is ...".
struct ContactRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    var contacts: [Contact] = []
    let neighbours = NameNeighbours(input)
    let reader = ContactName(input: input, neighbours: neighbours)
    for index in input.spans(of: .phone) + input.spans(of: .email) {
      let span = input.reading.spans[index]
      let named = reader.name(for: span)
      if let named, !input.isOwn {
        merge(named, span, into: &contacts)
      }
      if case .phone(let phone) = span.detection.value {
        PhoneCall(input: input, neighbours: neighbours)
          .propose(phone, span, name: named?.name, into: &proposals)
      }
    }
    if let writer = reader.writer {
      if contacts.isEmpty {
        contacts.append(
          Contact(values: ContactValues(name: writer.name), confidence: 0.85, words: writer.words))
      }
      complete(&contacts, of: writer, input)
    }
    let rule = EngineRule.contactNamed.rawValue
    for contact in contacts where contact.values.phone != nil || contact.values.email != nil {
      proposals.add(
        input.action(
          .addContact(contact.values), contact.confidence, rule: rule, words: contact.words),
        .addContact, rule: rule, tokens: contact.words.extent, honouring: .always.union(.hypothetical), input)
    }
  }

  private struct Contact {
    var values: ContactValues
    var confidence: Double
    var words: [Range<Int>]
  }

  /// "Please use my details from now on": those of the signature, and the number that the message came from.
  private func complete(_ contacts: inout [Contact], of writer: ContactName.Named, _ input: RuleInput) {
    for index in contacts.indices where contacts[index].values.name == writer.name {
      if contacts[index].values.phone == nil {
        contacts[index].values.phone = input.signature?.phone ?? input.senderPhone
      }
      if contacts[index].values.email == nil { contacts[index].values.email = input.signature?.email }
    }
  }

  private func merge(_ named: ContactName.Named, _ span: MessageReading.Span, into contacts: inout [Contact])
  {
    let index: Int
    if let known = contacts.firstIndex(where: { $0.values.name == named.name }) {
      index = known
    } else {
      index = contacts.count
      contacts.append(
        Contact(values: ContactValues(name: named.name), confidence: named.confidence, words: []))
    }
    contacts[index].words += named.words
    // What stands beside a name is a number, whether or not the plan assigns it.
    contacts[index].confidence = max(
      contacts[index].confidence, named.confidence * max(span.detection.confidence, 0.9))
    switch span.detection.value {
    case .phone(let phone) where contacts[index].values.phone == nil: contacts[index].values.phone = phone
    case .email(let email) where contacts[index].values.email == nil: contacts[index].values.email = email
    default: break
    }
  }
}
