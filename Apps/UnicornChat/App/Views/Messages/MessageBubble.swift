import SwiftUI
import UnicornChatModel

/// The bubble of what somebody said, in their colour and on their side, with what it answers above and the
/// reactions below.
struct MessageBubble: View {
  let row: ThreadRow
  let author: Contact
  let screen: ThreadScreen
  @Environment(\.locale) private var locale

  private var message: Message { row.message }
  private var isMine: Bool { author.isMe }

  var body: some View {
    let reading = MessageReading.of(message.text)
    VStack(alignment: isMine ? .trailing : .leading, spacing: 3) {
      if message.repliesTo != nil { QuoteButton(quoted: row.quoted, screen: screen) }
      ForEach(message.attachments) { attachment in
        AttachmentView(attachment: attachment, screen: screen)
      }
      if !message.text.isEmpty
        || message.attachments.isEmpty && message.places.isEmpty && message.links.isEmpty
      {
        if let emoji = reading.emoji {
          Text(verbatim: emoji.text).font(.system(size: 44))
        } else {
          BubbleText(message: message, isMine: isMine, endsGroup: row.place.endsGroup, names: names)
        }
      }
      if let link = reading.firstLink(in: message) { LinkCard(url: link) }
      ForEach(message.places, id: \.self) { PlaceCard(place: $0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(sentence(reading.line))
  }

  /// Those whom the message can mention; nobody where it mentions nobody, so that it doesn't follow how they are called.
  private var names: [String] {
    guard message.text.contains("@") else { return [] }
    return screen.manager.contacts.values.map(\.name) + [screen.manager.me.name]
  }

  private func sentence(_ words: String) -> String {
    var parts = [(isMine ? locale.text("You") : author.name) + ":"]
    if let quoted = row.quoted {
      let other = screen.manager.contact(quoted.author)
      parts.append(locale.text(other.isMe ? "replying to you," : "replying to \(other.name),"))
    }
    parts.append(words.isEmpty ? ConversationPreview.attachments(message.attachments, locale) ?? "" : words)
    if message.edited != nil { parts.append(locale.text(", edited")) }
    return parts.joined(separator: " ")
  }
}

/// The text on its ground.
private struct BubbleText: View {
  let message: Message
  let isMine: Bool
  let endsGroup: Bool
  /// Those whom it can mention.
  let names: [String]
  @State private var isWhole = false

  var body: some View {
    let isLong = message.text.utf8.count > MessageText.longest
    VStack(alignment: .leading, spacing: 4) {
      if let subject = message.subject, !subject.isEmpty { Text(verbatim: subject).bold() }
      MessageReading.of(isLong && !isWhole ? MessageText.shortened(message.text) : message.text)
        .shown(isOnTint: isFilled, naming: names)
        .textSelection(.enabled)
        // Links have the tint, on which they stand here.
        .tint(isFilled ? Color.white : nil)
      if isLong {
        Button(isWhole ? "Show Less" : "Show More") { isWhole.toggle() }
          .buttonStyle(.borderless)
          .font(.callout)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .foregroundStyle(isFilled ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .background(ground, in: shape)
    .overlay {
      if message.delivery == .scheduled {
        RoundedRectangle(cornerRadius: 18).strokeBorder(
          .tint, style: StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
      }
    }
  }

  private var isFilled: Bool { isMine && message.delivery != .scheduled }

  private var ground: AnyShapeStyle {
    if isFilled { return AnyShapeStyle(.tint) }
    return isMine ? AnyShapeStyle(.clear) : AnyShapeStyle(.fill)
  }

  private var shape: UnevenRoundedRectangle {
    let tail: CGFloat = endsGroup ? 5 : 18
    return UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: isMine ? 18 : tail,
      bottomTrailingRadius: isMine ? tail : 18, topTrailingRadius: 18)
  }
}

/// The message that another one answers, small above it; leads there.
private struct QuoteButton: View {
  let quoted: Message?
  let screen: ThreadScreen
  @Environment(\.locale) private var locale

  var body: some View {
    if let quoted {
      let author = screen.manager.contact(quoted.author)
      Button {
        screen.jump(to: quoted.id)
      } label: {
        HStack(spacing: 6) {
          Image(systemName: "arrowshape.turn.up.left").font(.caption2)
          VStack(alignment: .leading) {
            Text(verbatim: author.isMe ? locale.text("You") : author.name).font(.caption).bold()
            Text(verbatim: words(quoted)).font(.caption).lineLimit(2)
          }
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .foregroundStyle(.secondary)
        .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.quaternary) }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(
        author.isMe ? "In reply to you: \(words(quoted))" : "In reply to \(author.name): \(words(quoted))")
    } else {
      Text("In reply to a deleted message").font(.caption).italic().foregroundStyle(.secondary)
    }
  }

  private func words(_ message: Message) -> String {
    if message.unsent != nil { return locale.text("Unsent message") }
    let line = ConversationPreview.line(message.text)
    return line.isEmpty
      ? ConversationPreview.attachments(message.attachments, locale) ?? locale.text("Message")
      : String(line.prefix(120))
  }
}

/// The marks of what was done to a message: reactions, edits, effects.
struct MessageMarks: View {
  let message: Message
  let screen: ThreadScreen

  var body: some View {
    if !message.reactions.isEmpty || message.edited != nil || message.effect != nil {
      HStack(spacing: 6) {
        if !message.reactions.isEmpty {
          ReactionBadges(reactions: message.reactions, manager: screen.manager)
        }
        if message.edited != nil { Text("Edited").font(.caption2).foregroundStyle(.secondary) }
        if let effect = message.effect, message.delivery == .scheduled {
          Label("With \(effect.title)", systemImage: effect.symbol)
            .font(.caption2)
            .foregroundStyle(.secondary)
        } else if let effect = message.effect {
          Button {
            screen.play(effect)
          } label: {
            Label("Sent with \(effect.title)", systemImage: effect.symbol).font(.caption2)
          }
          .buttonStyle(.plain)
          .foregroundStyle(.secondary)
          .accessibilityHint("Plays it again")
        }
      }
    }
  }
}

/// The kinds of reactions to a message, with how many there are of each.
private struct ReactionBadges: View {
  /// So many kinds are shown; the rest is counted.
  private static let most = 5

  let reactions: [Reaction]
  let manager: ModelManager
  @Environment(\.locale) private var locale

  var body: some View {
    let groups = grouped
    HStack(spacing: 3) {
      ForEach(groups.prefix(Self.most), id: \.kind) { group in
        HStack(spacing: 2) {
          Text(verbatim: group.kind.emoji)
          if group.authors.count > 1 { Text("\(group.authors.count)").monospacedDigit() }
        }
        .font(.caption)
        .padding(.horizontal, 6)
        .padding(.vertical, 2)
        .background(
          group.authors.contains(manager.me.id)
            ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.quaternary),
          in: Capsule())
      }
      if groups.count > Self.most { Text("+\(groups.count - Self.most)").font(.caption) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(sentence(groups))
  }

  private struct Grouped {
    let kind: Reaction.Kind
    var authors: [Contact.ID]
  }

  private var grouped: [Grouped] {
    var places: [Reaction.Kind: Int] = [:]
    var groups: [Grouped] = []
    for reaction in reactions {
      if let place = places[reaction.kind] {
        groups[place].authors.append(reaction.author)
      } else {
        places[reaction.kind] = groups.count
        groups.append(Grouped(kind: reaction.kind, authors: [reaction.author]))
      }
    }
    return groups
  }

  private func sentence(_ groups: [Grouped]) -> String {
    let all = groups.prefix(Self.most).map { group in
      let names = group.authors.prefix(4).map {
        $0 == manager.me.id ? locale.text("you") : manager.contact($0).name
      }
      let more = group.authors.count - names.count
      let who = locale.list(names + (more > 0 ? [locale.text("\(more) more")] : []))
      return locale.text("\(group.kind.title(in: locale)) by \(who)")
    }
    return locale.text("Reactions: \(all.joined(separator: "; "))")
  }
}
