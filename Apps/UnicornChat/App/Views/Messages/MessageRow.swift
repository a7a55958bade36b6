import SwiftUI
import UnicornChatModel

/// A message among others: its day above it, its bubble, what is suggested by it, and how far it has come.
struct MessageRow: View {
  let row: ThreadRow
  let author: Contact
  let header: ThreadHeader
  let isMarked: Bool
  let screen: ThreadScreen

  private var isGroup: Bool { header.isGroup }
  private var message: Message { row.message }
  private var isMine: Bool { author.isMe }
  /// Where bubbles begin beside the pictures of who wrote them.
  private var inset: CGFloat { isGroup && !isMine ? 36 : 0 }
  /// Whether it may suggest something; a file of mine without words may be what an earlier message suggests.
  private var mayConcernSuggestions: Bool { !message.text.isEmpty || isMine && !message.attachments.isEmpty }

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
      if row.place.beginsDay { DaySeparator(date: message.date, today: screen.manager.today, screen: screen) }
      if row.place.followsGap { TimeSeparator(date: message.date) }
      if row.place.beginsUnread { UnreadDivider() }
      if row.place.beginsGroup && isGroup && !isMine {
        Text(verbatim: author.name)
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.leading, 40)
          .accessibilityHidden(true)
      }
      BubbleLine(row: row, author: author, isGroup: isGroup, screen: screen)
      if message.unsent == nil { MessageMarks(message: message, screen: screen).padding(.leading, inset) }
      if message.unsent == nil && message.delivery != .scheduled && mayConcernSuggestions {
        MessageSuggestions(message: message, members: header.members, screen: screen)
          .padding(.leading, inset)
      }
      if isMine && row.place.showsDelivery && message.unsent == nil {
        DeliveryLine(message: message, screen: screen)
      }
    }
    .padding(.horizontal)
    .padding(.top, row.place.beginsGroup ? 10 : 2)
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    .background(isMarked ? Color.yellow.opacity(0.2) : .clear)
    .messageEntity(message)
    .hoverEffectGroup()
    .transition(.messageArrival(message.effect))
  }
}

/// The bubble with what stands beside it.
private struct BubbleLine: View {
  /// Wider than this lines are hard to follow, in points.
  private static let widest: CGFloat = 600
  /// The room beside a bubble for what can be done with it, in points.
  private static let actionsWidth: CGFloat = 36

  let row: ThreadRow
  let author: Contact
  let isGroup: Bool
  let screen: ThreadScreen
  /// Whether what can be done with the message is shown.
  @State private var isActing = false

  private var message: Message { row.message }
  private var isMine: Bool { author.isMe }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if isMine {
        Spacer(minLength: 40)
      } else if isGroup {
        if row.place.endsGroup {
          AvatarView(contact: author, size: 28)
        } else {
          Color.clear.frame(width: 28, height: 1)
        }
      }
      said.frame(maxWidth: Self.widest + Self.actionsWidth, alignment: isMine ? .trailing : .leading)
      if !isMine { Spacer(minLength: 40) }
    }
  }

  @ViewBuilder private var said: some View {
    if message.unsent != nil {
      UnsentNote(text: isMine ? "You unsent a message" : "\(author.name) unsent a message")
    } else {
      // Its actions stand beside the bubble, towards the middle, and are read after it on both sides.
      MessageBubble(row: row, author: author, screen: screen)
        .padding(isMine ? .leading : .trailing, Self.actionsWidth)
        .overlay(alignment: isMine ? .leading : .trailing) {
          MessageActionsButton(message: message, isMine: isMine, screen: screen, isOpen: $isActing)
        }
        // By the secondary button, a long press and the menu key.
        .accessibilityAction(.showMenu) { isActing = true }
    }
  }
}

private struct UnsentNote: View {
  let text: LocalizedStringResource

  var body: some View {
    Text(text)
      .font(.callout)
      .italic()
      .foregroundStyle(.secondary)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary) }
  }
}

/// Between the messages of two days.
private struct DaySeparator: View {
  let date: Date
  /// Changes at midnight, with what the day is called.
  let today: Date
  let screen: ThreadScreen
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let dates = ChatDates(now: screen.manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
    Text(verbatim: dates.dayAndTime(date))
      .font(.caption)
      .bold()
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The time of a message that follows a long silence.
private struct TimeSeparator: View {
  let date: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let dates = ChatDates(now: date, calendar: calendar, timeZone: timeZone, locale: locale)
    Text(verbatim: dates.time(date))
      .font(.caption)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
  }
}

/// Above the first message that wasn't read.
private struct UnreadDivider: View {
  var body: some View {
    VStack(spacing: 2) {
      Divider()
      Text("New").font(.caption).bold().foregroundStyle(.tint)
    }
    .padding(.vertical, 8)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("New messages")
    .accessibilityAddTraits(.isHeader)
  }
}

/// A line on how far my message has come, and what can be done where it didn't get anywhere.
private struct DeliveryLine: View {
  let message: Message
  let screen: ThreadScreen
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 8) {
      // Nothing is said to be sent that a power cut could take back.
      if screen.manager.sending.contains(message.id) { Text("Sending…") } else { reached }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 4)
  }

  @ViewBuilder private var reached: some View {
    switch message.delivery {
    case .sent: Text("Sent")
    case .delivered: Text("Delivered")
    case .read: Text("Read")
    case .failed:
      Label("Not Delivered", systemImage: "exclamationmark.circle.fill").foregroundStyle(.red)
      Button("Try Again") { screen.sendNow(message) }.buttonStyle(.borderless)
    case .scheduled:
      ScheduledLine(
        message: message, time: dates.dayAndTime(message.date, .middleOfSentence), screen: screen)
    }
  }

  private var dates: ChatDates {
    ChatDates(now: screen.manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
  }
}

/// A line on when a message will be sent, and how to change that.
private struct ScheduledLine: View {
  let message: Message
  let time: String
  let screen: ThreadScreen
  @State private var isChoosing = false

  var body: some View {
    Label("Sends \(time)", systemImage: "clock")
    Menu {
      Button("Send Now", systemImage: "paperplane") { screen.sendNow(message) }
      Button("Edit Message", systemImage: "pencil") { screen.edit(message) }
      Button("Edit Time", systemImage: "clock") { isChoosing = true }
      Button("Don’t Send", systemImage: "trash", role: .destructive) { screen.cancelScheduled(message) }
    } label: {
      Label("Change", systemImage: "ellipsis").labelStyle(.iconOnly)
    }
    .accessibilityLabel("Change scheduled message")
    .sheet(isPresented: $isChoosing) {
      SendLaterView(date: message.date) { screen.reschedule(message, to: $0) }
    }
  }
}
