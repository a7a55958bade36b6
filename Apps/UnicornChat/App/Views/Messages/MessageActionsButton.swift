import SwiftUI
import UnicornChatModel

/// A button that opens what can be done with a message.
///
/// What it opens is only made once it is open: a menu in each row would be most of the page.
struct MessageActionsButton: View {
  let message: Message
  let isMine: Bool
  let screen: ThreadScreen
  @Binding var isOpen: Bool

  var body: some View {
    Button("Actions", systemImage: "ellipsis") { isOpen = true }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .foregroundStyle(.secondary)
      .hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0) }
      .accessibilityLabel("Actions for \(ConversationPreview.line(String(message.text.prefix(40))))")
      .popover(isPresented: $isOpen) {
        MessageActions(message: message, isMine: isMine, screen: screen, isOpen: $isOpen)
      }
  }
}

/// Reactions, and what else can be done with a message.
private struct MessageActions: View {
  let message: Message
  let isMine: Bool
  let screen: ThreadScreen
  @Binding var isOpen: Bool
  @State private var emoji = ""
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 4) {
        ForEach(Reaction.Tapback.allCases, id: \.self) { tapback in
          let isOn = mine == .tapback(tapback)
          Button {
            react(.tapback(tapback))
          } label: {
            Text(verbatim: tapback.emoji)
              .font(.title3)
              .frame(width: 38, height: 38)
              .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Circle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(tapback.title))
          .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
      HStack {
        TextField("Another emoji", text: $emoji)
          .textFieldStyle(.roundedBorder)
          .onSubmit(reactWithEmoji)
        Button("React", action: reactWithEmoji).disabled(firstEmoji == nil)
      }
      Divider()
      action("Reply", "arrowshape.turn.up.left") { screen.reply(to: message) }
      action("Forward", "arrowshape.turn.up.right") { navigation.sheet = .forward(message.id) }
      if !message.text.isEmpty { action("Copy", "doc.on.doc") { Clipboard.copy(message.text) } }
      action("Copy Link", "link") { Clipboard.copy(ChatLink(screen.id, at: message.id)) }
      if message.delivery != .scheduled {
        let isPinned = message.pinned != nil
        action(isPinned ? "Unpin Message" : "Pin Message", isPinned ? "pin.slash" : "pin") {
          screen.setPinned(!isPinned, message)
        }
      }
      if isMine && !message.text.isEmpty { action("Edit", "pencil") { screen.edit(message) } }
      if isMine { action("Undo Send", "arrow.uturn.backward") { screen.unsend(message) } }
      if !isMine { action("Mark as Unread", "message.badge") { screen.markUnread(from: message) } }
      ForEach(message.attachments) { attachment in
        action("Save \(attachment.name)", "square.and.arrow.down") { screen.saved = attachment }
      }
      action("Delete for Me", "trash", role: .destructive) { screen.delete(message) }
      Divider()
      Text(verbatim: times).font(.caption).foregroundStyle(.secondary)
    }
    .padding()
    .frame(width: 290, alignment: .leading)
    .presentationCompactAdaptation(.popover)
  }

  private func action(
    _ title: LocalizedStringKey, _ symbol: String, role: ButtonRole? = nil, _ perform: @escaping () -> Void
  ) -> some View {
    Button(role: role) {
      isOpen = false
      perform()
    } label: {
      Label(title, systemImage: symbol).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.borderless)
  }

  private var mine: Reaction.Kind? {
    message.reactions.first { $0.author == screen.manager.me.id }?.kind
  }

  private func react(_ kind: Reaction.Kind) {
    isOpen = false
    screen.react(to: message, with: kind)
  }

  private var firstEmoji: String? {
    emoji.first { $0.unicodeScalars.first?.properties.isEmoji == true && !$0.isASCII }.map(String.init)
  }

  private func reactWithEmoji() {
    if let firstEmoji { react(.emoji(firstEmoji)) }
  }

  private var times: String {
    let dates = ChatDates(now: screen.manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
    let sent = dates.dayAndTime(message.date)
    guard let edited = message.edited else { return sent }
    return locale.text("\(sent), edited \(dates.dayAndTime(edited, .middleOfSentence))")
  }
}
