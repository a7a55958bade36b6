import Foundation
import LanguageData
import Testing

@testable import LanguageCompiler

@Suite struct LanguageContractTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources")

  private static func english() throws -> LanguageSource {
    try LanguageSource(
      folder: resources.appending(path: "en"), actions: resources.appending(path: "actions"))
  }

  /// A table of the data with one field set to something else.
  @Test(arguments: [
    ("actionPatterns", 0, "pya", "no role \"pya\"", "request_money"),
    ("conversationPatterns", 1, "calendar.plan", "no rule \"calendar.plan\"", "calendar.plans"),
    ("actionPatterns", 3, "high", "no number from 0 to 1", "high"),
    ("actionEventKinds", 4, "socail", "no flag \"socail\"", "social"),
    ("actionTitleStyles", 1, "mnoth", "no part of a date \"mnoth\"", "month"),
    ("actionTitleStyles", 2, "13", "no clock \"13\"", "12"),
    ("conversationSensitive", 0, "greif", "no topic \"greif\"", "grief"),
    ("conversationSensitive", 1, "pya", "no kind of action \"pya\"", "pay"),
  ]) func aNameThatNoCodeKnowsEndsTheBuild(
    _ table: String, _ column: Int, _ name: String, _ message: String, _ allowed: String
  ) throws {
    var source = try Self.english()
    source.tables[table]?.rows[0].fields[column] = name
    let row = try #require(source.tables[table]?.rows[0])
    let error = #expect(throws: LanguageDataError.self) { try source.compiled() }
    let text = error?.message ?? ""
    #expect(text.contains(message), "\(text)")
    #expect(text.contains(allowed), "\(text)")
    #expect(text.hasPrefix("\(row.file): table \(table), row 1 ("), "\(text)")
  }

  @Test func aFlagOfAnotherRoleEndsTheBuild() throws {
    var source = try Self.english()
    let place = try #require(
      source.tables["actionPatterns"]?.rows.firstIndex { $0.fields[1] == "request.polite" })
    source.tables["actionPatterns"]?.rows[place].fields[4] = "aks"
    let error = #expect(throws: LanguageDataError.self) { try source.compiled() }
    let expected =
      "(request, request.polite): no flag of the role request \"aks\"; expected one of ask, get, give, phrase"
    #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
  }

  @Test func aRootThatNoCodeKnowsEndsTheBuild() throws {
    var source = try Self.english()
    source.grammars["time"]?.roots?.append("rootBear")
    let error = #expect(throws: LanguageDataError.self) { try source.compiled() }
    #expect(error?.message.contains("no root \"rootBear\"; expected one of rootBare, ") == true)
  }

  @Test func aRowThatTheCodeLooksUpHasToBeThere() throws {
    var source = try Self.english()
    source.tables["understandingCues"]?.rows.removeAll { $0.fields[0] == "verb of asking" }
    let error = #expect(throws: LanguageDataError.self) { try source.compiled() }
    #expect(error?.message.contains("expected a row verb of asking") == true)
  }

  /// A name that only the code has is a rule that nothing can reach.
  @Test func theDataUsesEveryName() throws {
    let source = try Self.english()
    let rows = LanguageContract.patternTables.flatMap { source.tables[$0]?.rows ?? [] }
    #expect(Set(PhraseRole.allCases.map(\.rawValue)).subtracting(rows.map { $0.fields[0] }) == [])
    #expect(Set(RuleName.allCases.map(\.rawValue)).subtracting(rows.map { $0.fields[1] }) == [])
    for role in PhraseRole.allCases {
      guard case .flags(let flags) = role.note else { continue }
      let used = rows.filter { $0.fields[0] == role.rawValue }
        .flatMap { $0.fields[4].split(separator: " ").map(String.init) }
      #expect(Set(flags.map(\.rawValue)).subtracting(used) == [], "\(role)")
    }
    let flags = PhraseRole.allCases.flatMap { role -> [PhraseFlag] in
      if case .flags(let flags) = role.note { flags } else { [] }
    }
    #expect(Set(PhraseFlag.allCases).subtracting(flags) == [])
    let relations = source.tables["actionImplied"]?.rows.map { $0.fields[2] } ?? []
    #expect(Set(ActionRelation.allCases.map(\.rawValue)).subtracting(relations) == [])
    #expect(Set(TimeRoot.allCases.map(\.rawValue)) == Set(source.grammars["time"]?.roots ?? []))
    for column in LanguageContract.columns {
      let table = try #require(source.tables[column.table])
      let place = try #require(table.columns.firstIndex(of: column.column))
      let used = table.rows.flatMap { $0.fields[place].split(separator: " ").map(String.init) }
      #expect(Set(column.names).subtracting(used) == [], "\(column.table), \(column.column)")
    }
  }

  @Test(arguments: [
    (#""kind": "pays""#, #""kind": "pay""#, "holds the kind pays"),
    (#""treshold": 0.6, "kind""#, #""kind""#, "no member treshold"),
    (#"{money} zahlen"#, #"{amount} zahlen"#, "expected amount, person, as in English"),
    (#""es": "Pagar [{amount}"#, #""es": "Pagar {amount}"#, "brackets stand in brackets"),
    (#""it": "Pagare {amount}""#, #""es": "Pagar {amount}[ a {person}]""#, "expected de, en, es, fr"),
  ]) func aFileOfAKindIsChecked(_ wrong: String, _ right: String, _ message: String) throws {
    let json = try String(
      contentsOf: Self.resources.appending(path: "actions/pay.json"), encoding: .utf8)
    #expect(throws: Never.self) { try ActionSource(Data(json.utf8), named: "pay.json") }
    let broken = json.replacing(right, with: wrong)
    #expect(broken != json)
    let error = #expect(throws: LanguageDataError.self) {
      try ActionSource(Data(broken.utf8), named: "pay.json")
    }
    #expect(error?.message.hasPrefix("actions/pay.json: ") == true)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (#""share": "phnoe""#, #""share": "phone""#, "nothing called phnoe is shared"),
    (#""by": "send_mesage""#, #""by": "send_message""#, "no kind of action send_mesage"),
    (#""rule": "span.phon""#, #""rule": "span.phone""#, "no rule span.phon"),
  ]) func whatImpliesAnActionIsChecked(_ wrong: String, _ right: String, _ message: String) throws {
    let json = try String(
      contentsOf: Self.resources.appending(path: "actions/call.json"), encoding: .utf8)
    let error = #expect(throws: LanguageDataError.self) {
      let broken = try ActionSource(Data(json.replacing(right, with: wrong).utf8), named: "call.json")
      var source = try Self.english()
      let kinds = try ActionSource.all(in: Self.resources.appending(path: "actions"))
      source.add(kinds.map { $0.kind == "call" ? broken : $0 }, language: "en")
      _ = try source.compiled()
    }
    #expect(error?.message.contains("actions/call.json: implied by") == true)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
