import AppIntents
import Testing

struct IntentPersonTests {
  @Test func theIdentifierIsReadInBothWays() {
    let known = IntentPerson(identifier: .contact("c1"), name: .displayName("Ann"), handle: nil)
    switch known.identifier {
    case .contact(let id): #expect(id == "c1")
    case .applicationDefined: Issue.record("not a contact")
    }
    let app = IntentPerson(
      identifier: .applicationDefined("7"), name: .displayName("Ann"), handle: .init(emailAddress: "a@b.org"))
    guard case .applicationDefined(let id) = app.identifier?.value, let handle = app.handle else {
      Issue.record("no identifier")
      return
    }
    let address: String = handle.value
    #expect(id == "7" && address == "a@b.org")
    let raw = IntentPerson(handle: .init(phoneNumber: "110"))
    #expect(raw.identifier?.value == nil)
    #expect(raw.identifier == .applicationDefined("110"))
    #expect(raw.name.displayString == "110")
    var changed = raw
    changed.identifier = .contact("c2")
    #expect(changed.identifier?.value == .contact("c2"))
  }

  @Test func handlesHaveAKindAndALabel() {
    let work = IntentPerson.Handle(phoneNumber: "110", label: .work)
    switch work.value {
    case .phoneNumber(let number): #expect(number == "110")
    case .emailAddress, .applicationDefined: Issue.record("no number")
    }
    #expect(work.label == .work)
    #expect(IntentPerson.Handle(.emailAddress("a@b.org")).label == .other)
    #expect(IntentPerson.Handle(applicationDefined: "@ann", label: "Chat").label == .custom("Chat"))
    #expect(IntentPerson.Handle(applicationDefined: "@ann").value == .applicationDefined("@ann"))
  }

  @Test func namesAreShownAsOneText() {
    var parts = PersonNameComponents()
    parts.namePrefix = "Dr."
    parts.givenName = "Ann"
    parts.familyName = "Lee"
    #expect(IntentPerson.Name.components(parts).displayString == "Dr. Ann Lee")
    var japanese = PersonNameComponents()
    japanese.familyName = "山田"
    japanese.givenName = "花子"
    #expect(IntentPerson.Name.components(japanese).displayString == "山田花子")
    var short = PersonNameComponents()
    short.nickname = "Annie"
    #expect(IntentPerson.Name.components(short).displayString == "Annie")
  }

  @Test func aPersonIsShownWithTheWayToReachThem() {
    let ann = IntentPerson(
      name: .displayName("Ann"), handle: .init(emailAddress: "a@b.org"), aliases: [.init(phoneNumber: "110")],
      isMe: true, image: .init(systemName: "person"))
    let shown = ann.displayRepresentation
    #expect(String(localized: shown.title) == "Ann")
    #expect(shown.subtitle.map { String(localized: $0) } == "a@b.org")
    #expect(shown.image == .init(systemName: "person"))
    #expect(ann.isMe && ann.aliases.count == 1)
    #expect(IntentPerson(handle: .init(phoneNumber: "110")).displayRepresentation.subtitle == nil)
    #expect(String(localized: IntentPerson.typeDisplayRepresentation.name) == "Person")
    #expect(IntentPerson.ParameterMode(rawValue: "emailOrPhone") == .emailOrPhone)
  }
}
