import SwiftUI
import UIKit
import UnicornChatModel
import UniformTypeIdentifiers

/// The composer of the next message: the field with what goes along, above it what it answers or changes.
struct Composer: View {
  let screen: ThreadScreen
  let composer: ComposerModel
  let title: String
  @FocusState private var isWriting: Bool
  @State private var isChoosingFiles = false
  @State private var isScheduling = false
  /// Whether the person wrote here when the search in the conversation was opened.
  @State private var wroteBeforeSearch = false
  @Environment(\.locale) private var locale
  @Environment(ChatNavigation.self) private var navigation

  var body: some View {
    @Bindable var composer = composer
    VStack(spacing: 6) {
      ComposerContext(screen: screen, composer: composer)
      AttachmentChips(composer: composer)
      MentionBar(composer: composer)
      HStack(alignment: .bottom, spacing: 8) {
        if composer.editing == nil {
          MoreButton(
            composer: composer, manager: screen.manager, isChoosingFiles: $isChoosingFiles,
            isScheduling: $isScheduling)
        }
        EmojiButton(composer: composer) { isWriting = true }
        MessageField(
          screen: screen, composer: composer, prompt: prompt, isWriting: $isWriting, insert: insert,
          send: send)
        SendButton(composer: composer, send: send)
      }
      // Above the field, and behind it in the order of the tab key: the way to the field stays short.
      .padding(.top, screen.replies.isOn ? ReplyBar.room : 0)
      .overlay(alignment: .top) { ReplyBar(screen: screen, composer: composer, insert: insert) }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
    .fileImporter(isPresented: $isChoosingFiles, allowedContentTypes: [.item], allowsMultipleSelection: true)
    {
      switch $0 {
      case .success(let files): composer.attach(files)
      case .failure(let error): composer.failure = Failure("Nothing Attached", error)
      }
    }
    .sheet(isPresented: $isScheduling) {
      SendLaterView(date: composer.scheduledFor) { composer.scheduledFor = $0 }
    }
    .alert($composer.failure)
    .onChange(of: composer.editing?.id) { _, editing in if editing != nil { isWriting = true } }
    .onChange(of: navigation.isAboutToWrite, initial: true) { _, isAboutTo in
      guard isAboutTo else { return }
      isWriting = true
      navigation.isAboutToWrite = false
    }
    .onChange(of: screen.search.isOpen) { _, isOpen in
      if isOpen {
        wroteBeforeSearch = isWriting
      } else if wroteBeforeSearch {
        isWriting = true
      }
    }
    .onChange(of: composer.repliesTo?.id) { _, reply in if reply != nil { isWriting = true } }
  }

  private var prompt: String { locale.text(composer.editing == nil ? "Message \(title)" : "Edit Message") }

  /// Puts a reply into the field; it isn't sent.
  private func insert(_ reply: UISmartReplySuggestion) {
    guard composer.takesReply else { return }
    composer.text = reply.smartReply
    isWriting = true
  }

  private func send() {
    let isNow = composer.editing == nil && composer.scheduledFor == nil
    screen.forgetUnsent()
    composer.send()
    isWriting = true
    if isNow, composer.text.isEmpty {
      screen.thread.forgetUnread()
      screen.jumpToLatest()
    }
  }
}

/// The field; a view of its own, so that a letter changes nothing but it.
private struct MessageField: View {
  let screen: ThreadScreen
  @Bindable var composer: ComposerModel
  let prompt: String
  let isWriting: FocusState<Bool>.Binding
  let insert: @MainActor (UISmartReplySuggestion) -> Void
  let send: @MainActor () -> Void
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// The keys that choose among those whom a message may mention.
  private static let choosing: Set<KeyEquivalent> = [.upArrow, .downArrow, .tab, .escape]

  var body: some View {
    TextField("Message", text: $composer.text, prompt: Text(prompt), axis: .vertical)
      .textFieldStyle(.roundedBorder)
      .lineLimit(1...8)
      .submitLabel(.send)
      .focused(isWriting)
      .onSubmit {
        if let name = composer.markedMention {
          composer.complete(name)
        } else if composer.obstacle == nil {
          send()
        }
      }
      .accessibilityLabel(prompt)
      .onKeyPress(keys: keys) { press in
        if !composer.mentioned.isEmpty { return composer.choose(with: press.key) ? .handled : .ignored }
        choose(with: press)
        return .handled
      }
  }

  /// The keys that choose among names, or among replies while nothing is written.
  private var keys: Set<KeyEquivalent> {
    composer.mentioned.isEmpty ? SmartReplyKeys.keys(replies) : Self.choosing
  }

  private var replies: [UISmartReplySuggestion] {
    guard composer.takesReply, screen.replies.isOn else { return [] }
    return screen.replies.suggestions(for: screen.replies.question(locale, timeZone))
  }

