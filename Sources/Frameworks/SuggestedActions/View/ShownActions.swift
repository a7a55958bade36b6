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

  /// The origin of one of the actions, with the names of what it changes.
  func source(of action: SuggestedAction) -> ActionSource {
    var source = source
    if action.supersedes != nil {
      source.changed =
        service.store?.superseded(by: action, of: key)
        .map { ActionIdentity.uid(of: $0.identity, in: $0.message) } ?? []
    }
    return source
  }
}
