import Testing

@Suite struct AppEnumMacroTests {
  @Test func `An enum gets its schema`() {
    let expansion = Expansion(
      """
      @AppEnum(schema: .mail.category)
      enum Category: String {
        case personal
        static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.personal: "Personal"]
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text.hasSuffix(
        """
        extension Category: nonisolated AppIntents.AppEnum, nonisolated AppIntents.AssistantSchemaEnum {
          nonisolated static var __appSchemaEnum: AppIntents.AppSchema.Enum {
            AppIntents.AppSchema.Enum(domain: "mail", name: "category", identifier: "MailCategory")
          }
        }
        """))
  }

  @Test(arguments: [
    ("enum Kind { case a }", "enum Kind: String { case a }"),
    ("enum Kind: Sendable { case a }", "enum Kind: String, Sendable { case a }"),
    ("enum Kind: AppEnum, CaseIterable { case a }", "enum Kind: String, AppEnum, CaseIterable { case a }"),
  ])
  func `An enum needs a raw type`(source: String, mended: String) throws {
    let attribute = "@AppEnum(schema: .photos.assetType)\n"
    let expansion = Expansion(attribute + source)
    let report = try #require(expansion.reports.first)
    #expect(report.identifier == "withoutRawType")
    #expect((report.line, report.column) == (2, 6))
    #expect(expansion.fixed(attribute + source) == attribute + mended)
    #expect(Expansion(attribute + mended).messages == [])
  }

  @Test(arguments: [
    "enum Kind: Int { case a }", "enum Kind: Name { case a }",
    "enum Kind: RawRepresentable { case a; var rawValue: String { \"\" } }",
  ])
  func `Any raw type will do`(source: String) {
    #expect(Expansion("@AppEnum(schema: .photos.assetType)\n" + source).messages == [])
  }
}
