import AppIntents
import Foundation
import IntentRuntime
import PersonalStore
import SearchIndex
import Storage
import SuggestionEngine
import Synchronization
import Testing
import UnicornChatModel

/// A store of the project, as the tests of damage fill and start it.
struct StoreCase: Sendable, CustomTestStringConvertible {
  /// The mark of its file.
  let applicationID: String
  /// The name of its file.
  let file: String
  /// Opens the store, as a start of the program does, and gives what a person would miss.
  let content: @Sendable (URL, Told) throws -> [String]
  /// Puts something into a new store, and gives what has to stay alive until its files were copied.
  let fill: @Sendable (URL) throws -> [any Sendable]

  var testDescription: String { file }

  /// Every store of the project.
  static let all = [chat, personal, donations, tickets, settings, answers, index]

  private static let chat = StoreCase(
    applicationID: "0x426B_5543", file: "chat.db",
    content: { folder, told in
      let store = try ChatStore(folder: folder, context: .system(), notice: told.add)
      return try store.contacts().map(\.name)
        + store.conversations(.all).flatMap { try store.messages(in: $0.id, before: nil, limit: 100) }.flatMap
      {
        message in
        try [message.text]
          + message.attachments.map { String(decoding: try store.data(of: $0), as: UTF8.self) }
      }
    },
    fill: { folder in
      let store = try ChatStore(folder: folder, context: .system())
      let people = [true, false].map {
        UnicornChatModel.Contact(
          id: UUID(), name: "Person \($0)", handle: "\($0)@example.org", hue: .pink, emblem: "🦄", isMe: $0)
      }
      _ = try store.seedIfEmpty { ChatHistory(contacts: people, conversations: []) }
      let conversation = try store.conversation(with: [people[1].id]).id
      for number in 0..<3 {
        let file = try store.addAttachment(Data("attachment \(number)".utf8), named: "\(number).txt")
        _ = try store.send(OutgoingMessage(text: "message \(number)", attachments: [file]), in: conversation)
      }
      return [store]
    })

  private static let personal = StoreCase(
    applicationID: "0x426B_5049", file: "personal.db",
    content: { folder, told in
      let store = try PersonalDatabase(at: folder.appending(path: "personal.db"), notice: told.add)
      let password = try PasswordFile(beside: folder.appending(path: "personal.db")).password(
        of: AccountID(rawValue: 1))
      return try store.items(PersonalStore.Reminder.self).map(\.value.title) + [password ?? "no password"]
    },
    fill: { folder in
      let file = folder.appending(path: "personal.db")
      let store = try PersonalDatabase(at: file)
      for number in 0..<20 { _ = try store.create(PersonalStore.Reminder(title: "Reminder \(number)")) }
      try PasswordFile(beside: file).set("secret", for: AccountID(rawValue: 1))
      return [store]
    })

  private static let donations = StoreCase(
    applicationID: "0x426B_446F", file: "donations.db",
    content: { folder, told in
      let store = try DonationStore(
        at: folder.appending(path: "donations.db"), program: "test", notice: { told.add($0) },
        types: { _ in nil })
      return try store.records().map(\.intent)
    },
    fill: { folder in
      let store = try DonationStore(
        at: folder.appending(path: "donations.db"), program: "test", types: { _ in nil })
      for _ in 0..<20 { store.add(IntentDonation(WaterIntent(), result: nil, date: Date(), source: "test")) }
      // Reading writes what waits.
      _ = try store.records()
      return [store]
    })

  private static let tickets = StoreCase(
    applicationID: "0x6263_6B72", file: "run-tickets.db",
    content: { folder, told in
      let tickets = try RunTickets(at: folder.appending(path: "run-tickets.db"))
      // A ticket that is known says that the file is the one that was filled.
      let isNew = try tickets.use(ticket, until: .distantFuture, now: Date(timeIntervalSince1970: 0))
      if isNew { told.add("The ticket can be used again.") }
      return isNew ? [] : ["used"]
    },
    fill: { folder in
      let tickets = try RunTickets(at: folder.appending(path: "run-tickets.db"))
      _ = try tickets.use(ticket, until: .distantFuture, now: Date(timeIntervalSince1970: 0))
      return [tickets]
    })

  private static let ticket = UUID()

  private static let settings = StoreCase(
    applicationID: "0x4253_4554", file: "settings.db",
    content: { folder, told in
      try SuggestionSettings(folder: folder, notice: { told.add($0) }).switches().map { "\($0)" }
    },
    fill: { folder in
      let settings = SuggestionSettings(folder: folder)
      for number in 0..<20 { try settings.set(false, app: "app \(number)") }
      return [settings]
    })

  private static let answers = StoreCase(
    applicationID: "0x4241_4E53", file: "answers.db",
    content: { folder, told in
      let store = try answerStore(folder, told)
      return ["\(try store.summary().answers)"]
    },
    fill: { folder in
      let store = try answerStore(folder, Told())
      _ = try store.summary()
      return [store]
    })

  private static func answerStore(_ folder: URL, _ told: Told) throws -> AnswerStore {
    try AnswerStore(
      folder: folder, settings: SuggestionSettings(folder: folder.appending(path: "none")), engine: "test",
      notice: { told.add($0) }, analysis: { _, _, _ in throw CancellationError() })
  }

  private static let index = StoreCase(
    applicationID: "0x426B_5349", file: "items.searchindex",
    content: { folder, told in
      let index = try SearchIndex(at: folder.appending(path: "items.searchindex"), vectors: nil)
      let count = try index.count()
      // What is missing is told on standard error, and found by the app that asks for nothing.
      if count == 0 { told.add("The index is empty.") }
      return ["\(count)"]
    },
    fill: { folder in
      let index = try SearchIndex(at: folder.appending(path: "items.searchindex"), vectors: nil)
      try index.put((0..<20).map { SearchItem(identifier: "\($0)", fields: [SearchField("text \($0)")]) })
      return [index]
    })
}

/// What a person was told.
final class Told: Sendable {
  private let state = Mutex<[String]>([])
  var lines: [String] { state.withLock { $0 } }
  @Sendable func add(_ line: String) { state.withLock { $0.append(line) } }
}

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"
  func perform() async throws -> some IntentResult { .result() }
}
