import SuggestionEngine
import SystemActions

/// The actions of a message as its view shows them, with the data for their intents.
struct ShownActions {
  let actions: [SuggestedAction]
  let message: MessageContent
  let key: MessageKey
  let service: SuggestionService

  /// The origin of the actions.
  var source: ActionSource {
    func person(_ participant: SuggestedActionsMessage.Participant, isSender: Bool) -> ActionSource.Person {
      ActionSource.Person(
        name: participant.name.isEmpty ? nil : participant.name,
        handle: participant.handle.isEmpty ? nil : participant.handle, isUser: participant.isUser,
        isSender: isSender)
    }
    return ActionSource(
      message: key,
      participants: [person(message.sender, isSender: true)]
        + message.recipients.map { person($0, isSender: false) },
      subject: message.subject.map { String($0.characters[...]) })
  }
}
