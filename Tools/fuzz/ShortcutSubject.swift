import Foundation
import Synchronization
import TextAnalysis

#if !canImport(Darwin)
  import AppIntents
  import IntentDiscovery
  import IntentPhrases
#endif

extension Subject {
  /// What people say or type to run the shortcuts of an app.
  static func shortcuts() throws -> [Subject] {
    #if canImport(Darwin)
      return []
    #else
      let books = Mutex<[ShortcutPhraseBook]>([])
      let isDone = DispatchSemaphore(value: 0)
      Task.detached {
        for language in ["en", "de", "fr", "es"] {
          let book = await PhraseBookBuilder(
            applicationNames: ["SoupPot", "Pot"], limit: TimeLimit(seconds: 60, clock: .system),
            languages: [language]
          ).book(of: SoupShortcuts.self)
          books.withLock { $0.append(book) }
        }
        isDone.signal()
      }
      isDone.wait()
      let made = books.withLock { $0 }
      return [
        Subject(
          name: "shortcut phrases", openings: ["", "order ", "get me a large ", "hey, can you please "]
        ) { bytes, _ in
          let text = String(decoding: bytes, as: UTF8.self)
          for book in made {
            let matches = book.match(text)
            if matches.count > ShortcutPhraseBook.defaultLimit { return "more matches than were asked for" }
            if !matches.allSatisfy({ (0...1).contains($0.score) }) { return "a score out of bounds" }
            if bytes.count < 4_096, "\(book.answer(to: text))" != "\(book.answer(to: text))" {
              return "two answers to one text"
            }
          }
          return nil
        }
      ]
    #endif
  }
}

#if !canImport(Darwin)
  /// The shortcuts of an app that serves soups.
  private struct SoupShortcuts: AppShortcutsProvider {
    static var negativePhrases: NegativeAppShortcutPhrases {
      NegativeAppShortcutPhrases(phrases: ["Cancel my orders in \(.applicationName)"])
    }

    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: OrderSoup(),
        phrases: [
          "Order \(\.$soup) with \(.applicationName)",
          "Get me a \(\.$size) \(\.$soup) from \(.applicationName)",
        ], shortTitle: "Order", systemImageName: "fork.knife")
      AppShortcut(
        intent: ShowOrders(), phrases: ["Show my orders in \(.applicationName)"], shortTitle: "Orders",
        systemImageName: "list.bullet")
    }
  }

  private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
      .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["big", "king size"]),
    ]
  }

  private enum Soup: String, AppEnum {
    case tomato, mushroom, miso
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static let caseDisplayRepresentations: [Soup: DisplayRepresentation] = [
      .tomato: "Tomato Soup",
      .mushroom: DisplayRepresentation(title: "Crème of Mushroom", synonyms: ["mushrooms"]),
      .miso: "味噌汁",
    ]
  }

  private struct OrderSoup: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Size") var size: Size?
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct ShowOrders: AppIntent {
    static let title: LocalizedStringResource = "Show Orders"
    func perform() async throws -> some IntentResult { .result() }
  }
#endif
