import Testing

@Suite struct SchemaMisuseTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var source: String
    var identifier: String
    var line: Int
    var column: Int
    var mended: String?
    var testDescription: String { source }

    init(_ source: String, _ identifier: String, _ line: Int, _ column: Int, mended: String? = nil) {
      self.source = source
      self.identifier = identifier
      self.line = line
      self.column = column
      self.mended = mended
    }
  }

  @Test(arguments: [
    Mistake("@AppIntent(schema: .assistant.activate)\nfinal class C {}", "onlyOn", 1, 1),
    Mistake("@AppIntent(schema: .assistant.activate)\nactor C {}", "onlyOn", 1, 1),
    Mistake("@AppIntent(schema: .assistant.activate)\nenum C {}", "onlyOn", 1, 1),
    Mistake("@AppIntent(schema: .assistant.activate)\nextension C {}", "onlyOn", 1, 1),
    Mistake("@AppEntity(schema: .audio.song)\nfinal class C {}", "onlyOn", 1, 1),
    Mistake("@AppEnum(schema: .mail.category)\nstruct C {}", "onlyOn", 1, 1),
    Mistake("@AppIntent(schema: .assistant.activate)\nstruct C<T> {}", "generic", 2, 9),
    Mistake(
      "@AppIntent(schema: .assistant.activate) @AppEntity(schema: .audio.song) struct C {}", "secondSchema",
      1, 41,
      mended: "@AppIntent(schema: .assistant.activate)  struct C {}"),
    Mistake(
      "@AppIntent(schema: .messages.sendMesage)\nstruct C {}", "unknownSchema", 1, 30,
      mended: "@AppIntent(schema: .messages.sendMessage)\nstruct C {}"),
    Mistake(
      "@AppIntent(schema: .mesages.sendMessage)\nstruct C {}", "unknownDomain", 1, 21,
      mended: "@AppIntent(schema: .messages.sendMessage)\nstruct C {}"),
    Mistake("@AppIntent(schema: .messages.fry)\nstruct C {}", "unknownSchema", 1, 30),
    Mistake("@AppIntent(schema: .mail.message)\nstruct C {}", "otherKind", 1, 26),
    Mistake("@AppEntity(schema: .mail.category)\nstruct C {}", "otherKind", 1, 26),
    Mistake("@AppIntent(schema: theSchema)\nstruct C {}", "unreadableSchema", 1, 20),
    Mistake(
      "struct Outer {\n  @AppIntent(schema: .assistant.activate) private struct C {}\n}", "unreachable", 2,
      58,
      mended: "struct Outer {\n  @AppIntent(schema: .assistant.activate) fileprivate struct C {}\n}"),
    Mistake(
      "@AppIntent(schema: .assistant.activate)\nstruct C {\n  var a, b: String\n}", "severalVariables", 3, 7),
  ])
  func `A mistake is reported once, where it is`(mistake: Mistake) throws {
    let expansion = Expansion(mistake.source)
    let report = try #require(expansion.reports.first)
    #expect(expansion.reports.count == 1)
    #expect(report.identifier == mistake.identifier)
    #expect((report.line, report.column) == (mistake.line, mistake.column))
    if let mended = mistake.mended { #expect(expansion.fixed(mistake.source) == mended) }
  }

  @Test func `A name that is nearly right is proposed`() {
    #expect(
      Expansion("@AppIntent(schema: .messages.sendMesage)\nstruct C {}").messages == [
        "the domain 'messages' has no intent schema 'sendMesage'; did you mean 'sendMessage'?"
      ])
    #expect(
      Expansion("@AppEntity(schema: .calender.event)\nstruct C {}").messages == [
        "there is no domain 'calender' of schemas; did you mean 'calendar'?"
      ])
  }

  @Test func `After a mistake nothing more is asked of the type`() {
    let expansion = Expansion("@AppIntent(schema: .mail.openDraft)\nstruct C {}")
    #expect(expansion.reports.map(\.identifier) == ["missingMember"])
    #expect(expansion.text.contains("nonisolated AppIntents.__UnfinishedSchemaIntent {"))
    #expect(!expansion.text.contains("AppIntents.OpenIntent"))
  }

  @Test func `A private type at the level of the file is fine`() {
    #expect(Expansion("@AppIntent(schema: .assistant.activate)\nprivate struct C {}").messages == [])
    #expect(
      Expansion("private enum O {\n  @AppIntent(schema: .assistant.activate)\n  struct C {}\n}").messages
        == [])
  }
}
