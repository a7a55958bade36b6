import Foundation
import Storage
import Synchronization

/// A person's switches: what suggests nothing. They lie in the data folder, not with the answers, as nobody
/// can make them again; each read sees what was set last, by whichever process.
public final class SuggestionSettings: Sendable {
  private let folder: URL?
  /// The address of the file, which may not exist yet, with its path. It is looked for with each answer, and
  /// costly to put together.
  private let expected: (file: URL, path: String)
  private let notices: Notices
  /// Opened when there is something to read or to write; a person without switches has no file.
  private let opened = Mutex<RecoverableFile?>(nil)

  static let schema = Schema(
    applicationID: 0x4253_4554, name: "Beckon's settings",
    migrations: [
      // An empty text stands for all: no app, conversation or kind is named so.
      Migration(
        "switches",
        sql: """
          CREATE TABLE off (
            app TEXT NOT NULL, conversation TEXT NOT NULL, kind TEXT NOT NULL,
            PRIMARY KEY (app, conversation, kind)) STRICT, WITHOUT ROWID
          """)
    ])

  /// Creates the settings of a folder.
  ///
  /// - Parameters:
  ///   - folder: where `settings.db` lies; nil for the person's data folder (`DataLocations.data`).
  ///   - notice: called with sentences for the person. Where the file was damaged, everything is switched off
  ///     until the person says otherwise: what they had switched off is not known any more.
  public init(folder: URL? = nil, notice: @escaping @Sendable (String) -> Void = { _ in }) {
    self.folder = folder
    let file = (folder ?? DataLocations().data).appending(path: "settings.db")
    expected = (file, file.path)
    notices = Notices(notice)
  }

  /// The file, whether it is there yet or not; nil where the switches are in memory.
  public var location: URL? { opened.withLock { $0.map(\.location) } ?? expected.file }

  /// - Parameter making: whether to make the file where there is none.
  private func file(making: Bool) throws -> RecoverableFile? {
    try opened.withLock { opened in
      if let opened { return opened }
      var url: URL? = expected.file
      // A file that was there and is missing is begun anew, which is told.
      if !making, access(expected.path, F_OK) != 0, !Database.isMissing(expected.file) { return nil }
      if making, folder == nil {
        do { _ = try DataLocations().prepare(\.data) } catch let error as StorageError {
          notices.say("\(error.message) Switches hold until this program ends.")
          url = nil
        }
      }
      let file = try RecoverableFile(
        at: url, schema: SuggestionSettings.schema, options: .init(),
        notice: { [notices] text in notices.say(text) },
        onLoss: { [notices] connection in
          try connection.execute("INSERT OR IGNORE INTO off VALUES ('', '', '')")
          notices.say(
            "The settings could not be read, so suggestions are switched off. \"beckon settings on\" "
              + "switches them on.")
        },
        onReturn: { memory, file in
          let rows = try memory.read { connection in
            try connection.rows("SELECT app, conversation, kind FROM off") { row in
              try (0..<3).map { try row.value($0, as: String.self) }
            }
          }
          try file.write { connection in
            for row in rows {
              try connection.execute("INSERT OR IGNORE INTO off VALUES (?, ?, ?)", arguments: row)
            }
          }
        })
      opened = file
      return file
    }
  }

  /// All switches that are off, those that reach furthest first.
  /// - Throws: `StorageError`.
  public func switches() throws -> [SuggestionSwitch] {
    guard let file = try file(making: false) else { return [] }
    return try file.read { connection in
      try connection.rows(
        """
        SELECT app, conversation, kind FROM off
        ORDER BY (app <> '') + (conversation <> '') + (kind <> ''), app, conversation, kind
        """
      ) { row in
        SuggestionSwitch(app: try row.value(0), conversation: try row.value(1), kind: try row.value(2))
      }
    }
  }

  /// Turns on or off the suggestions that a switch names; other switches stay as they are.
  /// - Returns: false where it was so already.
  /// - Throws: `StorageError`.
  @discardableResult
  public func set(_ isOn: Bool, _ entry: SuggestionSwitch) throws -> Bool {
    guard let file = try file(making: !isOn) else { return false }
    return try file.write { connection in
      try connection.execute(
        isOn
          ? "DELETE FROM off WHERE app = ? AND conversation = ? AND kind = ?"
          : "INSERT OR IGNORE INTO off VALUES (?, ?, ?)",
        entry.app ?? "", entry.conversation ?? "", entry.kind ?? "")
      return connection.changes > 0
    }
  }

  /// Switches suggestions on or off: of a kind, in a conversation, in an app, or wherever one isn't given.
  @discardableResult
  public func set(
    _ isOn: Bool, kind: ActionKind? = nil, conversation: String? = nil, app: String? = nil
  ) throws -> Bool {
    try set(isOn, SuggestionSwitch(app: app, conversation: conversation, kind: kind))
  }

  /// Returns whether no switch turns these suggestions off; false where the settings can't be read.
  public func isOn(kind: ActionKind? = nil, conversation: String? = nil, app: String? = nil) -> Bool {
    let asked = SuggestionSwitch(app: app, conversation: conversation, kind: kind)
    return !current().contains { $0.covers(asked) }
  }

  /// Returns an answer without the actions that are switched off.
  ///
  /// For callers without a store; an `AnswerStore` does it by itself.
  /// - Parameter conversations: what the conversation is called, in each way in which it may be switched off.
  public func applied(
    to suggestions: Suggestions, conversations: [String] = [], app: String
  ) -> Suggestions {
    switchedKinds(conversations: conversations, app: app).applied(to: suggestions) { _ in .shown }
  }

  /// Returns the kinds that are switched off for a message of an app, whose conversation has these names.
  public func switchedKinds(conversations: [String], app: String) -> SwitchedKinds {
    SwitchedKinds(current(), conversations: conversations, app: app)
  }

  /// All switches that are off, as they are now; one for everything where they can't be read.
  func current() -> [SuggestionSwitch] {
    do {
      return try switches()
    } catch {
      notices.say("\(error) Until the settings can be read, suggestions are switched off.")
      return [SuggestionSwitch()]
    }
  }
}
