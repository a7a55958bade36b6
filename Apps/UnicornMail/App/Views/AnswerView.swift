import Interchange
import SwiftUI
import UIKit
import UnicornMailModel
import UniformTypeIdentifiers

/// The answer to a thread: short replies, the field with what was written from one, and a draft to save.
struct AnswerView: View {
  let library: MailLibrary
  @Bindable var answer: AnswerModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var isSaving = false
  @State private var outcome: String?

  private var reader: AnswerModel.Reader { AnswerModel.Reader(locale: locale, timeZone: timeZone) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Answer").font(.headline).accessibilityAddTraits(.isHeader)
      RecipientRows(draft: draft, includesEverybody: $answer.includesEverybody)
      ReplyRow(answer: answer, reader: reader)
      HStack {
        Picker("Length", selection: $answer.length) {
          Text("Brief").tag(SmartReplyLength.brief)
          Text("Medium").tag(SmartReplyLength.medium)
          Text("Full").tag(SmartReplyLength.full)
        }
        Picker("Tone", selection: $answer.tone) {
          Text("My own").tag(AnswerModel.Tone.own)
          Text("Casual").tag(AnswerModel.Tone.casual)
          Text("Neutral").tag(AnswerModel.Tone.neutral)
          Text("Formal").tag(AnswerModel.Tone.formal)
        }
        Spacer()
      }
      .pickerStyle(.menu)
      TextEditor(text: $answer.text)
        .frame(height: 320)
        .accessibilityLabel("Text of the answer")
        .padding(4)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary, lineWidth: 1) }
      HStack {
        Button("Save Draft…", systemImage: "square.and.arrow.down") { isSaving = true }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut("s", modifiers: [.control, .option])
        if answer.replaced != nil {
          Button("Back to My Text", systemImage: "arrow.uturn.backward") { answer.restore() }
        }
        Spacer()
      }
      Text(verbatim: state)
        .font(.caption).foregroundStyle(.secondary)
        .accessibilityIdentifier("outcome")
    }
    .task(id: Asked(address: library.address, tone: answer.tone)) {
      await answer.suggest(as: library.address, in: reader)
    }
    .onChange(of: answer.length) { Task { await answer.rewrite(in: reader) } }
    .onChange(of: answer.tone) { Task { await answer.rewrite(in: reader) } }
    .fileExporter(
      isPresented: $isSaving, document: isSaving ? MailFileDocument(data: draft.data) : nil,
      contentType: .emailMessage, defaultFilename: draft.fileName
    ) { result in
      switch result {
      case .success(let url):
        outcome = "Saved as \(url.lastPathComponent). Nothing was sent."
        answer.noteSaving()
      case .failure(let error): outcome = "Not saved: \(error.localizedDescription)"
      }
    }
  }

  /// What became of the answer so far.
  private var state: String {
    if let outcome, !answer.isUnsaved { return outcome }
    if let reason = library.keepingFailure { return "Not saved, and not kept either: \(reason)" }
    return answer.isUnsaved
      ? "Kept here, not saved as a draft yet. Nothing is sent."
      : "Nothing is sent. A draft is a file that your mail program opens."
  }

  /// The values on which the short replies depend.
  private struct Asked: Hashable {
    var address: String?
    var tone: AnswerModel.Tone
  }

  /// The mail that is answered: the latest by somebody else.
  private var draft: MailDraft {
    let mails = answer.thread.mails
    let own = library.address ?? ""
    let name = mails.lazy.flatMap { [$0.sender].compactMap { $0 } + $0.recipients + $0.copied }
      .first { $0.key == own && $0.name != nil }?.name
    return MailDraft(
      answering: mails.last { $0.sender?.key != own } ?? answer.thread.last,
      author: MailAddress(name: name, address: library.address), text: answer.text, date: library.now,
      identifier: UUID().uuidString, includesEverybody: answer.includesEverybody)
  }
}

/// The people to whom the answer would go.
private struct RecipientRows: View {
  let draft: MailDraft
  @Binding var includesEverybody: Bool
  /// The people that are named; the rest is counted.
  private static let most = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if draft.recipients.isEmpty {
        Text("To nobody: the mail names no address. Your mail program asks for one.")
      } else {
        Text(verbatim: "To \(RecipientRows.names(draft.recipients))")
        if draft.goesElsewhere {
          Text(
            verbatim:
              "The sender asks for answers there (Reply-To), not at \(draft.answered.sender?.address ?? "")."
          )
          .foregroundStyle(.orange)
        }
      }
      if !draft.others.isEmpty {
        Toggle(isOn: $includesEverybody) {
          Text(verbatim: "Copy to \(RecipientRows.names(draft.others))")
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private static func names(_ addresses: [MailAddress]) -> String {
    let shown = addresses.prefix(most).map { address in
      address.name.map { "\($0) <\(address.address ?? "")>" } ?? address.address ?? ""
    }
    let rest = addresses.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// The short replies, each a button that writes; or why there are none.
private struct ReplyRow: View {
  let answer: AnswerModel
  let reader: AnswerModel.Reader

  var body: some View {
    if let replies = answer.replies {
      if let reason = replies.reason {
        Text(verbatim: "No suggestions: \(reason.description)").font(.callout).foregroundStyle(.secondary)
      } else {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(replies.suggestions.indices, id: \.self) { place in
            let reply = replies.suggestions[place]
            Button {
              Task {
                await answer.choose(reply, in: reader)
                AccessibilityNotification.Announcement("The answer is written into the field.").post()
              }
            } label: {
              Text(verbatim: reply.smartReply).multilineTextAlignment(.leading)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .keyboardShortcut(KeyEquivalent(Character("\(place + 1)")), modifiers: [.control, .option])
            .accessibilityHint("Writes a mail from this reply into the field. Nothing is sent.")
            .accessibilityAddTraits(reply == answer.chosen ? .isSelected : [])
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Suggested replies")
      }
    } else {
      ProgressView("Looking for replies").controlSize(.small)
    }
  }
}
