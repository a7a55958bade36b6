import AppIntents
import IntentRuntime

/// An action that would speak for the person: it writes a draft and never sends it.
///
/// The draft goes to the app's own intent that sends messages, after this one has asked, where there is one;
/// else to the person's program for messages or mail; else onto the clipboard.
protocol DraftingIntent: UnpreviewedIntent {
  /// To whom, by name.
  var name: String? { get nonmutating set }
  /// To whom, as a mail address or a phone number.
  var handle: String? { get nonmutating set }
  /// Of mail.
  var subject: String? { get nonmutating set }
  var text: String? { get nonmutating set }
  /// The identifier of the app's intent that sends it.
  var sender: String? { get nonmutating set }

  /// A note on what the person has to do besides, such as attaching a file.
  static var note: String? { get }
  /// The attachment, where one is known.
  var attachment: IntentFile? { get }
}

/// The outcome of a draft.
struct DraftOutcome {
  let dialog: IntentDialog
  /// The mail itself, where an address can't take all of it.
  var mail: IntentFile?
}

extension DraftingIntent {
  static var note: String? { nil }
  var attachment: IntentFile? { nil }

  /// - Throws: `SystemActionsError`; `IntentRunError` where the person says no or nobody can be asked; what
  ///   the app's own intent throws.
  @MainActor func draft() async throws -> DraftOutcome {
    let context = try ActionContext.current()
    let book = AddressBook(context)
    let to = try ActionText.given(handle) ?? book.phone(of: name) ?? book.mail(of: name) ?? ""
    let who = ActionText.given(name, limit: 80)
    var fields = [FieldsDraft.Field(id: "to", label: .own("To"), kind: .line, value: to)]
    let isMail = sender == nil && (AddressText.isMailAddress(to) || subject != nil || self is WriteMailIntent)
    if isMail {
      fields.append(
        .init(id: "subject", label: .own("Subject"), kind: .line, value: ActionText.line(subject ?? "")))
    }
    fields.append(.init(id: "text", label: .own("Text"), kind: .lines, value: ActionText.lines(text ?? "")))
    let file = attachment.map { ActionText.line($0.filename, limit: 80) }
    let note = file.map { .own("“\($0)” is attached.") } ?? Self.note
    let notes = [isMail || sender != nil ? note : Self.note, .own("Nothing is sent before you send it.")]
      .compactMap { $0 }
    let draft = FieldsDraft(fields, note: sender == nil ? notes.joined(separator: " ") : note)
    try await requestConfirmation(
      actionName: sender == nil ? .open : .send,
      dialog: (who ?? (to.isEmpty ? nil : to)).map { .own("Write to \($0)?") } ?? .own("Write this?")
    ) { FieldsEditor(draft: draft) }
    // Whoever the person chose instead is said by their address.
    let isSame = draft["to"] == ActionText.line(to, limit: 2_000)
    return try await handOver(draft, to: isSame ? who : nil, isMail: isMail)
  }

  @MainActor private func handOver(_ draft: FieldsDraft, to who: String?, isMail: Bool) async throws
    -> DraftOutcome
  {
    let (to, text) = (draft["to"], draft["text"])
    if let sender, let intent = SchemaAdopters.sender(sender, text: text, with: attachment) {
      try await SchemaAdopters.run(intent)
      return DraftOutcome(dialog: who.map { .own("Sent to \($0)") } ?? .own("Sent"))
    }
    let shown = who ?? to
    if AddressText.isMailAddress(to), let attachment {
      let mail = try await MailDraftFile.draft(
        to: to, subject: draft["subject"], text: text, with: attachment)
      return DraftOutcome(
        dialog: .own("The mail to \(shown) is a file: open it with your mail program, where you send it."),
        mail: mail)
    }
    return DraftOutcome(dialog: try await open(to, shown, draft["subject"], text, isMail: isMail))
  }

  /// Hands a text over to whatever program writes to somebody.
  @MainActor private func open(
    _ to: String, _ shown: String, _ subject: String, _ text: String, isMail: Bool
  ) async throws -> IntentDialog {
    if AddressText.isMailAddress(to), let address = AddressText.mail(to: to, subject: subject, text: text) {
      try await ActionEffects.open(ActionLink(address))
      return .own("Opened a mail to \(shown). It isn’t sent yet.")
    }
    if !isMail, let address = AddressText.message(to: to, text: text) {
      try await ActionEffects.open(ActionLink(address))
      return .own("Opened a message to \(shown). It isn’t sent yet.")
    }
    guard !text.isEmpty else {
      throw SystemActionsError(
        .unknownPerson,
        to.isEmpty ? .own("There is nobody to write to.") : .own("“\(to)” is no number or mail address."))
    }
    return try await ActionEffects.copy(text)
      ? (shown.isEmpty
        ? .own("Copied the text: paste it where you write to them.")
        : .own("Copied the text: paste it where you write to \(shown)."))
      : .own("This is the text: \(text)")
  }
}
