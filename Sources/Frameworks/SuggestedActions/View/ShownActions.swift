import Conversations
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
    ActionSource(
      message: key, sender: Participant(message.sender), recipients: message.recipients.map(Participant.init),
      subject: message.subject.map { String($0.characters[...]) })
  }
}
