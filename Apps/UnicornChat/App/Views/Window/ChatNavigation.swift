import Foundation
import Observation
import SwiftUI
import UnicornChatModel

/// The navigation of one window: what it shows.
@MainActor @Observable
final class ChatNavigation {
  /// The sheet that stands over the window.
  enum Sheet: Hashable, Identifiable {
    case newMessage
    case newGroup
    case details(Conversation.ID)
    case contact(Contact.ID)
    case profile
    case forward(Message.ID)
    case shortcuts

    var id: Self { self }
  }

  /// Words and files for a field in which a person may have begun to write.
  struct Insertion: Hashable {
    var text: String
    var attachments: [Attachment]
  }

  /// The conversation that is open.
  var selection: Conversation.ID? {
    didSet {
      if selection != oldValue { (target, linked) = (nil, nil) }
      isBeginning = false
      // A narrow window shows one of the two.
      column = selection == nil ? .sidebar : .detail
    }
  }
  /// Its messages, as long as they are shown.
  var thread: ThreadModel?
  /// Which column a narrow window shows.
  var column = NavigationSplitViewColumn.sidebar
  /// A message of it that is to be in sight.
  var target: Message.ID?
  /// The message that was opened by itself, as by a link: the window's address names it.
  private(set) var linked: Message.ID?
  var sheet: Sheet?
  /// What is searched for.
  var words = ""
  /// Whether the window shows what it began with, which the person hasn't asked for.
  private(set) var isBeginning = false
  /// Whether the person is about to write in the conversation that opens.
  var isAboutToWrite = false
  /// What waits to be put into the field of the conversation that is open.
  var insertion: Insertion?

  /// Shows a conversation beside the list, where there is room for both, in a window that was just opened.
  func begin(with conversation: Conversation.ID?) {
    guard selection == nil, let conversation else { return }
    selection = conversation
    column = .sidebar
    isBeginning = true
  }

  /// Shows a conversation for somebody who begins to write in it.
  func write(in conversation: Conversation.ID) {
    open(conversation)
    isAboutToWrite = true
  }

  /// Shows a conversation, at one of its messages.
  func open(_ conversation: Conversation.ID, at message: Message.ID? = nil) {
    sheet = nil
    selection = conversation
    (target, linked) = (message, message)
  }
}
