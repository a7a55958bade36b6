import Foundation
import Testing
import UIKit

/// A letter of a harbour office's correspondence.
struct HarbourLetter {
  let number: String
  let words: String
  let writer: String
  let reader: String
  let written: Date
}

/// The harbour office's side of a correspondence.
struct HarbourDesk {
  let office: String
  let skipper: String
  let folder: String

  /// The context of the correspondence, from the office's letters.
  func correspondence(_ letters: [HarbourLetter]) -> UIMailConversationContext {
    var context: UIMailConversationContext = UIMailConversationContext()

    var kept: [UIMailConversationContext.MailEntry] = []
    for letter in letters {
      var entry = UIMailConversationContext.MailEntry()
      entry.text = letter.words
      entry.senderIdentifier = letter.writer
      entry.primaryRecipientIdentifiers = [letter.reader]
      entry.sentDate = letter.written
      entry.entryIdentifier = letter.number
      entry.kind = .personal
      kept.append(entry)
    }

    context.threadIdentifier = folder
    context.entries = kept

    var officeName = PersonNameComponents()
    officeName.givenName = "Harbour"
    var skipperName = PersonNameComponents()
    skipperName.givenName = "Tomas"
    context.participantNameByIdentifier = [office: officeName, skipper: skipperName]
    context.selfIdentifiers = [office]
    context.responsePrimaryRecipientIdentifiers = [skipper]
    return context
  }
}

/// The form in which the office writes its answer.
@MainActor
final class HarbourForm: UITextFieldDelegate {
  let answer = UITextField()

  init() { answer.delegate = self }

  func open(_ context: UIMailConversationContext) {
    answer.conversationContext = context
  }

  func add(_ context: UIMailConversationContext) {
    answer.conversationContext = context
    answer.inputDelegate?.conversationContext(context, didChange: answer)
  }

  func textField(_: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    guard let reply = inputSuggestion as? UISmartReplySuggestion else {
      return
    }
    let letter = HarbourScribe.letter(from: reply.smartReply)
    answer.text = letter
  }
}

/// The app's own model of how the office writes.
enum HarbourScribe {
  static func letter(from words: String) -> String { "Dear skipper,\n\n\(words)\n\nThe harbour office" }
}

@MainActor @Suite struct ConversationContextTests {
  private static let desk = HarbourDesk(
    office: "office@harbour.example", skipper: "tomas@boats.example", folder: "berth-7")
  private static let letter = HarbourLetter(
    number: "1", words: "Dear harbour office,\n\nIs berth 7 free on Friday?\n\nTomas", writer: desk.skipper,
    reader: desk.office, written: .now)

  @Test func theContextSaysWhatTheLettersSay() {
    let context = Self.desk.correspondence([Self.letter])
    #expect(context.entries.map(\.text) == [Self.letter.words])
    #expect((context.entries.first as? UIMailConversationContext.MailEntry)?.kind == .personal)
    #expect(context.participantNameByIdentifier[Self.desk.skipper]?.givenName == "Tomas")
  }

  @Test func theFieldHasItBeforeTheKeyboardComesAndAfterIt() async {
    let form = HarbourForm()
    let context = Self.desk.correspondence([Self.letter])
    form.open(context)
    #expect(form.answer.conversationContext === context)
    #expect(form.answer.becomeFirstResponder())
    let longer = Self.desk.correspondence([Self.letter, Self.letter])
    form.add(longer)
    #expect(form.answer.conversationContext === longer)
  }

  @Test func aChosenReplyBecomesALetter() async {
    let form = HarbourForm()
    let answer = await SmartReplies.answer(to: Self.desk.correspondence([Self.letter]))
    if let chosen = answer.suggestions.first {
      form.textField(form.answer, insertInputSuggestion: chosen)
      #expect(form.answer.text == HarbourScribe.letter(from: chosen.smartReply))
    } else {
      #expect(answer.reason != nil)
    }
  }
}
