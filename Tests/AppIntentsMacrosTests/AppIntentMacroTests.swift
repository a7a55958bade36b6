import Testing

@Suite struct AppIntentMacroTests {
  @Test func `Stored variables become parameters and the type an intent of its schema`() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .messages.setMessageReadStatus)
      struct MarkRead {
        var message: LetterEntity
        var isRead: Bool
        func perform() async throws -> some IntentResult { .result() }
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct MarkRead {
          @AppIntents.IntentParameter
          var message: LetterEntity
          @AppIntents.IntentParameter
          var isRead: Bool
          func perform() async throws -> some IntentResult { .result() }
        }

        extension MarkRead: nonisolated AppIntents.AppIntent, nonisolated AppIntents.AssistantSchemaIntent {
          nonisolated static var __appSchemaIntent: AppIntents.AppSchema.Intent {
            AppIntents.AppSchema.Intent(domain: "messages", name: "setMessageReadStatus", identifier: "SetMessageReadStatusIntent")
          }
        }
        """)
  }

  @Test(arguments: [
    "@Parameter(title: \"Files\") var files: [IntentFile]", "@Dependency var files: [IntentFile]",
    "@AppDependency var files: [IntentFile]", "@IntentParameterDependency<Other>(\\.$x) var files",
    "@Clamped var files: Int", "let files: [IntentFile] = []", "static var files: [IntentFile] = []",
    "lazy var files: [IntentFile] = []", "weak var files: Folder?", "private var files: [IntentFile] = []",
    "var files: Int { 3 }", "var cache = Cache()", "private var cache: Cache?",
  ])
  func `A variable that is no plain one stays as it is`(declaration: String) {
    let expansion = Expansion("@AppIntent(schema: .assistant.activate)\nstruct Act {\n  \(declaration)\n}")
    #expect(expansion.messages == [])
    #expect(!expansion.text.contains("AppIntents.IntentParameter"))
    #expect(expansion.hasLine(declaration))
  }

  @Test(arguments: [
    "var note: String", "var note: Note", "var note: [Note]?", "@MainActor var note: String",
    "@available(*, deprecated) var note: String?", "var note: String? = nil", "public var note: Note",
    "var note: String { didSet { print(note) } }", "private(set) var note: String",
  ])
  func `A variable that the schema does not have is a parameter too`(declaration: String) {
    let expansion = Expansion("@AppIntent(schema: .assistant.activate)\nstruct Act {\n  \(declaration)\n}")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("@AppIntents.IntentParameter"))
  }

  @Test(arguments: [
    (".mail.openDraft", "OpenIntent", "var target: DraftEntity"),
    (".mail.deleteMail", "DeleteIntent", "var entities: [LetterEntity]"),
    (".system.search", "ShowInAppSearchResultsIntent", "var criteria: StringSearchCriteria"),
    (".photos.openAlbum", "OpenIntent", "var target: FolderEntity"),
    (".reminders.deleteReminders", "DeleteIntent", "var entities: [TaskEntity]"),
    (".phone.startCall", "AudioRecordingIntent", "var destination: Callee\n  var audioVisualMode: Mode"),
    (".journal.deleteEntry", "DeleteIntent", "var entities: [DayEntity]"),
    (".reader.openPage", "OpenIntent", "var target: PageEntity"),
  ])
  func `A schema brings the protocol of its kind of action`(path: String, name: String, member: String) {
    let expansion = Expansion("@AppIntent(schema: \(path))\nstruct Act {\n  \(member)\n}")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("nonisolated AppIntents.\(name) {"))
  }

  @Test(arguments: [
    (".journal.deleteEntry", "var entry: DayEntity"), (".browser.openURLInTab", "var url: URL"),
    (".calendar.deleteEvent", "var entity: EventEntity\n  var span: Span?"),
  ])
  func `An action that opens or deletes in a way of its own brings no protocol`(path: String, member: String)
  {
    let expansion = Expansion("@AppIntent(schema: \(path))\nstruct Act {\n  \(member)\n}")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("nonisolated AppIntents.AssistantSchemaIntent {"))
  }

  @Test(arguments: [("public", "public "), ("package", "package "), ("fileprivate", ""), ("internal", "")])
  func `What the macro adds is seen as far as the type`(modifier: String, written: String) {
    let expansion = Expansion("@AppIntent(schema: .assistant.activate)\n\(modifier) struct Act {}")
    #expect(
      expansion.hasLine("\(written)nonisolated static var __appSchemaIntent: AppIntents.AppSchema.Intent {"))
  }

  @Test func `A nested type is extended by its full name`() {
    let expansion = Expansion(
      "enum Outer {\n  struct Middle {\n    @AppIntent(schema: .assistant.activate) struct Act {}\n  }\n}")
    #expect(expansion.text.contains("extension Outer.Middle.Act: "))
  }

  @Test func `The older names expand to the same`() {
    let expansion = Expansion(
      "@AssistantIntent(schema: .photos.createAlbum)\nstruct Make { var name: String }")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("@AppIntents.IntentParameter"))
    #expect(
      expansion.text.contains("domain: \"photos\", name: \"createAlbum\", identifier: \"CreateAlbumIntent\""))
  }

  @Test func `A schema can be named as the platform's catalogue does`() {
    let expansion = Expansion(
      "@AssistantIntent(schema: AssistantSchema.IntentSchema(\"StopCaptureIntent\"))\nstruct Stop {}")
    #expect(expansion.messages == [])
    #expect(expansion.text.contains("domain: \"camera\", name: \"stopCapture\""))
  }

  @Test func `Members in branches of #if are there`() {
    let expansion = Expansion(
      """
      @AppIntent(schema: .photos.createAlbum)
      struct Make {
        #if os(Linux)
          var name: String
        #else
          var name: String
        #endif
      }
      """)
    #expect(expansion.messages == [])
  }
}
