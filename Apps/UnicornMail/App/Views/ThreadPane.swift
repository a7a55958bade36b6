import Interchange
import SuggestedActions
import SwiftUI
import UnicornMailModel

/// A thread: its mails, what each of them suggests, and below them the answer.
struct ThreadPane: View {
  let library: MailLibrary
  let answer: AnswerModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(answer.thread.mails.dropLast()) { mail in
          EarlierMail(mail: mail, thread: answer.thread, own: library.address)
        }
        MailCard(mail: answer.thread.last, thread: answer.thread, own: library.address)
        Divider()
        AnswerView(library: library, answer: answer)
      }
      .padding()
      .frame(maxWidth: 760, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(answer.thread.title.isEmpty ? "No subject" : answer.thread.title)
    #if !os(macOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
  }
}

/// A mail before the newest one: folded, with who wrote it, when, and how it begins.
private struct EarlierMail: View {
  let mail: Mail
  let thread: MailThread
  let own: String?

  var body: some View {
    DisclosureGroup {
      MailCard(mail: mail, thread: thread, own: own)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: mail.sender?.title ?? "Unknown sender").font(.callout).bold().lineLimit(1)
          Spacer()
          if let date = mail.date {
            Text(date, format: .dateTime.day().month()).font(.caption).foregroundStyle(.secondary)
          }
        }
        Text(verbatim: mail.parts.preview).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The text of a mail; what is quoted in it is folded.
private struct MailBodyView: View {
  let text: MailText

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(text.parts.indices, id: \.self) { place in
        switch text.parts[place] {
        case .written(let text):
          Text(verbatim: text).textSelection(.enabled).frame(maxWidth: .infinity, alignment: .leading)
        case .quoted(let text):
          DisclosureGroup("Quoted text") {
            Text(verbatim: text).font(.callout).foregroundStyle(.secondary).textSelection(.enabled)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .font(.callout)
        }
      }
    }
  }
}

/// A mail: who, to whom, when, its text.
private struct MailCard: View {
  let mail: Mail
  let thread: MailThread
  let own: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: mail.sender?.title ?? "Unknown sender").font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        if let date = mail.date {
          Text(date, format: .dateTime.day().month().year().hour().minute())
            .font(.caption).foregroundStyle(.secondary)
        }
      }
      if !mail.recipients.isEmpty {
        Text(verbatim: "To \(names(mail.recipients))").font(.caption).foregroundStyle(.secondary)
      }
      if !mail.copied.isEmpty {
        Text(verbatim: "Copy to \(names(mail.copied))").font(.caption).foregroundStyle(.secondary)
      }
      MailBodyView(text: mail.parts)
      if !mail.attachments.isEmpty { AttachmentList(files: mail.attachments) }
      let subject = thread.suggestions(for: mail, as: own)
      SuggestedActionsView(message: subject.message, previousMessages: subject.previous)
        .buttonBorderShape(.capsule)
        .tint(.blue)
        .font(.callout)
    }
    .padding()
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 12))
  }

  private func names(_ addresses: [MailAddress]) -> String {
    let shown = addresses.prefix(8).map { $0.key == own ? "me" : $0.title }.joined(separator: ", ")
    return addresses.count > 8 ? "\(shown) and \(addresses.count - 8) more" : shown
  }
}
