import SwiftUI
import UnicornMailModel

/// The threads, with the state of reading and what couldn't be read.
struct ThreadList: View {
  let library: MailLibrary
  @Bindable var navigation: MailNavigation

  var body: some View {
    let search = MailSearch(navigation.words)
    let threads = search.found(in: library.collection.threads)
    List(selection: $navigation.selection) {
      ReadingSection(library: library)
      if search.isEmpty { ProblemSection(problems: library.collection.problems) }
      Section {
        ForEach(threads) { thread in
          NavigationLink(value: thread.id) {
            ThreadRow(
              thread: thread, own: library.address ?? "", isUnsaved: library.unsaved.contains(thread.id))
          }
        }
      } header: {
        if !search.isEmpty, !threads.isEmpty {
          Text("\(threads.count) of \(library.collection.threads.count) threads")
            .accessibilityIdentifier("found")
        }
      } footer: {
        if library.isSample, search.isEmpty {
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
      } else if threads.isEmpty, library.progress == nil {
        ContentUnavailableView {
          Label("No Mail Found", systemImage: "magnifyingglass")
        } description: {
          Text("No mail has “\(navigation.words)” in its people, its subject or its text.")
        } actions: {
          Button("Show All Mail") { navigation.words = "" }
        }
      }
    }
    .navigationTitle("Mail")
    .searchable(text: $navigation.words, placement: .sidebar, prompt: "Search mail")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Open Mail", systemImage: "folder") { navigation.isOpening = true }
          .keyboardShortcut("o", modifiers: [.control, .option])
      }
      ToolbarItemGroup(placement: .secondaryAction) {
        AddressPicker(library: library)
        Button("Open the Sample", systemImage: "tray.full") { library.openSample() }
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
  /// Whether there is an answer that is in no draft.
  let isUnsaved: Bool
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// The names of those who wrote.
  private var names: String {
    let names = thread.authors(but: own).filter { !$0.isEmpty }
    return names.isEmpty ? "Unknown sender" : names.joined(separator: ", ")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: names).bold().lineLimit(1)
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
      if isUnsaved {
        Label("Answer not saved", systemImage: "pencil").font(.caption).foregroundStyle(.orange)
      }
      Text(verbatim: thread.last.parts.preview).font(.caption).foregroundStyle(.secondary).lineLimit(2)
    }
    .padding(.vertical, 2)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
  }

  /// The name for screen readers: authors, number of mails, subject, date, whether an answer was begun, and how the last
  /// mail begins.
  private var label: String {
    let date = thread.last.date.map {
      $0.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.wide).year())
    }
    let parts = [
      names, thread.mails.count > 1 ? "\(thread.mails.count) mails" : nil,
      thread.title.isEmpty ? "No subject" : thread.title, date, isUnsaved ? "answer not saved" : nil,
      String(thread.last.parts.preview.prefix(100)),
    ]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
