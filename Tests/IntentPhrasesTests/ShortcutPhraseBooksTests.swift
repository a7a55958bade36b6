import AppIntents
import FoundationPlus
import IntentDiscovery
import IntentPhrases
import Synchronization
import Testing

private struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private let library = Mutex<(songs: [String], asked: Int)>((["Daybreak"], 0))

private struct SongQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Song] { identifiers.map(Song.init) }
  func suggestedEntities() async throws -> [Song] {
    library.withLock { library in
      library.asked += 1
      return library.songs.map(Song.init)
    }
  }
}

private struct Play: AppIntent {
  static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Song") var song: Song
  init() {}
  init(_ song: Song) { self.song = song }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Pause: AppIntent {
  static let title: LocalizedStringResource = "Pause"
  @Parameter(title: "Song") var song: Song?
  func perform() async throws -> some IntentResult { .result() }
}

private struct Player: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Play(), phrases: ["Play \(\.$song) in \(.applicationName)"])
    AppShortcut(intent: Play(Song(id: "Reveille")), phrases: ["Wake me with \(.applicationName)"])
    AppShortcut(
      intent: Pause(),
      phrases: ["Pause \(\.$song) in \(.applicationName)", "Pause \(.applicationName)"])
  }
}

@Suite(.serialized) struct ShortcutPhraseBooksTests {
  private let books = ShortcutPhraseBooks(
    providers: [Player.self], applicationNames: ["Tune"], limit: TimeLimit(seconds: 1, clock: .standing))

  init() { library.withLock { $0 = (["Daybreak"], 0) } }

  private func finds(_ text: String) async -> Bool {
    if case .match = await books.answer(to: text) { true } else { false }
  }

  @Test func valuesAreAskedForAgainWhenTheAppSaysSo() async {
    // Within the test only: the process has one observer, and other tests set theirs.
    var scope = SystemScope()
    scope.fill(ShortcutUpdates.slot, with: books)
    await SystemScope.$current.withValue(scope) { await valuesAreAskedForAgain() }
  }

  private func valuesAreAskedForAgain() async {
    #expect(await finds("play daybreak in tune"))
    #expect(await !finds("play nocturne in tune"))
    #expect(await finds("wake me with tune"))
    library.withLock { $0.songs.append("Nocturne") }
    // Nobody said so.
    #expect(await !finds("play nocturne in tune"))
    #expect(library.withLock { $0.asked } == 2)
    Player.updateAppShortcutParameters()
    #expect(await finds("play nocturne in tune"))
  }

  @Test func manyChangesAtOnceCostFewQueries() async {
    _ = await books.books()
    let before = library.withLock { $0.asked }
    for _ in 0..<1_000 { books.parametersChanged(of: Player.self) }
    _ = await books.books()
    // Two parameters; one book that was begun, and one more for what changed since.
    #expect(library.withLock { $0.asked } - before <= 8)
  }

  @Test func eachLanguageHasABookAndFewAreKept() async {
    for number in 0..<3 * ShortcutPhraseBooks.maximumLanguages {
      await LanguagePreferences.$languages.withValue(["x-\(number)"]) { _ = await books.books() }
    }
    let atHand = (0..<3 * ShortcutPhraseBooks.maximumLanguages).count { number in
      LanguagePreferences.$languages.withValue(["x-\(number)"]) { books.bookAtHand(of: Player.self) != nil }
    }
    #expect(atHand == ShortcutPhraseBooks.maximumLanguages)
  }

  @Test func tipsAreFirstPhrases() async {
    // A phrase that needs no example comes first.
    #expect(books.phrase(for: Pause()) == "Pause Tune")
    #expect(books.phrase(for: Play(Song(id: "Etude"))) == "Play Etude in Tune")
    #expect(books.phrase(for: Play(Song(id: "Reveille"))) == "Wake me with Tune")
    #expect(books.phrase(for: Diner.ShowOrders()) == nil)
    let pause = Pause()
    pause.song = Song(id: "Etude")
    #expect(books.phrase(for: pause) == "Pause Etude in Tune")
  }
}
