import Foundation
import Interchange
import Testing

@testable import UnicornMailModel

@Suite struct MailDraftTests {
  private func mail(_ head: String, _ body: String = "Hi") throws -> Mail {
    let collection = try MailCollection([.data(Data("\(head)\n\n\(body)\n".utf8), name: "m.eml")])
    return try #require(collection.threads.first?.last)
  }

  private func written(_ mail: Mail, text: String, name: String? = "Sam Reed") throws -> (MailMessage, String)
  {
    let draft = MailDraft(
      answering: mail, author: MailAddress(name: name, address: "sam@example.org"), text: text,
      date: Date(timeIntervalSince1970: 1_773_147_600), identifier: "id-1")
    return (try MailMessage(draft.data), String(decoding: draft.data, as: UTF8.self))
  }

  private static let head = """
    From: Ana Lee <ana@example.org>
    To: sam@example.org
    Subject: Lunch
    Message-ID: <2@example.org>
    References: <0@example.org> <1@example.org>
    """

  @Test func theChainOfAnswers() throws {
    let (draft, text) = try written(mail(Self.head), text: "Yes")
    #expect(draft.references == ["0@example.org", "1@example.org", "2@example.org"])
    #expect(text.contains("In-Reply-To: <2@example.org>\r\n") && text.contains("X-Unsent: 1\r\n"))
    #expect(draft.subject == "Re: Lunch" && draft.messageID == "id-1@example.org")
    #expect(draft.sender == MailAddress(name: "Sam Reed", address: "sam@example.org"))
    #expect(draft.recipients == [MailAddress(name: "Ana Lee", address: "ana@example.org")])
    #expect(draft.date == Date(timeIntervalSince1970: 1_773_147_600))
    let again = try written(mail(Self.head.replacing("Lunch", with: "RE: Lunch")), text: "")
    #expect(again.0.subject == "RE: Lunch")
  }

  @Test func answersGoWhereTheSenderWantsThem() throws {
    let (draft, _) = try written(mail(Self.head + "\nReply-To: list@example.net"), text: "Yes")
    #expect(draft.recipients.map(\.address) == ["list@example.net"])
  }

  /// The file has the subject's name, without signs that a file system doesn't take.
  @Test(arguments: [
    ("Q4 budget", "Re Q4 budget.eml"), ("Re: a/b: \u{202E}\"c\"?", "Re a b c.eml"), ("", "Draft.eml"),
    ("...", "Draft.eml"), ("Grüße", "Re Grüße.eml"),
  ])
  func nameOfTheFile(subject: String, name: String) throws {
    let mail = try mail("From: ana@example.org\nSubject: \(subject)")
    let draft = MailDraft(
      answering: mail, author: MailAddress(name: nil, address: "sam@example.org"), text: "",
      date: .distantPast,
      identifier: "1")
    #expect(draft.fileName == name)
  }

  /// Those who got the mail too get a copy if the person wants it, nobody twice, and not the person.
  @Test func everybody() throws {
    let head = """
      From: Ana Lee <ana@example.org>
      To: SAM@example.org, Ben <ben@example.org>, Ana Lee <ana@example.org>
      Cc: Cleo <cleo@example.org>, ben@example.org, not an address
      Subject: Lunch
      """
    var draft = MailDraft(
      answering: try mail(head), author: MailAddress(name: nil, address: "sam@example.org"), text: "Yes",
      date: .distantPast, identifier: "1")
    #expect(draft.others.map(\.address) == ["ben@example.org", "cleo@example.org"])
    #expect(try MailMessage(draft.data).copied.isEmpty)
    draft.includesEverybody = true
    let written = try MailMessage(draft.data)
    #expect(written.copied.map(\.address) == ["ben@example.org", "cleo@example.org"])
    #expect(written.recipients.first?.address == "ana@example.org" && !draft.goesElsewhere)
  }

  /// To a mail of one's own one adds something for those who got it.
  @Test func answeringOneself() throws {
    let (draft, _) = try written(mail("From: sam@example.org\nTo: ana@example.org\nSubject: x"), text: "And")
    #expect(draft.recipients.map(\.address) == ["ana@example.org"])
  }

  /// A text comes back as it was written.
  @Test(arguments: [
    "Hi Ana,\n\nYes.\n\nSam", "From now on = good.\n.\n..\nF",
    "Grüße 🦄 " + String(repeating: "ä", count: 200),
    String(repeating: "long ", count: 300) + "end", "tab\tin\n  and spaces  \nend", "",
  ])
  func texts(text: String) throws {
    let (draft, raw) = try written(mail(Self.head), text: text)
    #expect(draft.body.replacing("\r\n", with: "\n") == text.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(raw.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 78 && !$0.hasPrefix("From ") })
    #expect(raw.utf8.allSatisfy { $0 < 0x80 })
  }

  /// Values of the answered mail and of people are values, whatever they contain.
  @Test func nothingBeginsAField() throws {
    let evil = "=?utf-8?B?\(Data("Lunch\r\nBcc: evil@example.com\r\n\r\nBody".utf8).base64EncodedString())?="
    let hostile = """
      From: "\(evil) \\" <x>" <ana@example.org>
      To: sam@example.org
      Subject: \(evil)
      Message-ID: <a b\u{7F}@example.org>
      Reply-To: \(evil) <b@example.org>, "x" <not an address>
      References: <\(String(repeating: "y", count: 900))> <ok@example.org>
      """
    let (draft, raw) = try written(mail(hostile), text: "Yes", name: "Sam\r\nBcc: x@example.com")
    let fields = raw.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
      .filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    #expect(!fields.contains("Bcc") && Set(fields).count == fields.count, "\(raw)")
    #expect(draft.recipients.map(\.address) == ["b@example.org"])
    #expect(draft.references == ["ok@example.org"] && draft.body == "Yes")
  }

  @Test func longChainsKeepTheFirst() throws {
    let chain = (0..<60).map { "<\($0)@example.org>" }.joined(separator: " ")
    let (draft, _) = try written(
      mail("From: a@example.org\nMessage-ID: <last@example.org>\nReferences: \(chain)"), text: "")
    #expect(draft.references.count == 20 && draft.references.first == "0@example.org")
    #expect(draft.references.last == "last@example.org")
  }
}
