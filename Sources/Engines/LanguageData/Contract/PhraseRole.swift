/// The purpose of a pattern of the language data; the raw values are the roles in its tables.
package enum PhraseRole: String, Sendable, Hashable, CaseIterable {
  /// Words that look like a guard's and aren't one: "can't wait".
  case pass
  /// Guards: how far each reaches is in `Guards`.
  case negation, cancellation, past, hypothetical
  case thirdParty = "third_party"
  case writer, addressee
  /// Asks for what an event would be made of: "what time is".
  case asked
  /// Money, as the receiver of the message sees it.
  case pay
  case requestMoney = "request_money"
  /// Money that the writer means to pay or to ask for; counts only in a person's own message.
  case ownPayment = "own_payment"
  case ownRequest = "own_request"
  /// A bill from somebody who isn't part of the conversation.
  case bill
  case remind, request, deadline
  /// Something that the writer has to do; counts only in a person's own message.
  case intention
  /// Asks whether a day is free.
  case calendar
  /// Wants to look into the writer's calendar, or into the reader's.
  case ownCalendar = "own_calendar"
  case yourCalendar = "your_calendar"
  /// Proposes to meet without naming the event; the note is the form of its name.
  case invitation
  /// Makes it likelier that an event that is named is meant for the reader.
  case proposal
  /// Says whose number or mail address follows or went before.
  case contact
  /// Makes a number one to call, to text, or not to call at all.
  case calling, texting, fax
  /// Says that a place is where to go.
  case destination
  /// Words before a verb that the reader is asked to do ("can you please", "would you mind"), and before one
  /// that both sides are to do: "let's".
  case ask
  case joint
  /// Words before a verb that the writer wants, or has, to do: "I need to".
  case want
  /// Before a picture or document that is asked for: "send me". The note says what it takes to be one.
  case sendItem = "send_item"
  case wantItem = "want_item"
  /// Asks where the reader is; or for what only they can share, where it is asked of them.
  case whereabouts, location
  /// A taxi to get. The note says on whose part.
  case ride
  /// A call to make: to the writer, or to whoever is named behind.
  case callWriter = "call_writer"
  case callPerson = "call_person"
  /// A message or mail to somebody who isn't part of the conversation; the name follows.
  case tell, mail
  /// Before the one word that a service wants for an answer.
  case fixedAnswer = "fixed_answer"
  /// Asks for an answer of whatever words.
  case answer
  /// Before the name of a place to find.
  case route
  /// Makes a request in the same sentence an offer: "if you have any questions".
  case offer
  /// Proposes to do something together; what it is follows: "let's", "wanna".
  case together
  /// Sets words beside what the sentence is about: "before you leave".
  case aside
  /// Asks to be paid without saying how much: another sentence does.
  case payPlain = "pay_plain"
  /// Orders to whoever processes the text: "ignore all previous instructions".
  case injection
  /// Chooses among what was offered: "the later one".
  case choice
  /// Takes on what was asked for: "will do", "I'll send it".
  case promise
  /// Hands over what was asked for: "here you go".
  case handOver = "hand_over"
  /// Agrees to what was proposed, or calls it off.
  case acceptance, refusal
  /// Asks the other side for what an action needs: a number, an amount, a time, a place.
  case askContact = "ask_contact"
  case askAmount = "ask_amount"
  case askTime = "ask_time"
  case askPlace = "ask_place"
}

extension PhraseRole {
  /// The content of the notes of this role's patterns: flags that the engine knows, or the form of a name.
  package enum Note: Sendable {
    case flags([PhraseFlag])
    case form([NameForm])
  }

  package var note: Note {
    switch self {
    case .invitation: .form(NameForm.events)
    case .deadline: .form(NameForm.deadlines)
    case .remind: .flags([.phrase, .writer])
    case .request: .flags([.ask, .get, .give, .phrase])
    case .intention: .flags([.ask])
    case .proposal: .flags([.announcement])
    case .contact: .flags([.after, .before, .near, .writer])
    case .destination: .flags([.way])
    case .sendItem: .flags([.definite, .document, .photo, .pronoun])
    case .wantItem: .flags([.definite, .document, .itself, .photo, .question])
    case .location: .flags([.mine, .own, .shared])
    case .ride: .flags([.free, .needed, .own, .pronoun, .question])
    case .callWriter: .flags([.free, .whole])
    case .callPerson: .flags([.given])
    case .tell: .flags([.content, .know, .noun])
    case .mail: .flags([.forward])
    case .answer: .flags([.mail])
    case .ownPayment: .flags([.you])
    case .choice: .flags([.earlier, .first, .last, .later])
    case .askContact: .flags([.after, .before, .writer])
    case .askAmount: .flags([.addressee, .writer])
    default: .flags([])
    }
  }
}
