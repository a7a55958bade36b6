import SwiftUI
import UnicornMailModel
import UniformTypeIdentifiers

/// The threads beside the one that is open; on a narrow window one after the other.
struct MailWindow: View {
  let library: MailLibrary
  @State private var navigation = MailNavigation()

  var body: some View {
    @Bindable var navigation = navigation
    NavigationSplitView(preferredCompactColumn: $navigation.column) {
      ThreadList(library: library, navigation: navigation)
        .navigationSplitViewColumnWidth(min: 280, ideal: 360, max: 440)
    } detail: {
      if let thread = navigation.selection.flatMap(library.thread) {
        ThreadPane(library: library, answer: library.answer(to: thread)).id(thread.id)
      } else {
        ContentUnavailableView(
          "No Mail Selected", systemImage: "envelope", description: Text("Choose a thread, or open a file."))
      }
    }
    .navigationSplitViewStyle(.balanced)
    .focusedSceneValue(\.mailNavigation, navigation)
    .onOpenURL { url in
      if let link = MailLink(url) { navigation.selection = link.thread }
    }
    .userActivity("org.example.unicornmail.thread", element: navigation.selection.map { MailLink($0) }) {
      link, activity in
      activity.title = library.thread(link.thread)?.title
      // It stands in the address of the window, so that the thread is there again later.
      activity.targetContentIdentifier = link.url.absoluteString
    }
    .fileImporter(
      isPresented: $navigation.isOpening, allowedContentTypes: [.item], allowsMultipleSelection: true
    ) { result in
      do {
        try library.open(files: result.get())
      } catch {
        navigation.failure = error.localizedDescription
      }
    }
    .alert(
      "Not Opened",
      isPresented: Binding(
        get: { navigation.failure != nil }, set: { if !$0 { navigation.failure = nil } })
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: navigation.failure ?? "")
    }
  }
}

/// The navigation of one window.
@MainActor @Observable
final class MailNavigation {
  /// The thread that is open.
  var selection: MailThread.ID? {
    didSet { column = selection == nil ? .sidebar : .detail }
  }
  /// The words that are searched for.
  var words = ""
  /// The column that a narrow window shows.
  var column = NavigationSplitViewColumn.sidebar
  /// Whether a person is choosing files.
  var isOpening = false
  /// The reason for which files couldn't be opened.
  var failure: String?
}

extension FocusedValues {
  /// The navigation of the front window.
  @Entry var mailNavigation: MailNavigation?
}

/// The commands that the app adds to the menus.
struct MailCommands: Commands {
  @FocusedValue(\.mailNavigation) private var navigation

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Open Mail…") { navigation?.isOpening = true }
        .disabled(navigation == nil)
      Button("Open the Sample") { MailLibrary.shared.openSample() }
    }
  }
}
