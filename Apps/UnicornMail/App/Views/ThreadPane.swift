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
        ForEach(answer.thread.mails) { mail in
          MailCard(mail: mail, thread: answer.thread, own: library.address)
        }
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
      Text(verbatim: mail.text).textSelection(.enabled)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !mail.attachments.isEmpty {
        Label {
          Text(verbatim: mail.attachments.prefix(10).joined(separator: ", "))
        } icon: {
          Image(systemName: "paperclip")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityLabel("Attachments: \(mail.attachments.prefix(10).joined(separator: ", "))")
      }
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
