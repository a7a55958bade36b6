import Foundation
import Testing

@testable import UnicornMailModel

@Suite struct MailSearchTests {
  private func found(_ words: String) throws -> [String] {
    let mails = [
      "From: Jörg Weiß <jw@example.org>\nTo: Sam <sam@example.org>\nSubject: Q4 budget\n\nThe figures are in.",
      "From: Ana <ana@example.org>\nTo: Sam <sam@example.org>\nSubject: Long thoughts\n\nabout the Boat, Jörg.",
    ]
    let collection = try MailCollection(
      mails.enumerated().map { .data(Data($1.utf8), name: "\($0).eml") })
    return MailSearch(words).found(in: collection.threads).map(\.title).sorted()
  }

  @Test func peopleSubjectsAndTexts() throws {
    #expect(try found("boat") == ["Long thoughts"])
    #expect(try found("JORG budget") == ["Q4 budget"])
    #expect(try found("jörg") == ["Long thoughts", "Q4 budget"])
    #expect(try found("ana@example") == ["Long thoughts"])
    #expect(try found("boat budget").isEmpty)
    #expect(try found(" ").count == 2 && MailSearch("  ").isEmpty)
  }
}
