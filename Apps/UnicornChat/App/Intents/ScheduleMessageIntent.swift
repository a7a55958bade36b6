import AppIntents
import UnicornChatModel

/// An intent that writes a message now that is sent later.
struct ScheduleMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Schedule Message"
  static let description = IntentDescription(
    "Writes a message that is sent at a time to come.", categoryName: "Scheduled Messages")

  @Parameter(
    title: "To", description: "A contact, several contacts, or a group.", requestValueDialog: "To whom?")
  var destination: MessageDestination
  @Parameter(title: "Message", requestValueDialog: "What do you want to say?") var content: AttributedString
  @Parameter(title: "Send At", requestValueDialog: "When shall it be sent?") var date: Date

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Send \(\.$content) to \(\.$destination) at \(\.$date)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    guard date > model.now else {
      throw $date.needsValueError("That time has passed. When shall it be sent?")
    }
    let conversation = try model.store.conversation(leadingTo: destination)
    let scheduled = try await model.sendMessage(
      OutgoingMessage(text: Optional(content).text, scheduledFor: date), conversationID: conversation.id)
    let messages = try await model.messageEntities(for: scheduled)
    let model = model
    undoManager?.registerUndo(withTarget: model) { model in
      MainActor.assumeIsolated {
        model.attempt("Not Undone") { for id in scheduled { _ = try model.store.unsend(id) } }
      }
    }
    undoManager?.setActionName(String(localized: "Schedule Message"))
    return .result(value: messages[0], dialog: messages.sentDialog(to: conversation))
  }
}

/// An intent that lists the messages that wait for their time.
struct ListScheduledMessagesIntent: AppIntent {
  static let title: LocalizedStringResource = "List Scheduled Messages"
  static let description = IntentDescription(
    "Lists the messages that are to be sent later.", categoryName: "Scheduled Messages")

  @Dependency
  var model: ModelManager

  func perform() async throws -> some IntentResult & ReturnsValue<[MessageEntity]> & ProvidesDialog {
    let waiting = try await model.scheduledMessageEntities()
    guard let next = waiting.first else {
      return .result(value: [], dialog: "No message waits to be sent.")
    }
    return .result(
      value: waiting,
      dialog: waiting.count == 1
        ? "One message waits: “\(next.line)” to \(next.conversation.displayName), \(next.date, format: .relativeDay)."
        : """
        \(waiting.count) messages wait; the next goes to \(next.conversation.displayName) \
        \(next.date, format: .relativeDay).
        """)
  }
}

/// An intent that gives a message that waits another time.
struct RescheduleMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Reschedule Message"
  static let description = IntentDescription(
    "Sends a message at another time that is to be sent later.", categoryName: "Scheduled Messages")

  @Parameter(
    title: "Message", requestValueDialog: "Which message?", query: MessageEntity.ScheduledMessageQuery())
  var message: MessageEntity
  @Parameter(title: "Send At", requestValueDialog: "When shall it be sent?") var date: Date

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Send \(\.$message) at \(\.$date) instead")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
    guard date > model.now else {
      throw $date.needsValueError("That time has passed. When shall it be sent?")
    }
    let before = try model.waitingMessage(message.id)
    _ = try model.store.reschedule(before.id, to: date)
    let model = model
    undoManager?.registerUndo(withTarget: model) { model in
      MainActor.assumeIsolated {
        model.attempt("Not Undone") { _ = try model.store.reschedule(before.id, to: before.date) }
      }
    }
    undoManager?.setActionName(String(localized: "Reschedule Message"))
    try await model.store.waitForDisk()
    let changed = try await model.messageEntities(for: [before.id])[0]
    return .result(value: changed, dialog: "It goes out \(changed.date, format: .relativeDay) now.")
  }
}

/// An intent that takes back a message that waits.
struct CancelScheduledMessageIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel Scheduled Message"
  static let description = IntentDescription(
    "Takes back a message that is to be sent later. It can be undone.", categoryName: "Scheduled Messages")

  @Parameter(
    title: "Message", requestValueDialog: "Which message?", query: MessageEntity.ScheduledMessageQuery())
  var message: MessageEntity

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Cancel \(\.$message)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let waiting = try model.waitingMessage(message.id)
    let unsent = try model.store.unsend(waiting.id)
    let model = model
    undoManager?.registerUndo(withTarget: model) { model in
      MainActor.assumeIsolated { model.attempt("Not Undone") { try model.store.restore(unsent) } }
    }
    undoManager?.setActionName(String(localized: "Cancel Scheduled Message"))
    try await model.store.waitForDisk()
    return .result(dialog: "“\(message.line)” will not be sent.")
  }
}

extension ModelManager {
  /// A message that has not been sent yet.
  ///
  /// - Throws: ``UnicornChatError`` with `notAllowed` where it has.
  fileprivate func waitingMessage(_ id: Message.ID) throws -> Message {
    let message = try message(id)
    guard message.delivery == .scheduled, message.unsent == nil else {
      throw UnicornChatError(.notAllowed, "The message doesn't wait any more: it was sent or taken back.")
    }
    return message
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A day and a time, as one says when something will happen; a text writes it in the language it is read in.
  static var relativeDay: Date.FormatStyle {
    .dateTime.weekday(.wide).day().month(.wide).hour().minute()
  }
}
