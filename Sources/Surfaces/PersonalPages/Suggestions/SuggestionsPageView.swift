import AppShell
import FoundationPlus
import SuggestedActions
import SwiftUICore
import SystemActions

/// Switches of the app and of kinds, the conversations, and what is kept.
struct SuggestionsPageView: View {
  let page: SuggestionsPage

  private var texts: PageTexts { page.texts }
  private var controls: SuggestionControls { page.controls }

  var body: some View {
    // Switches and answers are no observable values themselves.
    let _ = controls.revision
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: texts[.suggestedActions]).font(.title2).bold().accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { page.closePage() }
          .labelStyle(.iconOnly)
      }
      if controls.isEntitled {
        Form {
          Toggle(
            texts[.inThisApp],
            isOn: Binding {
              controls.isOn
            } set: {
              page.set($0, .app)
            })
          Section(texts[.kinds]) {
            ForEach(SuggestedActionsKind.allCases, id: \.self) { kind in
              Toggle(
                texts.kind(kind),
                isOn: Binding {
                  controls.isOn(kind)
                } set: {
                  page.set($0, .kind(kind))
                })
            }
          }
        }
        ConversationList(page: page)
        KeptSection(page: page)
      } else {
        Text(verbatim: texts[.notEntitled])
      }
    }
    .environment(\.locale, page.locale)
    .environment(\.timeZone, page.timeZone)
    .pageRole(PageRole("sug"))
  }
}

/// The conversations that were shown, each with its switch, its messages and their reasons.
struct ConversationList: View {
  let page: SuggestionsPage

  private var texts: PageTexts { page.texts }

  var body: some View {
    let conversations = page.controls.conversations()
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: texts[.conversations]).font(.headline).accessibilityAddTraits(.isHeader)
      if conversations.isEmpty { EmptyNote(text: texts[.noConversations]) }
      ForEach(conversations) { conversation in ConversationView(page: page, conversation: conversation) }
    }
  }
}

struct ConversationView: View {
  let page: SuggestionsPage
  let conversation: SuggestionControls.Conversation

  private var texts: PageTexts { page.texts }

  private var title: String {
    let names = conversation.people.prefix(6).map { ActionText.line($0, limit: 60) }
    return names.isEmpty
      ? texts[.ownConversation] : texts(.conversationWith, ["names": names.joined(separator: ", ")])
  }

  var body: some View {
    let isOpened = page.opened == conversation.id
    VStack(alignment: .leading, spacing: 8) {
      if let message = conversation.messages.first?.message, !conversation.id.isEmpty {
        Toggle(
          title,
          isOn: Binding {
            conversation.isOn
          } set: {
            page.set($0, .conversation(of: message))
          })
      } else {
        Text(verbatim: title)
      }
      Button(texts[.whyEmpty], systemImage: isOpened ? "chevron.down" : "chevron.forward") {
        page.opened = isOpened ? nil : conversation.id
      }
      .pageRole(PageRole("sug-more", states: ["expanded": "\(isOpened)"]))
      if isOpened {
        ForEach(conversation.messages) { message in MessageReasons(page: page, shown: message) }
        if let message = conversation.messages.first?.message {
          Button(texts[.forgetConversation], role: .destructive) {
            page.forget { try await SuggestedActionsStore.forget(conversation: message) }
          }
        }
      }
    }
    .pageRole(PageRole("sug-conversation"))
  }
}

/// A message, and why it suggests what it does.
struct MessageReasons: View {
  let page: SuggestionsPage
  let shown: SuggestionControls.Shown

  private var texts: PageTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(
        verbatim: "\(ActionText.line(shown.sender, limit: 60)): \(ActionText.line(shown.text, limit: 160))")
      ForEach(Array(lines.enumerated()), id: \.offset) { line in
        Text(verbatim: line.element).font(.subheadline).foregroundStyle(.secondary)
      }
      if shown.explanation != nil {
        Button(texts[.forgetMessage], systemImage: "trash") {
          let message = shown.message
          page.forget { try await SuggestedActionsStore.forget(message: message) }
        }
        .labelStyle(.iconOnly)
        .pageRole(PageRole("sug-forget"))
      }
    }
    .pageRole(PageRole("sug-message"))
  }

  private var lines: [String] {
    guard let why = shown.explanation else { return [texts[.notAnalysed]] }
    var lines = why.actions.map { action in
      let words = action.words.prefix(3).map { "“\(ActionText.line($0, limit: 40))”" }
      let title = ActionText.line(action.title, limit: 100)
      let sure = action.confidence.formatted(.percent.precision(.fractionLength(0)).locale(page.locale))
      let said =
        words.isEmpty
        ? texts(.suggestsPlain, ["title": title])
        : texts(.suggests, ["title": title, "words": words.joined(separator: ", ")])
      return "\(said) · \(texts(.confidence, ["percent": sure]))"
    }
    if let reason = why.reason { lines.append(texts.reason(reason)) }
    lines += why.omitted.prefix(5).map {
      texts(.leftOut, ["kind": texts.kind($0.kind), "reason": texts.reason($0.reason)])
    }
    return lines
  }
}

/// A section on what is kept on this machine, with a button that deletes it.
struct KeptSection: View {
  let page: SuggestionsPage

  private var texts: PageTexts { page.texts }

  private var amount: String {
    do {
      guard let kept = try page.controls.kept(), kept.answers > 0 else { return texts[.nothingKept] }
      let size = ByteCountFormatStyle(style: .file, locale: page.locale).format(Int64(kept.bytes))
      return texts(
        .keptAmount, ["count": kept.answers.formatted(.number.locale(page.locale)), "size": size])
        + (kept.file.map { "\n\($0)" } ?? "")
    } catch {
      return "\(error)"
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: texts[.kept]).font(.headline).accessibilityAddTraits(.isHeader)
      Text(verbatim: amount).font(.subheadline)
      Text(verbatim: texts[.forgetAllNote]).font(.footnote).foregroundStyle(.secondary)
      Button(texts[.forgetAll], role: .destructive) {
        page.forget { try await SuggestionControls.shared.forgetAll() }
      }
    }
  }
}