  private func choose(with press: KeyPress) {
    if press.key == .escape {
      screen.replies.dismiss()
    } else if let reply = SmartReplyKeys.suggestion(press.key, among: replies) {
      insert(reply)
    } else {
      // The key was taken from the field when replies were there; it writes after all.
      composer.text += press.characters
    }
  }
}

/// The button for what can go along with the message; a view of its own, so that writing leaves it alone.
private struct MoreButton: View {
  let composer: ComposerModel
  let manager: ModelManager
  @Binding var isChoosingFiles: Bool
  @Binding var isScheduling: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    Menu {
      Button("Attach Files", systemImage: "paperclip") { isChoosingFiles = true }
      Menu("Send Later", systemImage: "clock") {
        ForEach(presets) { preset in
          Button(preset.title) { composer.scheduledFor = preset.date }
        }
        Button("Choose a Time…") { isScheduling = true }
      }
      Picker("Effect", systemImage: "sparkles", selection: effect) {
        Text("No Effect").tag(Message.Effect?.none)
        ForEach(Message.Effect.allCases, id: \.self) { effect in
          Label(effect.title, systemImage: effect.symbol).tag(Message.Effect?.some(effect))
        }
      }
      .pickerStyle(.menu)
    } label: {
      Label("Add", systemImage: "plus").labelStyle(.iconOnly)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .menuIndicator(.hidden)
    .accessibilityLabel("Add to message")
  }

  private var presets: [SendLaterPreset] {
    var calendar = calendar
    calendar.timeZone = timeZone
    return SendLaterPreset.all(now: manager.now, calendar: calendar, locale: locale)
  }

  private var effect: Binding<Message.Effect?> {
    Binding(get: { composer.effect }, set: { composer.effect = $0 })
  }
}

/// The button that sends; it says why it can't where there is nothing to send.
private struct SendButton: View {
  let composer: ComposerModel
  let send: @MainActor () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    let obstacle = composer.obstacle.map(locale.text)
    let title = locale.text(title)
    Button(title, systemImage: symbol, action: send)
      .labelStyle(.iconOnly)
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.circle)
      .keyboardShortcut(.return, modifiers: .control)
      // It can be pressed also where there is nothing to send yet: without scripts what is written arrives with
      // the press.
      .opacity(obstacle == nil ? 1 : 0.4)
      .help(obstacle ?? title)
      .accessibilityHint(obstacle ?? "")
  }

  private var title: LocalizedStringResource {
    if composer.editing != nil { return "Save Changes" }
    return composer.scheduledFor == nil ? "Send" : "Schedule"
  }

  private var symbol: String {
    if composer.editing != nil { return "checkmark" }
    return composer.scheduledFor == nil ? "arrow.up" : "clock.badge.checkmark"
  }
}

/// The context of the message: what it answers or changes, when it goes and how; each can be taken back.
private struct ComposerContext: View {
  let screen: ThreadScreen
  let composer: ComposerModel
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    if composer.editing != nil {
      banner("pencil", "Editing Message", "", "Cancel Edit", isEscape: true) { composer.cancel() }
    } else if let reply = composer.repliesTo {
      let author = screen.manager.contact(reply.author)
      let words = ConversationPreview.line(reply.text)
      banner(
        "arrowshape.turn.up.left", author.isMe ? "Reply to Yourself" : "Reply to \(author.name)",
        words.isEmpty ? ConversationPreview.attachments(reply.attachments, locale) ?? "" : words,
        "Cancel Reply",
        isEscape: true
      ) { composer.cancel() }
    }
    if composer.editing == nil, let date = composer.scheduledFor {
      banner(
        "clock", "Sends \(dates.dayAndTime(date, .middleOfSentence))", "", "Send Without Delay",
        isEscape: false
      ) {
        composer.scheduledFor = nil
      }
    }
    if composer.editing == nil, let effect = composer.effect {
      banner(effect.symbol, "With \(effect.title)", "", "Remove Effect", isEscape: false) {
        composer.effect = nil
      }
    }
  }

  private var dates: ChatDates {
    ChatDates(now: screen.manager.now, calendar: calendar, timeZone: timeZone, locale: locale)
  }

  private func banner(
    _ symbol: String, _ title: LocalizedStringResource, _ text: String, _ cancel: LocalizedStringKey,
    isEscape: Bool,
    _ perform: @escaping @MainActor () -> Void
  ) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundStyle(.tint).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Text(title).font(.caption).bold()
        if !text.isEmpty { Text(verbatim: text).font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
      Spacer()
      if isEscape {
        Button(cancel, systemImage: "xmark.circle.fill", action: perform)
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
          .keyboardShortcut(.cancelAction)
      } else {
        Button(cancel, systemImage: "xmark.circle.fill", action: perform)
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
      }
    }
  }
}

/// The attachments that go along, each of which can be left out.
private struct AttachmentChips: View {
  let composer: ComposerModel

  var body: some View {
    if !composer.attachments.isEmpty || composer.incoming > 0 {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(composer.attachments) { attachment in
            HStack(spacing: 6) {
              if attachment.kind == .picture {
                StoredPicture(attachment: attachment, bounds: CGSize(width: 56, height: 44))
                  .accessibilityHidden(true)
              } else {
                Image(systemName: attachment.symbol).accessibilityHidden(true)
              }
              Text(verbatim: attachment.shortName).font(.caption).lineLimit(1)
              Button("Remove \(attachment.name)", systemImage: "xmark.circle.fill") {
                composer.remove(attachment)
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.borderless)
            }
            .padding(6)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
          }
          if composer.incoming > 0 { ProgressView("Attaching").controlSize(.small) }
        }
      }
      .accessibilityLabel("Attachments")
    }
  }
}
