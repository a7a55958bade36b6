import SwiftUI
import UnicornMailModel

/// The threads, with the state of reading and what couldn't be read.
struct ThreadList: View {
  let library: MailLibrary
  @Bindable var navigation: MailNavigation

  var body: some View {
    List(selection: $navigation.selection) {
      ReadingSection(library: library)
      ProblemSection(problems: library.collection.problems)
      Section {
        ForEach(library.collection.threads) { thread in
          NavigationLink(value: thread.id) {
            ThreadRow(thread: thread, own: library.address ?? "", now: library.now)
          }
        }
      } footer: {
        if library.isSample {
          Text("These mails came with the app. Open a mailbox or .eml files of your own with Open Mail.")
        }
      }
    }
    .listStyle(.sidebar)
    .accessibilityLabel("Threads")
    .overlay {
      if library.collection.threads.isEmpty, library.progress == nil {
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text("Open a mailbox (mbox) or mails (.eml).")
        } actions: {
          Button("Open Mail…") { navigation.isOpening = true }
        }
      }
    }
    .navigationTitle("Mail")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Open Mail", systemImage: "folder") { navigation.isOpening = true }
          .keyboardShortcut("o", modifiers: [.control, .option])
      }
      ToolbarItemGroup(placement: .secondaryAction) {
        AddressPicker(library: library)
        Button("Open the Sample", systemImage: "tray.full") {
          navigation.selection = nil
          library.openSample()
        }
      }
    }
  }
}

/// The choice of the address that is the person's.
private struct AddressPicker: View {
  @Bindable var library: MailLibrary

  var body: some View {
    Picker("My Address", systemImage: "person.crop.circle", selection: $library.address) {
      ForEach(library.addresses, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
      Text("None of These").tag(String?.none)
    }
  }
}

/// The state of reading, with a way to end it.
private struct ReadingSection: View {
  let library: MailLibrary

  var body: some View {
    if let progress = library.progress {
      Section {
        VStack(alignment: .leading, spacing: 6) {
          ProgressView(value: min(1, progress.total)) {
            Text("Reading \(progress.file)")
          } currentValueLabel: {
            Text("File \(progress.place) of \(progress.files), \(progress.mails) mails")
          }
          Button("Stop Reading") { library.cancelReading() }
        }
      }
    }
  }
}

/// The problems of reading, each with its place.
private struct ProblemSection: View {
  let problems: [MailProblem]
  /// The problems that are shown; the rest is counted.
  private static let most = 20

  var body: some View {
    if !problems.isEmpty {
      Section("Not Read") {
        ForEach(problems.prefix(ProblemSection.most), id: \.self) { problem in
          Label {
            VStack(alignment: .leading) {
              Text(verbatim: problem.place).font(.callout).bold()
              Text(verbatim: problem.reason).font(.caption).foregroundStyle(.secondary)
            }
          } icon: {
            Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
          }
          .accessibilityElement(children: .combine)
        }
        if problems.count > ProblemSection.most {
          Text("And \(problems.count - ProblemSection.most) more.").font(.caption)
        }
      }
    }
  }
}

/// A thread in the list: who writes, when, of what, and how the last mail begins.
private struct ThreadRow: View {
  let thread: MailThread
  let own: String
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: thread.authors(but: own).joined(separator: ", ")).bold().lineLimit(1)
        if thread.mails.count > 1 {
          Text(verbatim: "\(thread.mails.count)").font(.caption).foregroundStyle(.secondary)
            .accessibilityLabel("\(thread.mails.count) mails")
        }
        Spacer()
        if let date = thread.last.date {
          Text(date, format: .dateTime.day().month()).font(.caption).foregroundStyle(.secondary)
        }
      }
      Text(verbatim: thread.title.isEmpty ? "No subject" : thread.title).font(.callout).lineLimit(1)
      Text(
        verbatim: String(thread.last.text.prefix(160)).split(whereSeparator: \.isWhitespace).joined(
          separator: " ")
      )
      .font(.caption).foregroundStyle(.secondary).lineLimit(2)
    }
    .padding(.vertical, 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
  }

  /// The name for screen readers: authors, number of mails, subject.
  private var label: String {
    let names = thread.authors(but: own).joined(separator: ", ")
    let count = thread.mails.count > 1 ? ", \(thread.mails.count) mails" : ""
    return "\(names)\(count), \(thread.title.isEmpty ? "No subject" : thread.title)"
  }
}
